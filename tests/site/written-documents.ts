// The documents of the site as their authors wrote them: nothing was validated or replaced.
import { parse } from 'yaml';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../structure/tree.ts';

/** A document by its file, relative to `site/`. */
export interface WrittenDocument {
  readonly file: string;
  readonly document: unknown;
}

/** Every YAML document below `site/`, sorted by file; templates of documents (`portao new`) are none. */
export function writtenDocuments(): WrittenDocument[] {
  return readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('templates/'))
    .sort()
    .map((file) => ({ file, document: parse(textOf(`site/${file}`)) as unknown }));
}
