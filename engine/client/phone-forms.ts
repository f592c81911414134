// Telephone numbers as the people of one country write them, without the library that knows all countries.

/** How the numbers of a country are written in it. */
export interface PhoneForms {
  /** International prefix, `55`. */
  readonly code: string;
  /**
   * A number has the first form that fits its national digits: `begins` and, as a whole, `digits` are regular expressions,
   * `written` is what stands in their place.
   */
  readonly forms: readonly {
    readonly begins: string;
    readonly digits: string;
    readonly written: string;
  }[];
}

/** A text that is a number of E.164. */
const international = /^\+\d{8,15}$/;

/** A number of E.164 as it is written in its country, `(11) 90000-0000`; any other text as it is. */
export function writtenPhone(text: string, country: PhoneForms | null): string {
  if (!country || !international.test(text) || !text.startsWith(`+${country.code}`)) return text;
  const digits = text.slice(1 + country.code.length);
  for (const form of country.forms) {
    const whole = new RegExp(`^(?:${form.digits})$`);
    if (new RegExp(`^(?:${form.begins})`).test(digits) && whole.test(digits))
      return digits.replace(whole, form.written);
  }
  return text;
}

/** A number as people type it, in E.164 where it is a whole number of the country; what has a + keeps it, and anything else stays. */
export function phoneOf(typed: string, country: PhoneForms | null): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return typed.trim();
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (country === null) return typed.trim();
  const { code } = country;
  const national = [digits, digits.replace(/^0/, '')].map((number) => `+${code}${number}`);
  const possible = digits.startsWith(code) ? [...national, `+${digits}`] : national;
  return possible.find((number) => writtenPhone(number, country) !== number) ?? typed.trim();
}
