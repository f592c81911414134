/** What a section has to say beside an advice, and the page that says it; nothing where nothing is missing. */
export const missingWords = (missing: readonly string[], page: string | null): string =>
  missing.length === 0
    ? ''
    : `Say in the same section: ${missing.join('; ')}.${page === null ? '' : ` Or put a link to ${page} there.`}`;
