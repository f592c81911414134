/**
 * What the clock of a zone is called, by its place: `São Paulo Time`. A country names its own zones otherwise (`BRT`), so
 * `locale` is a form of the language from where they have no name.
 */
export const zoneName = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')!.value;
