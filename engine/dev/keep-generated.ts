import { join, sep } from 'node:path';
import { generateSiteNames, generateSiteSchemas } from '../content/generate-site-schemas.ts';

/** Changes that come together are generated of once; ms. */
const settleMs = 100;

/**
 * Gives a function that is told of changed files (absolute) below the folder of a site: where one is the schema of an own block,
 * or an own drawing, what is generated of them is written anew; where one is a document, the names that editors offer.
 * `onError` is told what is wrong with a schema.
 */
export function keepGenerated(
  siteDir: string,
  onError: (message: string) => void,
): (file: string) => void {
  const [blocks, drawings, pages, partials] = ['blocks', 'drawings', 'pages', 'partials'].map(
    (folder) => join(siteDir, folder) + sep,
  );
  let ofBlocks = false;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const generate = async () => {
    try {
      const write = ofBlocks ? generateSiteSchemas : generateSiteNames;
      ofBlocks = false;
      await write(siteDir);
    } catch (error) {
      onError((error as Error).message);
    }
  };
  return (file) => {
    const isSource =
      (file.startsWith(blocks!) && file.endsWith('.schema.json')) ||
      (file.startsWith(drawings!) && file.endsWith('.svg'));
    const isNamed =
      file.startsWith(pages!) || file.startsWith(partials!) || file === join(siteDir, 'site.yaml');
    if (!isSource && !isNamed) return;
    ofBlocks ||= isSource;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(generate);
    }, settleMs);
  };
}
