import { goodPost, type PostMistake } from './mistake.ts';

const text = 'Primeiro limpe a fotocélula.';

/** Mistakes in posts that are written as Markdown files. */
export const postMistakes: readonly PostMistake[] = [
  {
    name: 'a post without its header',
    code: 'front-matter-missing',
    caption: 'um post sem cabeçalho',
    english: true,
    post: [goodPost.slice(0, goodPost.indexOf(text)), '# Portão que não fecha\n\n'],
  },
  {
    name: 'the header of a post does not end',
    code: 'front-matter-open',
    caption: 'um cabeçalho sem fim',
    post: ['fotocélula]\n---\n', 'fotocélula]\n'],
  },
  {
    name: 'a post without a text',
    code: 'post-without-text',
    caption: 'um post só com o cabeçalho',
    post: [text, ''],
  },
  {
    name: 'a post that is a book',
    code: 'post-too-long',
    caption: 'um post longo demais',
    post: [`\n${text}\n`, `${text}\n`.repeat(8000)],
  },
  {
    name: 'a title that gives no address',
    code: 'post-without-address',
    caption: 'um título sem letras',
    english: true,
    post: ['Portão que não fecha', '"?!"'],
  },
  {
    name: 'a post that is withdrawn before it appears',
    code: 'post-withdrawn-early',
    caption: 'um post que sai antes de entrar',
    english: true,
    post: ['tags:', 'publishedAt: 2026-12-20\nwithdrawnAt: 2026-12-02\ntags:'],
  },
  { name: 'a colon in the title of a post', code: 'syntax', post: ['Portão que', 'Portão: o que'] },
  { name: 'a typo in the header of a post', code: 'field-unknown', post: ['tags:', 'tgas:'] },
  {
    name: 'a reference in a post',
    code: 'post-reference',
    caption: 'uma referência em um post',
    english: true,
    post: [text, `${text} Atendemos {{region.in}}.`],
  },
];
