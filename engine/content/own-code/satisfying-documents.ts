import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from '../file-snapshot.ts';
import type { Schemas } from '../schemas.ts';
import { KeptFile, projectState } from './kept-file.ts';
import { KeptHashes } from './kept-hashes.ts';

/** Documents of the site in `dir` that satisfy their schemas, by their kinds and texts, as far as a check found that. */
export const satisfyingDocuments = (dir: string, { added }: Schemas) =>
  new KeptHashes(
    new KeptFile(
      dir,
      'satisfying',
      JSON.stringify([added, stampOf(fileURLToPath(import.meta.url)).signature]),
      join(projectState(dir), 'check'),
    ),
  );
