/** Words of `portao alike`. */
export const alike = {
  about: 'diz que páginas se repetem, quanto, e o bloco que mais se repete',
  columns: ['igual', 'página', 'parecida com', 'o que mais se repete'],
  count: ({ above, limit, median }: { above: number; limit: string; median: string }) =>
    `${above === 1 ? '1 página tem' : `${above} páginas têm`} ${limit} ou mais em comum com outra; metade tem pelo menos ${median}. Nomes de lugares e números não contam.`,
};
