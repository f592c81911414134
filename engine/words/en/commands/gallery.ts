import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of the galleries of the development server, `/_blocks` and `/_looks`. */
export const gallery: CommandWords['gallery'] = {
  blocks: {
    title: 'Blocks',
    skip: 'Skip to the blocks',
    find: 'Find a block',
    noneFound: ({ typed }) => `No block with “${typed}”.`,
  },
  looks: {
    title: 'Looks',
    skip: 'Skip to the looks',
    find: 'Find a look',
    noneFound: ({ typed }) => `No look with “${typed}”.`,
  },
  view: 'How to show them',
  width: 'Width',
  theme: 'Theme',
  themes: { both: 'Both', light: 'Light', dark: 'Dark' },
  isDark: '(dark)',
  fields: ({ count }) => `Fields (${count})`,
  required: '* required',
  openAlone: 'Open on its own',
  copy: 'Copy',
  yamlToCopy: ({ title }) => `the YAML of ${title}`,
  yaml: ({ title }) => `YAML of ${title}`,
  copied: 'Copied',
  notCopied: 'That failed: select and copy it',
  siteErrors: 'There are errors in the site.',
  seeErrors: 'See the errors',
};
