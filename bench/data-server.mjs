// The embedded data service in a process of its own, to be started, timed and killed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath, stdin, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { dataHolder } from '../engine/database/process/data-lock.mjs';
import { root } from './report.mjs';

const bundle = join(root, '.portao/bench/service.mjs');

/** Bundles the service; call it once before `startServer`. */
export async function bundleService() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'engine/database/service.ts'),
      outDir: join(root, '.portao/bench'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'service.mjs' } },
    },
  });
}

/**
 * Starts a server over a data folder and waits until its first data request is answered.
 * {ms, ask, backUp, killDatabase, kill, close}: `kill` ends database and server without a word, `killDatabase` the database alone.
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
  const { startDataService } = await import(bundle);
  const many = { count: 1e9, seconds: 1 };
  const { url, close } = await startDataService({
    root,
    dataDir: argv[2],
    log: () => undefined,
    adminEmail: 'bench@exemplo.com.br',
    adminPassword: 'senha-do-banco',
    limits: { rates: { writes: many, counts: many, countsOfOne: many } },
  });
  stdout.write(`${url}\n`);
  stdin.resume().once('end', () => void close());
}
