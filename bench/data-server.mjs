// The embedded data service in a process of its own, to be started, timed and killed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath, stdin, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { dataHolder } from '../engine/database/process/data-lock.mjs';
import { root } from './report.mjs';

const bundled = (name) => join(root, `.portao/bench/${name}.mjs`);

/** The requests that the site makes; after `bundleService`. */
export const visitorRequests = () => import(bundled('visitor-requests'));

/** Bundles the service; call it once before `startServer`. */
export async function bundleService() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(root, '.portao/bench'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {
          service: join(root, 'engine/database/service.ts'),
          'visitor-requests': join(root, 'engine/blog/visitor-requests.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}

/**
 * Starts a server over a data folder and waits until its first data request is answered.
 * {ms, url, ask, backUp, killDatabase, kill, close}: `kill` ends database and server without a word, `killDatabase` the database alone.
 */
export async function startServer(dataDir) {
  const since = performance.now();
  const server = spawn(execPath, [fileURLToPath(import.meta.url), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    server.stdout.once('data', (text) => resolve(text.toString().trim()));
    gone.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
  const ask = (path, options = {}) =>
    fetch(`${url}/rest/v1/${path}`, {
      ...options,
      headers: { apikey: secretKey, 'content-type': 'application/json', ...options.headers },
    });
  const first = await ask('blog_posts?select=id&limit=1');
  if (!first.ok) throw new Error(`the first request was answered with ${first.status}`);
  const killDatabase = () => process.kill(dataHolder(dataDir).pid, 'SIGKILL');
  return {
    ms: performance.now() - since,
    url,
    ask,
    backUp: () => fetch(`${url}/portao/backup`, { method: 'POST', headers: { apikey: secretKey } }),
    killDatabase,
    kill: async () => {
      server.kill('SIGKILL');
      killDatabase();
      await gone;
    },
    close: async () => {
      server.stdin.end();
      await gone;
    },
  };
}

/** The server itself. */
if (argv[1] === fileURLToPath(import.meta.url)) {
  const { startDataService } = await import(bundled('service'));
  const { url, close } = await startDataService({
    dataDir: argv[2],
    log: () => undefined,
    adminEmail: 'bench@exemplo.com.br',
    adminPassword: 'senha-do-banco',
  });
  stdout.write(`${url}\n`);
  stdin.resume().once('end', () => void close());
}
