import type { CountedSite } from '../database/build-posts.ts';
import { readSchemas } from '../content/own-schemas.ts';
import { readLocale } from '../content/locale/site-locale.ts';
import { readMemory } from './build-memory.ts';
import { keptFolder } from './kept-site.ts';

/** What the database is told of the site that is kept in `state` and was published: from what its build remembers, without reading a document. Throws where none is kept. */
export function publishedSite(state: string): CountedSite {
  const dir = keptFolder(state);
  if (!dir) throw new Error('nothing was published yet');
  const paths: string[] = [];
  for (const [source, { summary }] of readMemory(state).pages)
    if (!source.startsWith('post:')) paths.push(summary.path);
  const { blockTypes } = readSchemas(dir).schemas;
  return { timeZone: readLocale(dir).timeZone, paths, blocks: blockTypes };
}
