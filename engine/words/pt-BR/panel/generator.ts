/** 'Gerador de Posts'. */
export const generator = {
  intro: 'Textos de modelos prontos, com os números do site.',
  topic: 'Tópico',
  topicHint: ({ count }: { count: number }): string =>
    `Escolha um dos ${count} da lista, ou escreva um deles com as suas palavras.`,
  loading: 'Buscando os modelos…',
  loadFailed: 'Os modelos de texto não puderam ser carregados.',
  generate: 'Gerar Post',
  generated: 'Post Gerado com Sucesso!',
  generatedScore: ({ score }: { score: number }): string => `Nota SEO: ${score}/100.`,
  topicMissing: 'Por favor, insira um tópico para gerar o post.',
  topicNotCovered: ({ typed, nearest }: { typed: string; nearest: readonly string[] }): string =>
    `O gerador não tem texto sobre “${typed}”. Os assuntos mais próximos: ${nearest.map((name) => `“${name}”`).join(', ')}.`,
  failed: 'Erro ao gerar o post. Tente novamente.',
  published: 'Post Publicado!',
  publishedAt: ({ title, slug }: { title: string; slug: string }): string =>
    `${title}, em /blog/${slug}.`,
  draftSaved: 'Rascunho Salvo',
  draftSavedText: ({ title }: { title: string }): string => `${title}. Está em Gerenciar Posts.`,
  alike: ({ slug, title, percent }: { slug: string; title: string; percent: number }): string =>
    `Este texto repete ${percent}% de /blog/${slug} (${title}). Escolha outro tópico, ou mude aquele post.`,
  /** What is safe where that failed. */
  kept: 'O texto gerado continua aqui.',
  publishFailed: 'Erro ao publicar o post. Tente novamente.',
  draft: 'Prévia do post',
  openingText: 'Abrindo o texto…',
  less: 'Ver só o começo',
  more: 'Ver o texto inteiro',
  publish: 'Publicar Post no Blog',
  saveDraft: 'Salvar como rascunho',
  another: 'Gerar outra versão',
  dropQuestion: 'Descartar este texto?',
  dropText: ({ title }: { title: string }): string =>
    `“${title}” não foi publicado nem salvo, e se perde. O tópico fica no campo.`,
  drop: 'Descartar',
};
