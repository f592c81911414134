import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isOfSite } from '../content/file-snapshot.ts';
import { statOrNull, watchFolders } from './watch-folders.ts';

/** Changes that come together (an editor that writes twice, a checkout) are read once; ms. */
const settleMs = 15;
/** So long a file may be empty before it is read: whoever writes to it begins with that. ms. */
const emptyMs = 150;

/** What lies in the folder of a site or of the package and is written by commands: data, caches, what was built and generated. */
const written = /^(?:\.(?!\.)[^/\\]*|dist|generated|node_modules)(?:[/\\]|$)/;

/**
 * Tells Vite's watcher what it need not look at: the site, of whose files `watchSite` tells it, and what our own commands write
 * into the folder of the package. A server that watched that would answer itself.
 */
export const ignoreForVite =
  (packageDir: string, siteDir: string) =>
  (path: string): boolean =>
    path === siteDir || path.startsWith(siteDir + sep) || written.test(relative(packageDir, path));

/** What to do after changes in a site. */
export interface SiteListener {
  /** True for code (absolute) that pages are made with. */
  readonly isCode: (file: string) => boolean;
  /** Told at once of each file (absolute). */
  readonly onFile: (file: string) => void;
  /** Told after a while of the files (relative to the site, with `/`) that changed, came or went. */
  readonly onChange: (changed: ReadonlySet<string>) => void;
  /** Told why a folder cannot be watched. */
  readonly onError: (error: Error) => void;
}

/**
 * Tells Vite of changes in `siteDir`, and `listener` of those of what the site is made of, until the function that it returns
 * is called.
 */
export function watchSite(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  siteDir: string,
  { isCode, onFile, onChange, onError }: SiteListener,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  const stop = watchFolders(siteDir, {
    isIgnored: (path) => written.test(relative(siteDir, path)),
    onFile(event, file) {
      watcher.emit(event, file);
      const path = relative(siteDir, file).replaceAll(sep, '/');
      if (!isOfSite(path) && !isCode(file)) return;
      onFile(file);
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          const now = changed;
          changed = new Set();
          onChange(now);
        },
        statOrNull(file)?.size === 0 ? emptyMs : settleMs,
      );
    },
    onError,
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
