import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isOfSite } from '../content/file-snapshot.ts';

/** Changes that come together (an editor that writes twice, a checkout) are read once; ms. */
const settleMs = 15;

/** What lies in the folder of a site or of the engine and is written by commands: data, caches, what was built and generated. */
const written = /^(?:\.(?!\.)[^/\\]*|dist|generated|node_modules)(?:[/\\]|$)/;

/** Tells the watcher what it need not look at: what our own commands write in these folders. A server that watched it would answer itself. */
export const ignoreWritten =
  (folders: readonly string[]) =>
  (path: string): boolean =>
    folders.some((folder) => written.test(relative(folder, path)));

/** What to do after changes in a site. */
export interface SiteListener {
  /** True for code (absolute) that pages are made with. */
  readonly isCode: (file: string) => boolean;
  /** Told at once of each file (absolute). */
  readonly onFile: (file: string) => void;
  /** Told after a while of the files (relative to the site, with `/`) that changed; null where one came or went as well. */
  readonly onChange: (changed: ReadonlySet<string> | null) => void;
}

/** Tells `listener` of changes of what the site in `siteDir` is made of, and of nothing else that lies there. */
export function watchSite(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  siteDir: string,
  { isCode, onFile, onChange }: SiteListener,
): void {
  let timer: NodeJS.Timeout | undefined;
  let changed: Set<string> | null = new Set();
  const note = (event: 'add' | 'change' | 'unlink', file: string) => {
    if (!file.startsWith(siteDir + sep)) return;
    const path = relative(siteDir, file).replaceAll(sep, '/');
    if (!isOfSite(path) && !isCode(file)) return;
    onFile(file);
    if (event === 'change') changed?.add(path);
    else changed = null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = changed;
      changed = new Set();
      onChange(now);
    }, settleMs);
  };
  watcher.add(siteDir);
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (file) => note(event, file));
}
