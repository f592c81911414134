// `npm start` as those see it who operate it: health, logs, its end, and a socket that outlives it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../engine/blog/client.ts';
import { sameOriginKey } from '../../engine/client/data-address.ts';
import { adminEmail, password } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { siteToStart } from './started-site.ts';

const site = siteToStart();
const home = 'pages/index.yaml';
const health = async (base: string) => {
  const answer = await fetch(`${base}/healthz`);
  return { status: answer.status, ...((await answer.json()) as object) };
};
const lines = (printed: string) =>
  printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('tells strangers how it is in a word for each part, and staff why', async () => {
  const first = await site.start();
  await expect
    .poll(() => health(first.base))
    .toEqual({ status: 'ok', pages: 'ok', data: 'ok', counting: 'ok', publication: 'ok' });
  process.kill(first.pid, 'SIGTERM');
  expect(await first.ended).toBe(0);

  site.edit(home, 'title:', 'titel:');
  const { base, pid, ended } = await site.start();
  await expect.poll(() => health(base)).toMatchObject({ status: 'attention', pages: 'older' });
  expect((await fetch(`${base}/healthz`)).status).toBe(503);

  const state = (token: string) =>
    fetch(`${base}/portao/state`, { headers: { authorization: `Bearer ${token}` } });
  expect((await fetch(`${base}/portao/state`)).status).toBe(401);
  expect(await (await state('abc')).text()).toBe('{}\n');
  const client = connect({ url: base, key: sameOriginKey });
  const { data } = await client.auth.signInWithPassword({ email: adminEmail, password });
  const told = await (await state(data.session!.access_token)).json();
  expect(told).toEqual({
    site: expect.stringContaining('titel') as string,
    publication: null,
    counting: null,
    disk: null,
    backup: 'none',
    mail: null,
    isOutOfTopics: false,
    forms: false,
    missing: expect.arrayContaining([
      expect.objectContaining({ file: 'site.yaml', message: expect.stringContaining('cnpj') }),
    ]) as unknown,
  });
  site.edit(home, 'titel:', 'title:');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(0);
});

test('writes a line a request as JSON, with the id of the answer and nothing of the visitor', async () => {
  const { base, pid, ended, printed } = await site.start({ env: { LOG_FORMAT: 'json' } });
  const secret = 'joana@exemplo.com.br';
  const answer = await fetch(`${base}/barueri?email=${secret}`, {
    headers: { 'user-agent': secret, cookie: secret, referer: secret },
  });
  await fetch(`${base}/${secret}`);
  await fetch(`${base}/rest/v1/blog_posts?select=${secret}`);
  await fetch(`${base}/blog/${encodeURIComponent(secret)}`);
  await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email: secret, password: secret }),
  });
  await expect.poll(printed).toContain('"event":"published"');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(0);
  // Its first line names the loopback address, which one may give as --host.
  const afterwards = lines(printed()).filter(({ event }) => event !== 'serving');
  expect(JSON.stringify(afterwards)).not.toMatch(/joana|exemplo|127\.0\.0\.1|::1/);
  const requests = lines(printed()).filter(({ event }) => event === 'request');
  expect(requests).toContainEqual({
    time: expect.stringMatching(/^20\d\d-.*Z$/) as string,
    level: 'info',
    event: 'request',
    id: answer.headers.get('x-request-id'),
    method: 'GET',
    path: '/barueri',
    status: 200,
    ms: expect.any(Number) as number,
  });
  expect(requests.filter(({ path }) => path === null).length).toBeGreaterThan(1);
  expect(lines(printed()).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['serving', 'published', 'ending']),
  );
  expect(lines(printed()).filter(({ event }) => event === 'failure')).toEqual([]);
});

test('finishes what is under way when it is told to end, and says that no other answer follows', async () => {
  const { base, pid, ended, printed } = await site.start();
  // The body is on its way: the request cannot be answered yet.
  const asked = request(`${base}/rest/v1/rpc/count_view`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '19' },
  });
  const answered = once(asked, 'response') as Promise<
    [{ statusCode: number; headers: Record<string, string> }]
  >;
  asked.write('{"post_slug":');
  await wait(300);
  // Ctrl+C under npm: the same signal comes twice.
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGINT');
  await expect.poll(printed).toContain('Encerrando');
  await expect(fetch(base)).rejects.toThrow();
  asked.end('"nada"}');
  const [{ statusCode, headers }] = await answered;
  expect([statusCode < 500, headers.connection]).toEqual([true, 'close']);
  expect(await ended).toBe(0);
});

test('ends at once at a second signal', async () => {
  const { base, pid, ended, printed } = await site.start();
  const asked = request(`${base}/rest/v1/rpc/count_view`, {
    method: 'POST',
    headers: { 'content-length': '19' },
  });
  asked.on('error', () => undefined).write('{');
  await wait(300);
  process.kill(pid, 'SIGTERM');
  await expect.poll(printed).toContain('Encerrando');
  await wait(700);
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(1);
});

/** Starts the site again whenever it ends, over a socket that it keeps open itself; says the pid of each. */
const supervisor = `while :; do sh -c 'echo pid $$; LISTEN_PID=$$ exec "$@"' sh "$@"; done`;

test('refuses nobody while it is replaced, where its socket outlives it', async () => {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const { fd } = (socket as unknown as { readonly _handle: { readonly fd: number } })._handle;
  const command = [join(root, 'cli/launch.mjs'), 'start'];
  const args = ['--site', site.siteDir, '--out', site.outDir];
  const child = spawn('sh', ['-c', supervisor, 'sh', process.execPath, ...command, ...args], {
    cwd: root,
    detached: true,
    env: { PATH: process.env.PATH, ...site.environment(), LISTEN_FDS: '1', LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'ignore', fd],
  });
  // From here on the supervisor alone has it.
  socket.close();
  let printed = '';
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const pids = () => [...printed.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  onTestFinished(async () => {
    const gone = once(child, 'close');
    process.kill(-child.pid!, 'SIGKILL');
    await gone;
  });

  const statuses: unknown[] = [];
  const visit = () =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then(
      ({ status }) => statuses.push(status),
      (error: unknown) => statuses.push(error),
    );
  await visit();
  const visitors = Array.from({ length: 4 }, async () => {
    while (pids().length < 3) await visit();
    await visit();
  });
  for (const restarts of [1, 2]) {
    await expect.poll(() => printed.split('"serving"').length - 1).toBe(restarts);
    // Each of them answers some before it goes, however slow the machine is.
    const before = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(before + 4);
    process.kill(pids()[restarts - 1]!, 'SIGTERM');
  }
  await Promise.all(visitors);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(10);
});
