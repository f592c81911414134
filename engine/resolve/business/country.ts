/** The code of the country that `code` (two letters) stands for: itself, the one in use instead of it (`UK` is `GB`), or null where there is none. */
export function countryOf(code: string): string | null {
  const { region = code } = new Intl.Locale(`und-${code}`);
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region);
  return name === undefined || unknown.has(region) ? null : region;
}

/** Codes with a name that are no country. */
const unknown = new Set(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB']);
