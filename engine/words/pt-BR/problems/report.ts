/** What stands around problems in a report: marks, counts, headings. */
export const report = {
  /** How each of what the law asks for is written in site.yaml. */
  lawfulLines: {
    legalName: 'legalName: { value: "Razão Social Ltda." }',
    cnpj: 'cnpj: { value: "11.222.333/0001-81" }',
    address: 'address: { street: "Rua Exemplo, 100", locality: Vila Nova, region: SP }',
    email: 'email: { value: contato@exemplo.com.br }',
  },
  none: 'Nenhum problema.',
  noErrors: 'Sem erros.',
  seeAlso: 'Veja também',
  warning: 'aviso',
  /** What will be wrong from a moment on. */
  since: ({ moment, what }: { moment: string; what: string }) => `A partir de ${moment}: ${what}`,
  /** `places` of problems that have fewer causes; null where each has its own. */
  count: ({
    errors,
    warnings,
    locations,
    files,
  }: {
    errors: number;
    warnings: number;
    locations: number | null;
    files: number;
  }) =>
    [
      `${errors} ${errors === 1 ? 'erro' : 'erros'}, ${warnings} ${warnings === 1 ? 'aviso' : 'avisos'} em `,
      locations === null ? '' : `${locations} ${locations === 1 ? 'lugar' : 'lugares'} de `,
      `${files} ${files === 1 ? 'arquivo' : 'arquivos'}.`,
    ].join(''),
  otherLocations: ({ count }: { count: number }) =>
    `E ${count === 1 ? 'mais um lugar' : `mais ${count} lugares`} pela mesma causa:`,
};
