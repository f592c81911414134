/** Words of `portao routes`. */
export const routes = {
  notFound: '404, para endereços que não existem',
  noindex: 'noindex, fora dos buscadores',
  canonical: ({ canonical }: { canonical: string }) => `canônica: ${canonical}`,
  variant: 'variante de busca',
  postsElsewhere: ' Os posts do blog não estão aqui: veja-os no painel.',
  count: ({ count, listed }: { count: number; listed: number }) =>
    `${count} endereços, ${listed} deles para os buscadores.`,
  about: 'lista os endereços do site, com o arquivo de cada um',
};
