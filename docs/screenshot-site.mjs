// The site as `npm start` runs it, over a data folder that holds the sample posts alone.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Longest wait for the site and its posts, ms: a first build on a slow machine takes a minute. */
const patience = 180_000;

/** Who signs in to the panel. */
export const owner = { email: 'dona@exemplo.com.br', password: 'portao-aberto-1' };

async function freePort() {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const textAt = async (address) => {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : '';
};

/** Address of the newest post once it is a built page: the list of the blog names it first. */
async function newestPost(origin) {
  const [, slug] = /href="\/blog\/([a-z0-9_-]+)"/.exec(await textAt(`${origin}/blog`)) ?? [];
  if (!slug) return null;
  const page = await textAt(`${origin}/blog/${slug}`);
  return page.includes(`data-post="${slug}"`) ? `/blog/${slug}` : null;
}

/** Runs a command of the site until `ready` answers something, which is the answer; with it comes `close`. Throws with what the command printed if it ends, and if it takes too long. */
async function run(args, more, ready) {
  const command = spawn(execPath, [join(root, 'cli/launch.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...more },
  });
  const ended = new Promise((resolve) => command.once('exit', resolve));
  let printed = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk) => (printed += chunk));
  const close = async () => {
    command.kill('SIGTERM');
    await ended;
  };
  try {
    for (const end = performance.now() + patience; performance.now() < end; await pause(250)) {
      const answer = await ready(command.exitCode);
      if (answer) return { answer, close };
      if (command.exitCode !== null) throw new Error(`portao ${args[0]} ended:\n${printed}`);
    }
    throw new Error(`portao ${args[0]} took more than ${patience / 1000} s:\n${printed}`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Builds the site into a temporary folder and serves it; `post` is the address of its newest post. Errors as `run`. */
export async function serveSite() {
  const folder = mkdtempSync(join(tmpdir(), 'portao-screenshots-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { answer: post, close } = await run(
    ['start', '--out', join(folder, 'dist'), '--port', String(port)],
    {
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
    },
    () => newestPost(origin),
  );
  const closeAll = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, post, close: closeAll };
}

/** Builds an example into a temporary folder and serves its files. Errors as `run`. */
export async function serveExample(name) {
  const folder = mkdtempSync(join(tmpdir(), 'portao-screenshots-'));
  const place = ['--site', join(root, 'examples', name), '--out', join(folder, 'dist')];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await run(['build', ...place], {}, (code) => code === 0);
  const { close } = await run(['serve', ...place, '--port', String(port)], {}, () =>
    textAt(origin),
  );
  const closeAll = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, close: closeAll };
}
