import type { CommandWords } from '../../pt-BR/commands.ts';

/** Where coordinates come from that no table has. */
const whereFrom =
  'say where it is: --coordinates latitude,longitude. Both numbers are on www.openstreetmap.org: right-click the centre of the city, "Show address".';

/** Words of `portao new`. */
export const newWords: CommandWords['new'] = {
  fileExists: ({ files }) =>
    `Exists already: ${files}. Nothing was written. Edit what is there, or overwrite it with --force.`,
  pathTaken: ({ path, file }) =>
    `The path ${path} already belongs to ${file}. Nothing was written. Edit that file, or change its path.`,
  noPath: ({ text }) =>
    `The path "${text}" will not do: begin with / and use lower case letters without accents, digits and hyphens, like /promocao-de-maio.`,
  noVariants: ({ folder }) =>
    `The site has no templates of variants. Write one in ${folder}/, named as the address is to be: price.yaml makes /price-planalto. Nothing was written.`,
  noNeighbour: ({ slug, hint }) => `The neighbour "${slug}" is not the page of a region.${hint}`,
  distance: ({ name, km, base }) => `${name} is ${km} km from ${base}, as the crow flies.\n`,
  beyondRadius: ({ said, radius }) =>
    `${said}Warning: that is beyond the radius of ${radius} km that the site claims. Make sure that it is served, and do not claim the radius in its text.\n\n`,
  cancelled: '\nCancelled; nothing was written.',
  written: 'Written:',
  dryRun: 'shows the files and writes nothing',
  nameArgument: '<name>',
  near: 'neighbours, with commas (default: the nearest)',
  titleArgument: '<title>',
  guessIn: ({ name }) => `in ${name}`,
  about: 'makes a site; adds a city, neighbourhood, page, job done, post or block',
  force: 'overwrites files that exist',
  noAddress: ({ name }) => `No address can be made of "${name}". Write the name in letters.`,
  noCoordinates: ({ text }) =>
    `The coordinates "${text}" make no sense. Write latitude and longitude with a point, a comma between them: --coordinates -23.5275,-46.9023`,
  badTemplate: ({ location, mark, near }) =>
    `${location}: the template asks for <<${mark}>>, which does not exist.${near} Nothing was written.`,
  group: {
    none: 'The site has no groups of places yet. Write one into site.yaml, for instance:\n\nregionGroups:\n  - { id: places, label: Areas we cover }',
    unknown: ({ asked, hint, known }) =>
      `The group "${asked}" is not in site.yaml.${hint} The groups are:\n${known}`,
    ofNeighbours: ({ suggested }) =>
      `Group: ${suggested}, that of its neighbours. For another one, say --group.\n`,
    missing: ({ typed, known }) =>
      `The group of the place is missing, for instance:\n  ${typed}\nThe groups are:\n${known}`,
    ask: 'Which group does the place belong to?',
    places: 'places',
    prompt: 'Number or id',
    noneOfThem: ({ answer }) => `"${answer}" is not one of them.\n`,
    notChosen: 'No group was chosen; nothing was written.',
  },
  block: {
    taken: ({ type, place }) =>
      `The name "${type}" is in use${place === null ? '' : `: ${place}`}. Nothing was written.`,
    noName: ({ type }) =>
      `"${type}" is no name for a block: use lower case letters, digits and hyphens, like rating-stars.`,
    generated: ({ folder }) => `  ${folder} (npm run portao -- generate)\n\n`,
    next: ({ type }) =>
      `Now npm run dev (again, if it was running) shows the block at /_blocks#${type}, and generates anew after each change of its schema; without it: npm run portao -- generate\nWrite what TODO marks. For documents that are to use it, let editors know its fields: npm run portao -- check --fix\n`,
    about: 'adds a block type (for developers)',
    typeArgument: '<type>',
    typeOption: 'name of the type, like rating-stars',
  },
  city: {
    unknown: ({ name, state, nearest }) =>
      `The table ${state === null ? 'of Brazil' : `of the state ${state}`} has no municipality "${name}".${nearest === null ? '' : ` Did you mean "${nearest}"?`}\nIf the name is right, ${whereFrom}`,
    noState: ({ typed, states }) =>
      `There is no state "${typed}". Write its abbreviation: ${states}.`,
    otherCountry: ({ country }) =>
      `The table of cities is that of Brazil, and the site is in another country (country: ${country}): ${whereFrom}`,
    state:
      'state in Brazil, if several have a city of the name (default: that of the site, or the nearest)',
    about: 'adds the page of a city',
    name: 'name of the city, in quotes',
    group: 'group of site.yaml that it belongs to',
    coordinates: 'where it is, if the table does not have it',
    in: 'how one says "in" it in the language of the site: "in the Old Town" (default: by the beginning of its name)',
    variants: 'adds its search variants too',
  },
  neighbourhood: {
    askCoordinates: ({ name }) =>
      `Coordinates of ${name} (latitude,longitude; right-click on a map): `,
    coordinatesMissing:
      'Where the neighbourhood is is missing: --coordinates latitude,longitude. Right-click on its middle on a map.',
    about: 'adds the page of a neighbourhood',
    name: 'name of the neighbourhood, in quotes',
    group: 'group of site.yaml that it belongs to',
    coordinates: 'where it is',
    in: 'how one says "in" it in the language of the site: "in the Old Town" (default: by the beginning of its name)',
  },
  page: {
    pathPrompt: 'Path',
    pathMissing: ({ suggested }) => `The path of the page is missing: --path ${suggested}`,
    noLinks: 'No page leads to it yet: put a link into a text, or into menus in site.yaml.\n\n',
    next: ({ path }) =>
      `Now write the texts, with the page open in npm run dev (${path}).\nThen check: npm run portao -- check\n`,
    about: 'adds a page that is of no place',
    title: 'title of the page, up to 60 characters, in quotes',
    path: 'path of the page',
  },
  post: {
    noAddress: ({ title }) => `No address can be made of "${title}". Write the title in letters.`,
    next: ({ slug, shown }) =>
      `The post is not on the blog yet; published, its path will be /blog/${slug}.\nNow write the texts and publish it: npm run portao -- blog publish ${shown}\n`,
    about: 'adds a post of the blog as a Markdown file',
    title: 'title of the post, 30 to 60 characters, in quotes',
  },
  work: {
    askPlace: 'Place (the address of its page, such as newtown): ',
    askService: 'Service (the address of its page; empty if there is none): ',
    askDate: ({ today }) => `Day on which it was finished [${today}]: `,
    askPhoto: 'Photograph (a file of media/; empty if there is none): ',
    placeMissing:
      'Say where it was: --place and the address of the page of the place, as in --place newtown',
    onePicture:
      'Name one photograph (--photo), or the two of before and after (--before and --after).',
    seen: ({ pages }) =>
      pages.length === 0
        ? 'No page shows it yet: put the block "work" into that of the place, or into the home page.\n\n'
        : `${pages.length === 1 ? 'The page that shows it' : `The ${pages.length} pages that show it`}: ${pages.join(', ')}\n\n`,
    next: 'Now: write the texts, without the name or the address of the customer.\nIn the end: npm run portao -- check\n',
    about: 'adds a job done, seen on the pages of its place and service and on the home page',
    title: 'what was done, in a line, in quotes',
    place: 'address of the page of the place',
    service: 'address of the page of the service',
    date: 'day on which it was finished, year-month-day (default: today)',
    photo: 'photograph, a file of media/',
    before: 'photograph of before, in place of --photo',
    after: 'photograph of after',
  },
  report: {
    nothingWritten: 'Nothing was written (--dry-run).',
    todos: 'Still to be written (each TODO says what):',
    appearsIn: ({ path }) => `The page ${path} appears in:`,
    appearsBriefly: ({ path }) => `The page ${path} appears in`,
    pages: 'pages',
    hidden: ' (behind "see all")',
    listAndMap: ', list and map',
    list: ', list',
    headerMenu: 'header menu',
    mobileMenu: 'menu of small screens',
    yes: 'yes',
    coverage: 'coverage',
    sameGroup: 'places of the group',
    shows: 'shows the neighbours',
    shownBy: 'is a neighbour on',
    breadcrumb: 'breadcrumb',
    sitemap: 'sitemap',
    search: 'search',
    longTitle: ({ count, longest }) =>
      `Warning: the title has ${count} characters, and search engines show ${longest}. Shorten it.\n\n`,
  },
  next: ({ slug, name, neighbours }) =>
    `Now write the texts, with the page open in npm run dev (/${slug}).\n${neighbours.length > 0 ? `For the neighbours to show ${name}, add ${slug} to near of ${neighbours.join(' and ')}.\n` : ''}Then check: npm run portao -- check\n`,
  didYouMeanMark: ({ mark }) => `Did you mean <<${mark}>>?`,
};
