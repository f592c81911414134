/** Why a password cannot be one: too short or too long, known to attackers, the account's own name or address; null if it can. */
export function passwordProblem(
  password: string,
  account?: { readonly email?: string; readonly name?: string },
): 'length' | 'known' | 'own' | null;

/** Throws `DataFault` (`password`) for a password that cannot be one; `title` begins the sentence. */
export function refuseBadPassword(
  title: string,
  password: string,
  account?: { readonly email?: string; readonly name?: string },
): void;
