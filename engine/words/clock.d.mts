/** The format of `Intl` for a language and a time zone. */
export function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;

/** The day of a moment in a time zone, `2026-12-31`. */
export function dayOf(moment: Date, timeZone: string): string;

/** A moment as a clock of a time zone shows it, `2026-12-31T09:05:00`. */
export function clockOf(moment: Date, timeZone: string): string;

/**
 * The moment at which a clock of a time zone shows `clock` (`2026-12-31T09:05`), ISO 8601 in UTC. A time that the zone
 * leaves out in spring is taken an hour later; one that it has twice in autumn is the first.
 */
export function momentAt(clock: string, timeZone: string): string;
