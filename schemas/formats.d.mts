/** True for a day of the calendar, `year-month-day`: the format `date` of the schemas. */
export function date(text: string): boolean;
