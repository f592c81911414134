// The files of a new site, from the templates of its language.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { slugify } from '../../engine/blog/slug.ts';
import { countCharacters } from '../../engine/blog/seo-score.ts';
import type { Look } from '../../engine/dev/looks.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import type { Coordinates } from '../../engine/resolve/geo.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { schemaFolders } from '../../engine/words/schemas.ts';
import type { FileToWrite } from '../output/write-files.ts';
import { deployFiles } from './deploy-files.ts';
import { samplePhone } from './sample-phone.ts';
import { siteManifest } from './site-manifest.ts';
import { fillTemplate, type TemplateValues } from './template.ts';

/** A place that the new site has a page for. */
export interface FirstPlace {
  readonly name: string;
  /** `in Newtown`. */
  readonly in: string;
  readonly coordinates: Coordinates;
}

/** What a new site is made of. */
export interface SiteDetails {
  /** Absolute folder. */
  readonly folder: string;
  readonly trade: string;
  readonly name: string;
  readonly language: Language;
  /** The city itself and two more. */
  readonly places: readonly [FirstPlace, FirstPlace, FirstPlace];
  readonly blog: boolean;
  /** How it looks; null for the usual look. */
  readonly look: Pick<Look, 'name' | 'theme' | 'yaml'> | null;
  /** Where npm gets `portao` from: a version, or `file:` and a path. */
  readonly source: string;
  /** Year-month-day. */
  readonly today: string;
}

/** Thrown where two pages of a new site would have one address. */
export class PathTwice extends Error {
  constructor(readonly path: string) {
    super(`two pages at ${path}`);
    this.name = 'PathTwice';
  }
}

const templates = join(packageRoot, 'cli/create/template');
/** Pages that a site without a blog does not have. */
const blogPages = new Set(['pages/blog.yaml', 'pages/admin.yaml', 'pages/post.yaml']);
/** Most characters of a title that search engines show whole. */
const titleMost = 60;
/** Names up to this length, characters, are added to the titles of pages. */
const nameMost = 30;
/** Where the files that no language changes go; npm leaves files out of packages that begin with a dot. */
const sharedFiles: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  dockerignore: '.dockerignore',
  'tsconfig.json': 'tsconfig.json',
  'settings.json': '.vscode/settings.json',
  'extensions.json': '.vscode/extensions.json',
  'deploy.yml': '.github/workflows/site.yml',
};

/** Texts between `# if blog` and `# end` are for sites with a blog; `# look` is where the theme of the look goes. */
const chosenParts = (text: string, { blog, look }: SiteDetails) =>
  text
    .replace(/^# if blog\n([\s\S]*?)^# end\n/gm, blog ? '$1' : '')
    .replace(/^# look\n/m, () => (look ? `${look.yaml}\n` : ''));

/** What the marks of the templates stand for. */
function valuesOf({ trade, name, language, places, today }: SiteDetails): TemplateValues {
  const [first, second] = trade;
  const acronym = second !== undefined && second !== second.toLowerCase();
  const city = places[0].name;
  // None of them is that of the page of the city.
  const titles = [
    `${commandWordsOf(language).newSite.homeTitle({ trade, city })} | ${name}`,
    `${name} | ${city}`,
    name,
  ];
  const ofPlaces = places.flatMap(({ name: place, in: inside, coordinates }, index) => [
    [`place${index + 1}`, place],
    [`in${index + 1}`, inside],
    [`slug${index + 1}`, slugify(place)],
    [`coordinates${index + 1}`, coordinates],
  ]);
  return {
    trade,
    tradeSmall: acronym ? trade : first!.toLowerCase() + trade.slice(1),
    name,
    city,
    today,
    homeTitle: titles.find((title) => countCharacters(title) <= titleMost) ?? name,
    end: countCharacters(name) > nameMost ? '' : ` | ${name}`,
    coordinates: places[0].coordinates,
    phone: samplePhone(commandWordsOf(language).newSite.country, places[0]),
    ...Object.fromEntries(ofPlaces),
  };
}

/** Stands for the folder of the schemas in what no other word of the site changes. */
const schemasMark = '<<schemas>>';

/** Folder of the schemas in the package that npm puts into the folder of a site. */
const schemasIn = (language: Language) =>
  posix.join('node_modules/portao/schemas', schemaFolders[language]);

/** The first line of a document, which tells an editor where its schema is: in the package, that npm puts into the folder. */
function schemaLineOf(file: string, language: Language): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const schema = file.startsWith('pages/') ? 'page' : 'site';
  return `# yaml-language-server: $schema=${up}${schemasIn(language)}/${schema}.schema.json\n`;
}

/** Refuses pages of one address. Throws `PathTwice`. */
function refusePathsTwice(files: readonly FileToWrite[]): void {
  const paths = new Set<string>();
  for (const { text } of files) {
    const [, path] = /^path: "?([^"\n]+)/m.exec(text) ?? [];
    if (path === undefined) continue;
    if (paths.has(path)) throw new PathTwice(path);
    paths.add(path);
  }
}

/** Every file of a new site; nothing is written. Throws `TemplateBroken`, `PathTwice`. */
export function siteFiles(details: SiteDetails): FileToWrite[] {
  const { folder, language, blog, places } = details;
  const values = valuesOf(details);
  const from = join(templates, language);
  const own = filesBelow(from)
    .files.filter((file) => blog || !blogPages.has(file))
    .map((file) => {
      const text = chosenParts(readFileSync(join(from, file), 'utf8'), details);
      const filled = fillTemplate({ file: join(from, file), text }, values);
      // Pages of places are numbered.
      const named = file.replace(
        /\/([123])\.yaml$/,
        (_, place: string) => `/${slugify(places[Number(place) - 1]!.name)}.yaml`,
      );
      return {
        path: join(folder, named),
        text: file.endsWith('.yaml') ? schemaLineOf(file, language) + filled : filled,
      };
    });
  refusePathsTwice(own);
  const shared = Object.entries(sharedFiles).map(([file, target]) => ({
    path: join(folder, target),
    text: chosenParts(readFileSync(join(templates, 'common', file), 'utf8'), details).replaceAll(
      schemasMark,
      schemasIn(language),
    ),
  }));
  const made = [
    { path: join(folder, 'package.json'), text: siteManifest(details) },
    ...deployFiles(folder),
  ];
  return [...own, ...shared, ...made];
}
