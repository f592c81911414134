import { dirname, join, relative, sep } from 'node:path';

/** Where an editor finds the schema of a page, from the page's own folder: `../../../schemas/page.schema.json`. Paths are absolute. */
export function schemaLine(root: string, file: string): string {
  return relative(dirname(file), join(root, 'schemas/page.schema.json')).split(sep).join('/');
}
