import type { CountedSite } from '../../engine/database/build-posts.ts';
import { load } from '../../engine/content/load.ts';
import { readSchemas } from '../../engine/content/own-schemas.ts';
import { readLocale } from '../../engine/content/site-locale.ts';

/** The addresses that the documents of pages give; whether these are valid is the build's to say. */
export const writtenPaths = (siteDir: string) =>
  load(siteDir)
    .pages.map(({ value }) => (value as { path?: unknown } | null)?.path)
    .filter((path) => typeof path === 'string');

/** What the database is told of a site: the pages of the documents, every block, and the time zone. */
export const countedSite = (siteDir: string): CountedSite => ({
  timeZone: readLocale(siteDir).timeZone,
  paths: writtenPaths(siteDir),
  blocks: readSchemas(siteDir).schemas.blockTypes,
});
