/** Words of `portao check`. */
export const check = {
  nothing: '(nada)',
  corrections: ({ count }: { count: number }) =>
    count === 1 ? '1 correção.' : `${count} correções.`,
  about: 'confere todos os documentos sem construir',
  paths: 'só os problemas destes arquivos e pastas',
  format: 'forma da resposta',
  fix: 'corrige o que é seguro: nomes trocados, ordem dos campos, linha do esquema',
  strict: 'termina com 1 também se só houver avisos',
  launch: 'mostra só o que falta para publicar de verdade, e termina com 1 se faltar algo',
};
