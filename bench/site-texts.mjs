// The texts of the documents below `site`, as their authors wrote them. Plain Node: benchmarks and tests share it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Fields whose strings are names of things (paths, types, pictures, actions), not words for people. */
const names = new Set([
  'path', 'canonical', 'robots', 'updated', 'status', 'type', 'id', 'chat', 'call', 'contact', 'link', 'src', 'drawing', 'scene', 'layout', 'tone',
  'kind', 'group', 'near', 'font', 'shareFont', 'embed', 'url', 'date', 'opens', 'closes', 'days', 'phone', 'columns', 'postalCode', 'outline', 'sections', 'words', 'slug',
]);
/** Objects of a document that only name things: a page is a variant of a region. */
const isVariant = (key, value) => key === 'variant' && typeof value === 'object';
/** The name of a partial, or a field that names a thing. */
const isName = (key, owner) => names.has(key) || (key === 'name' && owner.type === 'partial');

/**
 * Every text of a document that somebody reads, with its pointer (`blocks/0/heading`); references stand as written.
 * A list under a field of names (`menus.header.columns`, `near`) is left out, a list of blocks (`footer.columns`) is not.
 */
export function textsIn(value, pointer = '', key = '', owner = {}) {
  if (typeof value === 'string') return isName(key, owner) ? [] : [{ pointer, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${pointer}/${index}`, key, owner));
  if (value === null || typeof value !== 'object') return [];
  if (isVariant(key, value)) return [];
  return Object.entries(value).flatMap(([field, inner]) => textsIn(inner, pointer === '' ? field : `${pointer}/${field}`, field, value));
}

/** Every document below a folder of `site`, or below `site` itself, by file name relative to `site`. */
export function readDocuments(siteDir, folder = '') {
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, document: parse(readFileSync(join(siteDir, file), 'utf8')) }));
}
