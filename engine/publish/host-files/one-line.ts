/** The text itself; throws for a control character, which would begin a second line or break XML. */
export function oneLine(text: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(text))
    throw new RangeError(`Control character in ${JSON.stringify(text)}`);
  return text;
}
