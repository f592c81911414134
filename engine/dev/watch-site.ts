import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isOfSite, stampOrNull } from '../content/file-snapshot.ts';

/** Changes that come together (an editor that writes twice, a checkout) are read once; ms. */
const settleMs = 15;

/** The watcher drops a change that follows another of the same file within 50 ms: files are looked at once more after; ms. */
const againMs = 100;

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

/** Tells `listener` of changes of what the site in `siteDir` is made of, and of nothing else that lies there, until the function that it returns is called. */
export function watchSite(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  siteDir: string,
  { isCode, onFile, onChange }: SiteListener,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let changed: Set<string> | null = new Set();
  /** What the disk showed of the files that were told of lately, just before; null where it is yet to be told. */
  const lately = new Map<string, string | null | undefined>();
  const signatureOf = (path: string) => stampOrNull(join(siteDir, path))?.signature;
  const lookAgain = () => {
    const missed = [...lately].filter(([path, signature]) => signature !== signatureOf(path));
    lately.clear();
    for (const [path] of missed) note('change', join(siteDir, path));
  };
  const note = (event: 'add' | 'change' | 'unlink', file: string) => {
    if (!file.startsWith(siteDir + sep)) return;
    const path = relative(siteDir, file).replaceAll(sep, '/');
    if (!isOfSite(path) && !isCode(file)) return;
    onFile(file);
    if (event === 'change') changed?.add(path);
    else changed = null;
    lately.set(path, null);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = changed;
      changed = new Set();
      for (const [told, signature] of lately)
        if (signature === null) lately.set(told, signatureOf(told));
      onChange(now);
      timer = setTimeout(lookAgain, againMs);
    }, settleMs);
  };
  watcher.add(siteDir);
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, (file) => note(event, file));
  return () => clearTimeout(timer);
}
