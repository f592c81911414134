import type { CommandWords } from '../../pt-BR/commands.ts';

/** What several commands say, and what commander says of all of them. */
export const shared: CommandWords['shared'] = {
  json: 'answers in JSON',
  didYouMean: ({ near }) => `Did you mean "${near}"?`,
  asksNothing: 'does not ask',
  noPort: ({ text }) => `The port "${text}" is not a number from 0 to 65535.`,
  noSiteUrl: ({ text }) =>
    `SITE_URL is "${text}"; write the whole address without a path, like https://www.example.com: the site stands at the root of its domain`,
  noIndexNowKey:
    'INDEXNOW_KEY is no key of IndexNow: it has 8 to 128 letters a to z, digits and hyphens, like those of bing.com/indexnow',
  yesOrNo: '[y/N]',
  siteFolder: 'folder of the site',
  languageOption: 'language of messages',
  examples: 'Examples',
  outFolder: 'output folder',
  port: ({ port }) => `port (default: ${port})`,
  host: 'address to listen on, such as 127.0.0.1 for this machine alone or 0.0.0.0 for the whole network',
  andMore: ({ count }) => `and ${count} more`,
  helpCommand: 'help [command]',
  helpAbout: 'shows the help of a command',
  atTime: 'at',
  about: 'Builds, checks and serves a site made of YAML documents.',
  version: 'shows the version',
  noSuchPath: ({ path }) => `The path "${path}" does not exist.`,
  pathOutside: ({ path, siteDir }) =>
    `The path "${path}" is not in the folder of the site, ${siteDir}.`,
  isRedirect: ({ path, to }) =>
    `The path "${path}" is no page: it leads to "${to}" (redirects in site.yaml).`,
  noPageAt: ({ path, near }) =>
    `There is no page at "${path}". ${near ? `Did you mean "${near}"?` : 'See all of them with: npm run portao -- routes'}`,
  incomplete: ({ count }) =>
    `\nThe site has problems, and something may be missing here: ${count} See them with: npm run portao -- check\n`,
  nothingDone: 'Nothing was done.\n',
  facts: {
    business: 'name and tagline of the business, from business in site.yaml',
    company: 'who answers for the site, of site.yaml, business',
    headerMenu:
      'menu at the top, from menus and regionGroups in site.yaml and the pages with a region',
    allLabel: 'text of "see all", from menus.allLabel in site.yaml',
    mobileMenu: 'links of the menu on a phone, from menus.mobile in site.yaml',
    mobilePlaces: 'places in the menu on a phone, from the pages with region.menu.mobile',
    breadcrumb: 'trail, from the path of the page and the names of the pages in it',
    crumbNames:
      'names on the trail of an address that does not exist, from breadcrumbs in site.yaml',
    regionGroups: 'lists of places, from regionGroups in site.yaml and the pages with a region',
    map: 'map of the coverage, from the coordinates of the pages with a region',
    near: 'neighbours, from region.near of the page',
    jobs: 'jobs of the place, the service or the zone of the page, from the documents of work/',
    notices: 'what the promotions of now announce, from promotions in site.yaml',
    priceTag: 'price tag of the page, from priceTags in site.yaml',
    variants: 'search variants of the place, from the pages with the same variant.region',
    sameGroup: 'other places of the group, from the pages with the same region.group',
    services: 'services and their buttons, from services and serviceLabel in site.yaml',
    place: 'the place of the page, from region or variant',
    menuPath: 'the path of the page, if one of the menus leads to it',
    contactKinds: 'kinds of the contacts in site.yaml',
    cityKind: 'placeKinds in site.yaml',
    quickContact: 'main chat and call, from contacts and messages.general in site.yaml',
    languageTag: 'language and country of the site, from site.yaml',
    chatDelay: 'time until the button appears, from limits.chatDelay in site.yaml',
    videoEmbed: 'address of the video, from video.embed in site.yaml',
    posts: 'published posts, from the panel',
    post: 'the post, from the panel',
    postTitleSuffix: 'end of the titles of posts, from blog.titleSuffix in site.yaml',
    opening: 'what is said of now: open, closed, when somebody replies; from hours in site.yaml',
    openingRows: 'the opening hours as rows, from hours in site.yaml',
    sisterSites: 'sister sites, from business.sisterSites in site.yaml',
  },
  dayLocale: 'en-CA',
  thousands: ',',
  decimalPoint: '.',
};
