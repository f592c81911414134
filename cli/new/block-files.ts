import { join } from 'node:path';
import { pascal } from '#schemas/find-own-code';
import type { FileToWrite } from '../output/write-files.ts';
import { fillTemplate, readTemplate } from './template.ts';

/** The files of a new block of the site in `siteDir`; nothing is written. Throws `TemplateBroken`. */
export function blockFiles(siteDir: string, type: string): FileToWrite[] {
  const component = pascal(type);
  const title = type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  const filled = (template: string) =>
    fillTemplate(readTemplate(siteDir, `block/${template}`), { type, component, title });
  const folder = join(siteDir, 'blocks', type);
  return [
    { path: join(folder, `${type}.schema.json`), text: filled('schema.json') },
    { path: join(folder, `${component}.tsx`), text: filled('component.txt') },
    { path: join(folder, `${type}.module.css`), text: filled('styles.css') },
    { path: join(folder, `${type}.examples.yaml`), text: filled('examples.yaml') },
  ];
}
