import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../engine/content/load.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import { appPages } from '../../engine/hosting/rewrites.ts';

/** Whether a site has a blog or a panel, as it is written: what else of it asks the data service is nothing. True where `site.yaml` cannot be read, which is told elsewhere. */
export function asksData(siteDir: string): boolean {
  const value = readSettings(siteDir).file?.value;
  if (typeof value !== 'object' || value === null || 'blog' in value) return true;
  const panel = new RegExp(`^path:\\s*["']?(?:${appPages.join('|')})["']?\\s*$`, 'm');
  const pages = join(siteDir, 'pages');
  return filesBelow(pages).files.some((file) =>
    panel.test(readFileSync(join(pages, file), 'utf8')),
  );
}
