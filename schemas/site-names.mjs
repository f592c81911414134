// The names that a site's documents may write (`x-role` of a field), for editors: offered where they are typed.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { writeStale } from './write-stale.mjs';

/** File of the names, in the folder `generated/` of a site: what changes with every page stands apart from the schemas. */
const namesFile = 'names.schema.json';

/** What editors offer for each role that takes names of the site. */
const offered = {
  author: 'author',
  claim: 'claim',
  contact: 'contact',
  group: 'group',
  layout: 'layout',
  link: 'page',
  message: 'message',
  page: 'page',
  partial: 'partial',
  place: 'place',
  priceTag: 'priceTag',
};

/** Fields that take a name of the site as editors are to offer it: any text is still right, `check` knows better. */
export function offeringNames(node) {
  if (Array.isArray(node)) return node.map(offeringNames);
  if (node === null || typeof node !== 'object') return node;
  const field = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, offeringNames(value)]),
  );
  const kind = offered[field['x-role']];
  if (kind === undefined) return field;
  const { examples: _, ...rest } = field;
  return { ...rest, anyOf: [{ $ref: `${namesFile}#/definitions/${kind}` }, { type: 'string' }] };
}

/** Documents below a folder of a site, relative to that. */
function documentsIn(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true });
  return files.filter((file) => /\.(?:ya?ml|json)$/.test(file)).map((file) => join(folder, file));
}

/** Path of a page, and whether it is that of a place, by the lines that say so: most pages are never wanted whole. */
function pageIn(file) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.json'))
    return {
      path: /^path:[ \t]*["']?(\/[^\s"'#]*)/m.exec(text)?.[1],
      isPlace: /^region:/m.test(text),
    };
  return {
    path: /"path"\s*:\s*"(\/[^"]*)"/.exec(text)?.[1],
    isPlace: /"region"\s*:\s*\{/.test(text),
  };
}

const keysOf = (map) => Object.keys(map ?? {});

/** The names of the site in `siteDir` by their roles, each in order; null while its `site.yaml` is no YAML. */
function namesOf(siteDir) {
  let site;
  try {
    site = parse(readFileSync(join(siteDir, 'site.yaml'), 'utf8'), { logLevel: 'silent' }) ?? {};
  } catch {
    return null;
  }
  const pages = documentsIn(join(siteDir, 'pages'))
    .map(pageIn)
    .filter(({ path }) => path !== undefined);
  const names = {
    author: keysOf(site.authors),
    claim: keysOf(site.claims),
    contact: keysOf(site.contacts),
    group: (Array.isArray(site.regionGroups) ? site.regionGroups : []).map((group) => group?.id),
    layout: keysOf(site.layouts),
    message: keysOf(site.messages),
    page: pages.map(({ path }) => path),
    partial: documentsIn(join(siteDir, 'partials')).map((file) =>
      basename(file).replace(/\.[a-z]+$/, ''),
    ),
    place: pages.filter(({ isPlace }) => isPlace).map(({ path }) => path.split('/').at(-1)),
    priceTag: keysOf(site.priceTags),
  };
  return Object.entries(names).map(([kind, all]) => [
    kind,
    [...new Set(all.filter((name) => typeof name === 'string'))].sort(),
  ]);
}

/** The names of the site in `siteDir` as the text of a schema, by its file, a line each, so that two people may add pages; nothing while nobody can read them. */
export function namesOfSite(siteDir) {
  const names = namesOf(siteDir);
  if (!names) return {};
  // No text is ever null: what is never right is offered all the same, and not read out under the mouse as all that is allowed.
  const definitions = names.map(([kind, all]) => [
    kind,
    all.length > 0 ? { type: 'null', enum: all } : { type: 'null' },
  ]);
  const schema = { definitions: Object.fromEntries(definitions) };
  return { [namesFile]: `${JSON.stringify(schema, null, 1)}\n` };
}

/** Writes the names of the site in `siteDir` where its folder `generated/` has them; the files that were not as they should be, relative to the site. */
export function generateSiteNames(siteDir) {
  const folder = join(siteDir, 'generated');
  if (!existsSync(join(folder, namesFile))) return [];
  return writeStale(folder, namesOfSite(siteDir), false).map((file) => `generated/${file}`);
}
