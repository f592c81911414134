import { dirname, join, relative, sep } from 'node:path';

/** The first line of a page, which tells an editor where the schema is, from the page's own folder. Paths are absolute. */
export function schemaLine(root: string, file: string): string {
  return `# yaml-language-server: $schema=${relative(dirname(file), join(root, 'schemas/page.schema.json')).split(sep).join('/')}\n`;
}
