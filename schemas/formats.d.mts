/** True for a day of the calendar, `year-month-day`: the format `date` of the schemas. */
export function date(text: string): boolean;

/** True for a day, or a day and a time: the format `moment` of the schemas. */
export function moment(text: string): boolean;
