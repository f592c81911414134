import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao contacts`. */
export const contacts: CommandWords['contacts'] = {
  braces: 'What differs from page to page is between {{ }}; the text of each one: --page.',
  anyPost: ({ anyPostPath }) => `${anyPostPath} stands for all posts of the blog.`,
  unused: ({ names }) => `No button uses: ${names}.`,
  about: 'lists the contact buttons, each with its number or address and its message',
  pageFlag: '--page <path>',
  pageOption: 'only the buttons of this page',
  jsonOption: 'answers in JSON, every button of every page',
  onPages: ({ count }) => `on ${count} ${count === 1 ? 'page' : 'pages'}`,
  quoted: ({ message }) => `"${message}"`,
  blocks: ({ count }) => (count === 1 ? 'block' : 'blocks'),
  writtenAt: 'written at',
  unknownContact: 'unknown contact',
  notInSiteError: 'ERROR: not in site.yaml',
  notInSite: 'not in site.yaml',
  action: ({ kind }) =>
    ({
      chat: 'opens a chat with',
      call: 'calls',
      book: 'books at',
      write: 'writes to',
      find: 'shows on the map',
    })[kind],
  placeholder: ', placeholder',
  block: 'block',
  count: ({ buttons, pages, numbers, placeholders }) =>
    [
      `${buttons} ${buttons === 1 ? 'contact button or link' : 'contact buttons and links'}`,
      ` on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
      `, ${numbers} ${numbers === 1 ? 'contact' : 'contacts'}`,
      placeholders > 0
        ? ` (${placeholders} ${placeholders === 1 ? 'placeholder' : 'placeholders'}).`
        : '.',
    ].join(''),
  kinds: { chat: 'chat', call: 'call', book: 'booking', write: 'email', find: 'map' },
};
