import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from '../../../content/file-snapshot.ts';
import { KeptFile, projectState } from '../../../content/own-code/kept-file.ts';
import { KeptHashes } from '../../../content/own-code/kept-hashes.ts';
import type { SharedContent } from '../../../content/validate.ts';

/**
 * Documents of the site in `dir` in whose texts this engine found nothing that breaks its rules, and nothing for other lints
 * that read texts (`remembered-findings.ts`): looking takes a quarter of a check, and a tenth of a build. What is a text of
 * an own block its schema says.
 */
export const harmlessDocuments = (
  dir: string,
  { safety, schemas }: Pick<SharedContent, 'safety' | 'schemas'>,
) =>
  new KeptHashes(
    new KeptFile(
      dir,
      'harmless',
      JSON.stringify([
        safety,
        schemas.ownTypes.map((type) => schemas.block(type)),
        stampOf(fileURLToPath(import.meta.url)).signature,
      ]),
      join(projectState(dir), 'check'),
    ),
  );
