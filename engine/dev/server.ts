import type { Language } from '../diagnostics/catalogue.ts';
import { contentPlugin } from './content-plugin.ts';

/** Options of the development server. */
export interface DevServerOptions {
  readonly root: string;
  readonly siteDir: string;
  readonly port: number;
  readonly language: Language;
  readonly log: (text: string) => void;
}

/** Starts Vite with Vike on the project in `root` and the content in `siteDir`. Rejects with code `EADDRINUSE`. */
export async function startDevServer({ root, siteDir, port, language, log }: DevServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    logLevel: 'warn',
    clearScreen: false,
    appType: 'custom',
    server: { port, strictPort: true },
    plugins: [contentPlugin({ root, siteDir, language, log })],
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw Object.assign(new Error(String((error as Error).message)), { code: /already in use/.test(String(error)) ? 'EADDRINUSE' : undefined });
  }
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
  return { url: address.replace(/\/$/, ''), close: () => server.close() };
}
