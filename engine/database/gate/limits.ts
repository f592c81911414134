// How long what passes the gate may be, and how long it may take.

/** Longest path and query of a visitor, characters, and longest answer to one, bytes. */
export const [longestUrl, longestAnswer] = [2_048, 4 * 1024 * 1024];
/**
 * Longest bodies, bytes. A visitor's longest is a link that is used: a token, a password and a name of 200 characters each. Staff
 * send a post, the secret key what the site is and rows to import.
 */
export const bodyLimits = { visitor: 4 * 1024, staff: 1024 * 1024, key: 16 * 1024 * 1024 } as const;
/** How long a request may take the database, ms: of a visitor; a sign-in (it compares a password); of staff; with the secret key. */
export const timeLimits = { visitor: 5_000, signIn: 10_000, staff: 10_000, key: 30_000 } as const;
