import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot, schemasFor } from '../../files/package-root.ts';
import type { Language } from '../../words/language.ts';
import { schemaFolders } from '../../words/schemas.ts';

/** Folder of the schemas of the library. */
export const librarySchemaDir = join(packageRoot, 'schemas');

/** Folder of the schemas that the documents of a site in `language` name for editors: its own, else that of the library as its project has installed it. */
export function schemaFolder(siteDir: string, language: Language): string {
  const own = join(siteDir, 'generated');
  return existsSync(join(own, 'page.schema.json'))
    ? own
    : join(schemasFor(siteDir), schemaFolders[language]);
}
