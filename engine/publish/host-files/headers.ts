import {
  hashedCaching,
  hashedFolders,
  hostHeaders,
  lockedPolicy,
  mediaFolder,
  mayHoldScripts,
  type Header,
} from '../../hosting/headers.ts';
import { encodePath } from '../../hosting/site-path.ts';
import { outputMark } from '../output/guards.ts';

/**
 * Text of `_headers` (Netlify, Cloudflare Pages). `no-cache` for pages is not written: where two rules match, these
 * hosts join the values of a header, and without a rule both answer `max-age=0, must-revalidate`, which means the same. Of
 * policies that are joined each holds. `rootFiles`: files of the site's own at the root (`/a.svg`); in `/media/` there is no page.
 */
export function headersText(rootFiles: readonly string[] = []): string {
  const block = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    outputMark,
    '# Pages are revalidated (no-cache) by the default of the host; only hashed files are kept.',
    block('/*', hostHeaders),
    ...hashedFolders.map((folder) =>
      block(`${folder}*`, [
        ['Cache-Control', hashedCaching],
        ...(folder === mediaFolder ? [lockedPolicy] : []),
      ]),
    ),
    ...rootFiles.filter(mayHoldScripts).map((path) => block(encodePath(path), [lockedPolicy])),
    '',
  ].join('\n');
}
