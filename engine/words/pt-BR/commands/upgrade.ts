/** Words of `portao upgrade`. */
export const upgrade = {
  about: 'leva os documentos de uma versão anterior à versão instalada',
  nothing: 'Os documentos já são os desta versão.',
  /** What each upgrade does, by its name. */
  says: {
    schemaLine: 'A linha do esquema diz onde os esquemas do site estão agora.',
    ownPicture:
      'Uma abertura da biblioteca mostra o mapa ou nada: o desenho próprio é agora um bloco do site, em blocks/hero.',
    answersPage: 'A busca diz em link que página abre onde não há JavaScript.',
    roles:
      'Os esquemas dos blocos do site dizem em x-role o que é cada texto; confira os que não são lidos por pessoas.',
    confirmed:
      'Uma afirmação diz em "confirmed" quem a conferiu, quando e de onde; sem isso fica em aberto, e sample sai.',
    promotions:
      'O que fala de uma promoção diz em show que só aparece enquanto ela vale: o item da lista, ou o bloco.',
  },
  documents: ({ count }: { count: number }) =>
    count === 1 ? 'Muda em 1 documento.' : `Muda em ${count} documentos.`,
  byHand: 'Falta fazer à mão:',
  /** What is left to a person, by its name. */
  left: {
    places: ({ places }: { places: string }) =>
      `Estes blocos estão escritos de um jeito que não se muda sem risco: ${places}. Ponha cada campo numa linha própria, type primeiro, sem & nem *, e rode o comando de novo.`,
    blocks: ({ types }: { types: string }) =>
      `Estes blocos não são da biblioteca: ${types}. Se o site é de uma versão anterior, são agora dele: ponha cada um em blocks/, como diz docs/upgrading.md.`,
    keyPhrases:
      'A nota dos posts não conta mais expressões que a máquina conhecia. Para que conte as do site, escreva-as em blog.keyPhrases, em site.yaml.',
    entry: 'A pasta entry/ não serve mais para nada: apague-a.',
  },
};
