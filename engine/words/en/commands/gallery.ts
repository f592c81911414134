import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of the gallery of the development server, `/_blocks`. */
export const gallery: CommandWords['gallery'] = {
  title: 'Blocks',
  looks: 'Looks',
  skip: 'Skip to the blocks',
  view: 'How to show them',
  width: 'Width',
  theme: 'Theme',
  themes: { both: 'Both', light: 'Light', dark: 'Dark' },
  isDark: '(dark)',
  find: 'Find a block',
  noneFound: ({ typed }) => `No block with “${typed}”.`,
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
