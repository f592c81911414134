import type { CommandWords } from '../../pt-BR/commands.ts';

/** What `portao new site` says. */
export const newSite: CommandWords['newSite'] = {
  about: 'makes a new site, small and complete, in an empty folder',
  options: {
    folder: "folder of the site; the business's name if left out",
    trade: 'what the business does: Plumber, Tailor',
    name: 'name of the business',
    city: 'town or city; in Brazil with its state where several share the name: "Bom Jesus, PI"',
    language: 'language of the site',
    coordinates: 'latitude,longitude of the town, unless it is a municipality of Brazil',
    look: 'the look; the usual one if left out (the development server shows them at /_looks)',
    blog: 'with a blog and its panel',
    yes: 'asks nothing',
    noInstall: 'does not install the dependencies',
    source: 'where npm gets portao from: a version or a .tgz file',
  },
  ask: {
    trade: 'What does the business do (Plumber, Tailor…)? ',
    name: 'What is it called? ',
    city: 'Which town or city is it in? ',
    language: ({ choices, otherwise }) => `Language of the site, ${choices} (${otherwise})? `,
    look: ({ choices }) => `Look, by name or number (Enter: the usual one): ${choices}? `,
    coordinates: ({ city }) => `Latitude and longitude of ${city}, like 53.80,-1.55? `,
  },
  missing: ({ flags }) =>
    `Please say: ${flags}. Without a terminal, or with --yes, nothing is asked. Nothing was written.`,
  unknownLanguage: ({ language, choices }) =>
    `There are no texts in the language "${language}". Use one of these: ${choices}. Nothing was written.`,
  unknownLook: ({ look, choices, nearest }) =>
    `There is no look "${look}".${nearest === null ? '' : ` Did you mean "${nearest}"?`} Use one of these: ${choices}. Nothing was written.`,
  unknownCity: ({ city, nearest }) =>
    `The table of Brazil has no municipality "${city}".${nearest === null ? '' : ` Did you mean "${nearest}"?`} If the name is right, say where it is: --coordinates latitude,longitude`,
  coordinatesNeeded: ({ city }) =>
    `Please say where ${city} is: --coordinates latitude,longitude (any map shows them). Nothing was written.`,
  notEmpty: ({ folder }) =>
    `The folder ${folder} is not empty. Name another one, or empty it. Nothing was written.`,
  notFolder: ({ folder }) => `${folder} is a file. Name another folder. Nothing was written.`,
  noCityAddress: ({ city }) =>
    `The page of the city gets its address from the name, and "${city}" has no letter from a to z. Write it in Latin letters: --city "…". On the page you can write it as you like. Nothing was written.`,
  pathTwice: ({ path, city }) =>
    `The page of ${city} would have the address ${path}, which is that of another page of the new site. Add something to the name, like --city "${city} City"; you can shorten it on the page later. Nothing was written.`,
  tooLong: ({ begin, count, longest }) =>
    `"${begin}…" has ${count} characters, and ${longest} fit. Please say it more briefly; the texts of the pages can say the rest.`,
  marksInAnswer: ({ answer }) =>
    `"${answer}" has signs that mean something else in documents: {{, }}, << or >>. Leave them out. Nothing was written.`,
  npmMissing:
    'The dependencies were not installed, because npm was not found. It comes with Node: https://nodejs.org. Then run this in the folder of the site: npm install',
  written: ({ count, folder }) => `Made a site in ${folder}, with ${count} files.`,
  installing: 'Installing the dependencies; the first time takes a minute…',
  notInstalled:
    'The dependencies were not installed. Check the connection and run this in the folder of the site: npm install',
  next: ({ folder, install }) =>
    `Now:\n  cd ${folder}\n${install ? '  npm install\n' : ''}  npm run dev`,
  country: 'GB',
  inCity: ({ city }) => `in ${city}`,
  halfOf: ({ city }) => ({
    north: `North ${city}`,
    inNorth: `in North ${city}`,
    south: `South ${city}`,
    inSouth: `in South ${city}`,
  }),
  homeTitle: ({ trade, city }) => `${trade} in ${city}`,
};
