import { join, sep } from 'node:path';
import { generateOwn } from '../content/generate-own.ts';

/** Changes that come together are generated of once; ms. */
const settleMs = 100;

/**
 * Gives a function that is told of changed files (absolute) below the folder of a site: where one is the schema of an own block,
 * or an own drawing, what is generated of them is written anew. `onError` is told what is wrong with a schema.
 */
export function keepGenerated(
  siteDir: string,
  onError: (message: string) => void,
): (file: string) => void {
  const [blocks, drawings] = ['blocks', 'drawings'].map((folder) => join(siteDir, folder) + sep);
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const generate = async () => {
    try {
      await generateOwn(siteDir);
    } catch (error) {
      onError((error as Error).message);
    }
  };
  return (file) => {
    const isSource =
      (file.startsWith(blocks!) && file.endsWith('.schema.json')) ||
      (file.startsWith(drawings!) && file.endsWith('.svg'));
    if (!isSource) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(generate);
    }, settleMs);
  };
}
