import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao check`. */
export const check: CommandWords['check'] = {
  nothing: '(nothing)',
  corrections: ({ count }) => (count === 1 ? '1 correction.' : `${count} corrections.`),
  about: 'checks all documents without building',
  paths: 'only the problems of these files and folders',
  format: 'form of the answer',
  fix: 'corrects what is safe: mistyped names, order of fields, schema line',
  strict: 'ends with 1 for warnings as well',
  launch:
    'shows only what is missing before the site may be public, and ends with 1 if anything is',
};
