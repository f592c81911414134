import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao generate`, and of what else calls the generator. */
export const generate: CommandWords['generate'] = {
  about: "generates what is derived from the site's own blocks and drawings: schemas and types",
  check: 'only says what is out of date; ends with 1 if anything is',
  written: 'Generated:',
  current: 'Everything was up to date: nothing was written.',
  outOfDate: 'Out of date:',
  run: 'Run: npm run portao -- generate',
  failed: ({ output }) =>
    `What is derived from the site's own blocks and drawings could not be generated. Fix what follows and run: npm run portao -- generate\n${output}`,
};
