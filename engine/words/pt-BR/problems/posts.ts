import { said } from '../../wording.ts';

/** Problems of posts that are written as Markdown files. */
export const posts = {
  'front-matter-missing': said<Record<never, never>>({
    what: () => 'O arquivo não começa com o cabeçalho do post.',
    fix: () =>
      'Comece com uma linha "---"; depois os campos title, description e tags, outra linha "---", e então o texto.',
  }),
  'front-matter-open': said<Record<never, never>>({
    what: () => 'O cabeçalho do post não termina.',
    fix: () => 'Escreva uma linha só com "---" depois do último campo.',
  }),
  'post-without-text': said<Record<never, never>>({
    what: () => 'O post não tem texto.',
    fix: () => 'Escreva o texto, em Markdown, depois da segunda linha "---".',
  }),
  'post-too-long': said<{ characters: number; limit: number }>({
    what: (p) =>
      `O texto tem ${p.characters.toLocaleString('pt-BR')} letras; o limite é ${p.limit.toLocaleString('pt-BR')}.`,
    fix: () => 'Divida o texto em dois posts.',
  }),
  'post-without-address': said<{ title: string }>({
    what: (p) =>
      `Não dá para fazer um endereço do título "${p.title}": ele não tem letras nem números.`,
    fix: () => 'Escreva o endereço em "slug", como em: slug: o-que-olhar-primeiro',
  }),
  'post-reference': said<{ text: string }>({
    what: (p) =>
      `O visitante leria "${p.text}" letra por letra: um post só preenche as afirmações do site, e só no texto.`,
    fix: () =>
      'Use {{claims.nome}} com um nome de "claims", em site.yaml, ou escreva o valor por extenso.',
  }),
  'post-withdrawn-early': said<{ from: string; until: string }>({
    what: (p) => `O post sairia do ar em ${p.until}, e só entra em ${p.from}.`,
    fix: () => 'Escreva em "withdrawnAt" um momento depois de "publishedAt".',
  }),
};
