/** Words of `portao generate`, and of what else calls the generator. */
export const generate = {
  about: 'gera o que se tira dos blocos e desenhos próprios do site: esquemas e tipos',
  check: 'só diz o que está desatualizado; termina com 1 se houver algo',
  written: 'Gerado:',
  current: 'Já estava tudo em dia: nada foi gravado.',
  outOfDate: 'Desatualizado:',
  run: 'Rode: npm run portao -- generate',
  failed: ({ output }: { output: string }) =>
    `O que se gera dos blocos e desenhos próprios não pôde ser gerado. Corrija o que segue e rode: npm run portao -- generate\n${output}`,
};
