import type { Edits } from '../engine/site-copy.ts';
import { home, type SiteMistake } from './mistake.ts';

/** A text of the home page that says the fact `visitDays`. */
const usedIn: Edits = { [home]: [['Num raio de', 'Em {{facts.visitDays}} dias, num raio de']] };

/** What may be wrong with a fact that a text uses. */
const facts: readonly (readonly [what: string, code: string])[] = [
  ['is not well formed', 'export default (: number = 4;'],
  ['imports what is not there', "import { days } from './days/of.ts';\nexport default () => days;"],
  ['exports no function', 'export default 5;'],
  ['has no default export', 'export const visitDays = () => 5;'],
  ['is empty', ''],
  ['has only types', 'export interface Visit { day: string }\n'],
  ['stops while it is loaded', "throw new Error('sem horas');\nexport default () => 5;"],
  [
    'assigns to the site',
    'export default ({ site }) => {\n  site.url = "https://b.example";\n  return 5;\n};',
  ],
  ['ends the process', 'export default () => process.exit(0);'],
  [
    'stops in a module that it imports',
    "import { days } from '../lib/days.ts';\nexport default ({ site }) => days(site);",
  ],
  ['returns a promise', 'export default async () => 5;'],
  ['returns a promise that fails', "export default async () => { throw new Error('sem horas'); };"],
  ['returns a date', 'export default () => ({ days: [new Date(0)] });'],
  ['returns a set', 'export default () => new Set([1]);'],
  ['changes the site', 'export default ({ site }) => site.hours.business.pop().from;'],
  ['changes a list of places', 'export default ({ groups }) => groups[0].places.shift().name;'],
  ['returns nothing', 'export default () => undefined;'],
  ['is a list that a text says', 'export default () => [1, 2];'],
];

/** What may be wrong with a lint. */
const lints: readonly (readonly [what: string, code: string])[] = [
  ['stops with an error', 'export default ({ pages }) => pages[99].document.blocks;'],
  ['is a promise that fails', "export default async () => { throw new Error('sem horas'); };"],
  ['is a list of promises that fail', 'export default ({ texts }) => texts.map(async () => oops);'],
  ['changes a page', 'export default ({ pages }) => pages[0].document.blocks.splice(0);'],
  ['returns no list', "export default () => 'tudo certo';"],
  [
    'speaks of a document that there is not',
    "export default () => [{ file: 'pages/x.yaml', pointer: [], what: 'Não.', fix: 'Sim.' }];",
  ],
];

/** Mistakes in the facts and lints that a site has of its own. */
export const ownCodeMistakes: readonly SiteMistake[] = [
  {
    name: 'a fact stops with an error',
    code: 'own-code',
    caption: 'um fato do site que para com um erro',
    english: true,
    edits: {
      'facts/visit-days.ts': 'export default ({ site }) => site.hours.weekend.length;',
      ...usedIn,
    },
  },
  ...facts.map(([what, code]): SiteMistake => ({
    name: `a fact of the site ${what}`,
    code: 'own-code',
    edits: {
      'facts/visit-days.ts': code,
      'lib/days.ts':
        'interface Site {\n  hours: { weekend: string[] };\n}\n\nexport const days = (site: Site) => site.hours.weekend.length;\n',
      ...usedIn,
    },
  })),
  {
    name: 'a fact has the name of one of the engine',
    code: 'own-code',
    edits: { 'facts/near.ts': 'export default () => 1;' },
  },
  {
    name: 'the file of a fact has a name that no text can say',
    code: 'own-code',
    edits: { 'facts/Visit_days.ts': 'export default () => 1;' },
  },
  {
    name: 'a lint of the site finds something',
    code: 'own-lint',
    caption: 'o que achou uma conferência do próprio site',
    english: true,
    lint: true,
    edits: {
      'lints/no-radius.ts': `export default ({ texts }) => texts
        .filter(({ text }) => text.startsWith('Num raio'))
        .map(({ file, pointer }) => ({ file, pointer, mark: 'raio', what: 'Evite "raio".', fix: 'Liste lugares.' }));`,
    },
  },
  {
    name: 'a lint of the site is empty',
    code: 'own-code',
    lint: true,
    edits: { 'lints/no-radius.ts': '' },
  },
  ...lints.map(([what, code]): SiteMistake => ({
    name: `a lint of the site ${what}`,
    code: 'own-lint',
    lint: true,
    edits: { 'lints/no-radius.ts': code },
  })),
];
