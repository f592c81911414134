/** True for a day of the calendar, `year-month-day`: the format `date` of the schemas. */
export function date(text: string): boolean;

/** True for a day, or a day and a time: the format `moment` of the schemas. */
export function moment(text: string): boolean;

/** True for the name of a drawing; asked within `withDrawings`: the format `drawing` of the compiled schemas. */
export function drawing(text: string): boolean;

/** What `judge` says while drawings have these names. */
export function withDrawings<Result>(names: ReadonlySet<string>, judge: () => Result): Result;

/** True for a time zone of IANA, `Europe/London`: the format `timeZone` of the schemas. */
export function timeZone(text: string): boolean;
