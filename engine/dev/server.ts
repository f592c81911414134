import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import importModule from '#import-module';
import { collectGarbage } from '../files/collect-garbage.ts';
import { packageRoot } from '../files/package-root.ts';
import { readLocale } from '../content/locale/site-locale.ts';
import { siteVariables } from '../publish/bundle.ts';
import { contentPlugin, type ContentOptions } from './content-plugin.ts';
import { ignoreForVite } from './watch-site.ts';

/** After the first page the browser loads its scripts; ms. */
const calmMs = 1000;

/** Options of the development server. */
export interface DevServerOptions extends ContentOptions {
  readonly port: number;
  /** Where it listens: `localhost`, or `0.0.0.0` for a phone in the same network. */
  readonly host: string;
}

/**
 * Starts Vite with Vike on the code of the package and the content in `siteDir`. The folder of the package becomes the
 * working folder of the process. Rejects with code `EADDRINUSE`.
 */
export async function startDevServer({
  port,
  host,
  ...content
}: DevServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  // Vike takes the working folder for the root, and compares output folders with it even where it is told the root.
  process.chdir(packageRoot);
  // vite.config.ts reads them, as in a build.
  Object.assign(process.env, siteVariables(content.siteDir, readLocale(content.siteDir)));
  // What makes modules of sources keeps what it has once taken, up to several hundred MB, unless it is told to give back.
  Object.assign(process.env, { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' });
  const vite = await importModule<typeof import('vite')>('vite');
  const server = await vite.createServer({
    root: packageRoot,
    cacheDir: join(content.root, '.portao/vite'),
    logLevel: 'warn',
    clearScreen: false,
    appType: 'custom',
    server: {
      host,
      port,
      strictPort: true,
      // Ours says it, in the words of `check`.
      hmr: { overlay: false },
      watch: { ignored: ignoreForVite(packageRoot, content.siteDir) },
    },
    plugins: [contentPlugin(content)],
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw Object.assign(new Error(String((error as Error).message)), {
      code: /already in use/.test(String(error)) ? 'EADDRINUSE' : undefined,
    });
  }
  // Of reading all pages little stays, an outline and a summary of each; and of loading what renders them for the first time.
  server.httpServer?.once('request', (_request, response: ServerResponse) =>
    response.once('close', () => setTimeout(collectGarbage, calmMs).unref()),
  );
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
  return { url: address.replace(/\/$/, ''), close: () => server.close() };
}
