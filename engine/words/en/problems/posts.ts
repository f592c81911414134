import type { posts as reference } from '../../pt-BR/problems/posts.ts';

/** Problems of posts that are written as Markdown files. */
export const posts: typeof reference = {
  'front-matter-missing': {
    what: () => 'The file does not begin with the header of a post.',
    fix: () =>
      'Begin with a line "---", the fields title, description and tags, another line "---", and then the text.',
  },
  'front-matter-open': {
    what: () => 'The header of the post does not end.',
    fix: () => 'Write a line with "---" alone after the last field.',
  },
  'post-without-text': {
    what: () => 'The post has no text.',
    fix: () => 'Write the text, in Markdown, after the second line "---".',
  },
  'post-too-long': {
    what: (p) =>
      `The text has ${p.characters.toLocaleString('en')} characters; the limit is ${p.limit.toLocaleString('en')}.`,
    fix: () => 'Split it into two posts.',
  },
  'post-without-address': {
    what: (p) => `The title "${p.title}" has no letter or digit to make an address of.`,
    fix: () => 'Write the address in "slug", as in: slug: what-to-look-at-first',
  },
  'post-reference': {
    what: (p) =>
      `Visitors would read "${p.text}" letter by letter: a post fills the claims of the site alone, in its text.`,
    fix: () =>
      'Use {{claims.name}} with a name of "claims" in site.yaml, or write the value itself.',
  },
  'post-withdrawn-early': {
    what: (p) => `The post would be withdrawn at ${p.until}, and appears at ${p.from} only.`,
    fix: () => 'Write a moment after "publishedAt" in "withdrawnAt".',
  },
};
