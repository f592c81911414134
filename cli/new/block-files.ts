import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileToWrite } from '../output/write-files.ts';
import { fillTemplate } from './template.ts';

/** Name of a block's component: `rating-stars` becomes `RatingStars`. */
export const componentName = (type: string) =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The files of a new block of the project in `root`, and the registry with its two lines; nothing is written. */
export function blockFiles(root: string, type: string): FileToWrite[] {
  const component = componentName(type);
  const title = type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  const filled = (template: string) => {
    const file = join(root, 'cli/templates/block', template);
    return fillTemplate({ file, text: readFileSync(file, 'utf8') }, { type, component, title });
  };
  const folder = join(root, 'blocks', type);
  const registry = join(root, 'blocks/registry.ts');
  return [
    { path: join(root, 'schemas/blocks', `${type}.schema.json`), text: filled('schema.json') },
    { path: join(folder, `${component}.tsx`), text: filled('component.txt') },
    { path: join(folder, `${type}.module.css`), text: filled('styles.css') },
    { path: join(folder, `${type}.examples.yaml`), text: filled('examples.yaml') },
    { path: registry, text: withBlock(readFileSync(registry, 'utf8'), type) },
  ];
}

/** The text of the registry with the import of a block at its place in the alphabet and its entry at the end. Throws where it is not as expected. */
export function withBlock(registry: string, type: string): string {
  const component = componentName(type);
  const lines = registry.split('\n');
  const imports = lines.flatMap((line, index) => {
    const [, name] = /^import \{ (\w+) \} from '\.\/[a-z0-9-]+\/\w+\.tsx';$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, index }];
  });
  const start = lines.findIndex((line) => line.startsWith('export const registry'));
  const end = lines.indexOf('};', start);
  const last = imports.at(-1);
  if (!last || start < 0 || end < 0)
    throw new Error('blocks/registry.ts has no imports or no registry to add to');
  const next = imports.find(({ name }) => name > component)?.index ?? last.index + 1;
  const key = type.includes('-') ? `'${type}'` : type;
  lines.splice(end, 0, `  ${key}: { Component: ${component}, styles: styles('${type}/${type}') },`);
  lines.splice(next, 0, `import { ${component} } from './${type}/${component}.tsx';`);
  return lines.join('\n');
}
