/** What a section has to say beside an advice, and the page that says it; nothing where nothing is missing. */
export const missingWords = (missing: readonly string[], page: string | null): string =>
  missing.length === 0
    ? ''
    : `Diga no mesmo trecho: ${missing.join('; ')}.${page === null ? '' : ` Ou ponha ali um link para ${page}.`}`;
