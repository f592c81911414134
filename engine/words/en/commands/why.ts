import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao why`. */
export const why: CommandWords['why'] = {
  sayWords: 'Say in --find the words that you look for.',
  aroundPosts: 'around each post (its own text is in the panel)',
  notFound: ({ path, find }) =>
    `No text of ${path} contains "${find}". Try with fewer words. The text of a post is in the panel; words of buttons such as "Menu" are the program's.\n`,
  about: 'says in which file and line each text of a page is',
  pathArgument: '<path>',
  pathOption: 'path of the page, such as /contact',
  findFlag: '--find <text>',
  findOption: 'only the texts with these words, with or without accents',
  computedFrom: 'computed from',
  computed: 'computed: ',
  rest: ({ own }) =>
    `What else the page says are words of the program, in the site's language${own.length > 0 ? `, or of the site's own blocks: ${own.join(', ')}` : ''}.`,
  value: ({ value }) => `value "${value}", which goes into`,
  layout: '  frame of all pages',
  partial: ({ name, slot, location }) =>
    slot === undefined
      ? `  from the partial ${name}, used at ${location}`
      : `  in the slot ${slot} of the partial ${name}, used at ${location}`,
  added: 'Added by the site',
  moreTexts: ({ count }) => `… and ${count} more (find one with --find)`,
  head: 'Title, description and keywords (for search engines and networks)',
  roles: {
    text: '',
    message: 'message of the chat: ',
    number: 'number: ',
    address: 'opens: ',
    picture: 'text of the picture for networks: ',
  },
};
