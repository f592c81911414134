/** What stands around problems in a report: marks, counts, headings. */
export const report = {
  none: 'Nenhum problema.',
  noErrors: 'Sem erros.',
  seeAlso: 'Veja também',
  warning: 'aviso',
  /** `places` of problems that have fewer causes; null where each has its own. */
  count: ({
    errors,
    warnings,
    places,
    files,
  }: {
    errors: number;
    warnings: number;
    places: number | null;
    files: number;
  }) =>
    [
      `${errors} ${errors === 1 ? 'erro' : 'erros'}, ${warnings} ${warnings === 1 ? 'aviso' : 'avisos'} em `,
      places === null ? '' : `${places} ${places === 1 ? 'lugar' : 'lugares'} de `,
      `${files} ${files === 1 ? 'arquivo' : 'arquivos'}.`,
    ].join(''),
  otherPlaces: ({ count }: { count: number }) =>
    `E ${count === 1 ? 'mais um lugar' : `mais ${count} lugares`} pela mesma causa:`,
};
