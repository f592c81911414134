// `npm start` behind the proxies of deploy/: what the server is told, and that a restart refuses nobody.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { files, makeRoot } from '../engine/web-root.ts';
import { freePort } from '../free-port.ts';
import { root } from '../structure/tree.ts';
import { ask, has, startCaddy, startNginx, type Answer } from './proxies.ts';

const hasNginx = has('nginx', '-v') && has('openssl', 'version');
const hasCaddy = has('caddy', 'version');

/** A server that notes the headers that reach it; its port. */
async function listener(seen: IncomingHttpHeaders[]): Promise<number> {
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const serveArguments = (port: number) => [
  process.execPath,
  join(root, 'cli/launch.mjs'),
  ...['serve', '--out', makeRoot(files), '--port', String(port)],
];

/** The server of the project, started anew at its port by `again`, as systemd or Docker do it. */
interface Restarted {
  readonly again: () => Promise<void>;
}

/** Waits until a process has said something so many times. */
const hasSaid = async (said: () => string, words: RegExp, times: number) => {
  while ((said().match(words)?.length ?? 0) < times) await sleep(20);
};

/** Collects what a process says, and ends it after the test. */
function heard(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  return () => said;
}

const up = /localhost:\d+/g;

/** Starts the server, and starts it again after it ended. */
async function plainServer(port: number): Promise<Restarted> {
  const [node, ...args] = serveArguments(port);
  const start = async () => {
    const child = spawn(node!, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    await hasSaid(heard(child), up, 1);
    return child;
  };
  let child = await start();
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  onTestFinished(end);
  return {
    again: async () => {
      await end();
      child = await start();
    },
  };
}

/** Starts the server with a socket that stays open, as portao.socket gives it to portao.service. */
async function serverWithSocket(port: number): Promise<Restarted> {
  const holder = spawn(
    process.execPath,
    [join(root, 'tests/deploy/socket-holder.mjs'), String(port), ...serveArguments(0)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = heard(holder);
  const pid = () => Number([...said().matchAll(/^pid (\d+)$/gm)].at(-1)![1]);
  let starts = 1;
  await hasSaid(said, up, starts);
  onTestFinished(async () => {
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    process.kill(pid(), 'SIGTERM');
    await ended;
  });
  return {
    again: async () => {
      process.kill(pid(), 'SIGTERM');
      starts += 1;
      await hasSaid(said, up, starts);
    },
  };
}

/** How many visitors ask at a time, and how often the server is started anew meanwhile. */
const [visitors, restarts] = [8, 3];

/** Asks without a pause while the server is started anew; statuses and faults, each with how often it came. */
async function faultsDuring(url: string, server: Restarted): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let over = false;
  const visitor = async () => {
    while (!over) {
      const result = await ask(`${url}/barueri`).then(
        ({ status, body }: Answer) => (body === files['barueri.html'] ? `${status}` : 'not whole'),
        (error: Error) => error.message,
      );
      counts[result] = (counts[result] ?? 0) + 1;
    }
  };
  const asking = Array.from({ length: visitors }, visitor);
  for (let round = 0; round < restarts; round += 1) {
    await server.again();
    await sleep(300);
  }
  over = true;
  await Promise.all(asking);
  return counts;
}

const visitorsAddress = '127.0.0.1';
const lie = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };

describe.skipIf(!hasNginx)('nginx (skipped where nginx or openssl is not installed)', () => {
  test('tells the server who asks, whatever the visitor claims, and speaks HTTPS alone', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const { url, plain } = await startNginx(await listener(seen));
    const { status, headers } = await ask(`${url}/`, lie);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(seen.map((one) => one['x-forwarded-for'])).toEqual([visitorsAddress]);
    expect(seen[0]!['x-forwarded-proto']).toBe('https');
    // To the site, whatever name the visitor asked for.
    const moved = await ask(`${plain}/barueri?a=1`, { host: 'estranho.exemplo' });
    const site = 'https://www.your-site.com.br';
    expect([moved.status, moved.headers.location]).toEqual([301, `${site}/barueri?a=1`]);
  });

  test('refuses nobody while the server is started anew with the socket of systemd', async () => {
    const port = await freePort();
    const server = await serverWithSocket(port);
    const { url } = await startNginx(port);
    const counts = await faultsDuring(url, server);
    expect(Object.keys(counts)).toEqual(['200']);
    expect(counts['200']).toBeGreaterThan(visitors * restarts);
  });
});

describe.skipIf(!hasCaddy)('Caddy (skipped where it is not installed)', () => {
  test('tells the server who asks, whatever the visitor claims', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const url = await startCaddy(await listener(seen));
    seen.length = 0;
    const { status, headers } = await ask(`${url}/`, lie);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(seen.map((one) => one['x-forwarded-for'])).toEqual([visitorsAddress]);
  });

  test('refuses nobody while the server is started anew', async () => {
    const port = await freePort();
    const server = await plainServer(port);
    const url = await startCaddy(port);
    const counts = await faultsDuring(url, server);
    expect(Object.keys(counts)).toEqual(['200']);
    expect(counts['200']).toBeGreaterThan(visitors * restarts);
  });
});
