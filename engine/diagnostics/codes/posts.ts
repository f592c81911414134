import { problem } from '../wording.ts';

/** Problems of posts that are written as Markdown files. */
export const postProblems = {
  'front-matter-missing': problem<Record<never, never>>({
    level: 'error',
    'pt-BR': {
      what: () => 'O arquivo não começa com o cabeçalho do post.',
      fix: () =>
        'Comece com uma linha "---"; depois os campos title, description e tags, outra linha "---", e então o texto.',
    },
    en: {
      what: () => 'The file does not begin with the header of a post.',
      fix: () =>
        'Begin with a line "---", the fields title, description and tags, another line "---", and then the text.',
    },
  }),
  'front-matter-open': problem<Record<never, never>>({
    level: 'error',
    'pt-BR': {
      what: () => 'O cabeçalho do post não termina.',
      fix: () => 'Escreva uma linha só com "---" depois do último campo.',
    },
    en: {
      what: () => 'The header of the post does not end.',
      fix: () => 'Write a line with "---" alone after the last field.',
    },
  }),
  'post-without-text': problem<Record<never, never>>({
    level: 'error',
    'pt-BR': {
      what: () => 'O post não tem texto.',
      fix: () => 'Escreva o texto, em Markdown, depois da segunda linha "---".',
    },
    en: {
      what: () => 'The post has no text.',
      fix: () => 'Write the text, in Markdown, after the second line "---".',
    },
  }),
  'post-too-long': problem<{ characters: number; limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `O texto tem ${p.characters.toLocaleString('pt-BR')} letras; o limite é ${p.limit.toLocaleString('pt-BR')}.`,
      fix: () => 'Divida o texto em dois posts.',
    },
    en: {
      what: (p) =>
        `The text has ${p.characters.toLocaleString('en')} characters; the limit is ${p.limit.toLocaleString('en')}.`,
      fix: () => 'Split it into two posts.',
    },
  }),
  'post-without-address': problem<{ title: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `Não dá para fazer um endereço do título "${p.title}": ele não tem letras nem números.`,
      fix: () => 'Escreva o endereço em "slug", como em: slug: o-que-olhar-primeiro',
    },
    en: {
      what: (p) => `The title "${p.title}" has no letter or digit to make an address of.`,
      fix: () => 'Write the address in "slug", as in: slug: what-to-look-at-first',
    },
  }),
};
