// What the server tells of its requests and of itself, and how it ends.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { answerHealth, type HealthWord } from '../../../engine/server/health.ts';
import { createLog, type LogFormat } from '../../../engine/server/log.ts';
import type { RequestRecord } from '../../../engine/server/request-record.ts';
import { serveSite } from '../../../engine/server/serve.ts';
import { ask, files, makeRoot, serve } from '../web-root.ts';

const record: RequestRecord = {
  id: '0a1b2c3d4e5f',
  method: 'GET',
  path: '/barueri',
  status: 200,
  ms: 3,
  isWhole: true,
};

describe('a request', () => {
  it('has an id that its answer names, and is told with what answered, never with what was typed', async () => {
    const told: RequestRecord[] = [];
    const root = makeRoot({ ...files, _redirects: '/velho /barueri 301\n' });
    const base = await serve(root, {
      onRequest: (one) => told.push(one),
      apps: ['/admin'],
      handle: (request, response, note) => {
        if (request.url !== '/dados') return false;
        note.path = '/dados';
        response.writeHead(503).end();
        return true;
      },
    });
    const targets = ['/barueri?a=b', '/barueri', '/maria@casa', '/velho', '/barueri/', '/dados'];
    const ids = [];
    for (const target of targets) ids.push((await ask(base, target)).headers['x-request-id']);
    await expect.poll(() => told.length).toBe(targets.length);
    expect(told.map(({ status, path }) => [status, path])).toEqual([
      [200, '/barueri'],
      [200, '/barueri'],
      [404, null],
      [301, '/velho'],
      [301, null],
      [503, '/dados'],
    ]);
    expect(told.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(targets.length);
    expect(ids.every((id) => /^[0-9a-f]{12}$/.test(String(id)))).toBe(true);
  });
});

describe('the log', () => {
  const written = (format: LogFormat, requests = true) => {
    const out: string[] = [];
    const err: string[] = [];
    const log = createLog({
      format,
      requests,
      out: (text) => out.push(text),
      err: (text) => err.push(text),
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) });
    log.request(record);
    log.request({ ...record, path: null, status: 500, isWhole: false });
    log.event('info', 'serving', 'No ar.');
    log.event('error', 'failure', 'Não deu.\nTente de novo.');
    vi.useRealTimers();
    return { out: out.join(''), err: err.join('') };
  };

  it('has a line a request and the sentences of events', () => {
    expect(written('text')).toEqual({
      out: [
        '2026-11-22T00:00:00.000Z 200 GET /barueri 3 ms 0a1b2c3d4e5f',
        '2026-11-22T00:00:00.000Z 500 GET - 3 ms (cut) 0a1b2c3d4e5f',
        'No ar.',
        '',
      ].join('\n'),
      err: 'Não deu.\nTente de novo.\n',
    });
  });

  it('has an object a line for programs', () => {
    const { out, err } = written('json');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const time = '2026-11-22T00:00:00.000Z';
    const { isWhole: _isWhole, ...known } = record;
    expect([err, ...lines]).toEqual([
      '',
      { time, level: 'info', event: 'request', ...known },
      { time, level: 'error', event: 'request', ...known, path: null, status: 500, cut: true },
      { time, level: 'info', event: 'serving', message: 'No ar.' },
      { time, level: 'error', event: 'failure', message: 'Não deu.\nTente de novo.' },
    ]);
  });

  it.each<[LogFormat, RegExp]>([
    ['text', /^2026-\S+ 429 × 490$/],
    ['json', /"event":"refused-requests","status":429,"more":490/],
  ])('has ten lines of 500 that were refused together, and their number (%s)', (format, sum) => {
    const out: string[] = [];
    const log = createLog({
      format,
      requests: true,
      out: (text) => out.push(text),
      err: () => undefined,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) });
    for (let count = 0; count < 500; count += 1) {
      log.request({ ...record, status: 429 });
      log.request(record);
    }
    log.flush();
    vi.useRealTimers();
    const lines = out.join('').trim().split('\n');
    expect(lines).toHaveLength(500 + 10 + 1);
    expect(lines.at(-1)).toMatch(sum);
  });

  it('leaves requests out where they are not wanted', () =>
    expect(written('text', false).out).toBe('No ar.\n'));
});

describe('/healthz', () => {
  it.each<[HealthWord, number, string]>([
    ['ok', 200, 'ok'],
    ['waiting', 200, 'ok'],
    ['off', 200, 'ok'],
    ['elsewhere', 200, 'ok'],
    ['older', 503, 'attention'],
    ['failed', 503, 'attention'],
  ])('answers for a part that is %s with %i', async (word, status, said) => {
    const handle = answerHealth(() => Promise.resolve({ pages: 'ok', data: word }));
    const base = await serve(makeRoot(files), { handle });
    const answer = await ask(base, '/healthz');
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(JSON.parse(answer.body.toString())).toEqual({ status: said, pages: 'ok', data: word });
    expect((await ask(base, '/healthz/x')).status).toBe(404);
  });
});

describe('the end', () => {
  /** A connection that asked for a page and keeps itself open. */
  async function kept(port: number): Promise<{ socket: Socket; said: () => string }> {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.write('GET /barueri HTTP/1.1\r\nHost: x\r\n\r\n');
    await vi.waitUntil(() => said.includes('Barueri'));
    return { socket, said: () => said };
  }

  it('lets a request finish and tells its connection that nothing follows; idle ones are ended, new ones refused', async () => {
    let finish: () => void = () => undefined;
    const server = await serveSite({
      root: makeRoot(files),
      port: 0,
      host: '127.0.0.1',
      handle: (request, response) => {
        if (request.url !== '/longo') return false;
        finish = () => response.end('pronto');
        return true;
      },
    });
    const port = Number(new URL(server.url).port);
    const [idle, busy] = [await kept(port), await kept(port)];
    expect(busy.said()).not.toMatch(/connection: close/i);
    busy.socket.write('GET /longo HTTP/1.1\r\nHost: x\r\n\r\n');
    await wait(100);
    const ended = server.close();
    await once(idle.socket, 'close');
    await expect(fetch(server.url)).rejects.toThrow();
    finish();
    await Promise.all([ended, once(busy.socket, 'close')]);
    expect(busy.said()).toMatch(/connection: close[\s\S]*pronto/i);
  });
});
