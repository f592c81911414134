// A form that names no target, in `portao dev`: what is sent is checked and answered as on the site, and kept nowhere.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runDev } from '../../cli/commands/dev.ts';
import { contentPlugin } from '../../engine/dev/content-plugin.ts';
import type { DevServerOptions } from '../../engine/dev/server.ts';
import { makeFolder } from '../engine/fixture.ts';
import { SiteCopy } from '../engine/site-copy.ts';

const started = vi.hoisted(() => ({ options: null as unknown }));

vi.mock('../../engine/database/service.ts', () => ({
  createDataService: () => ({ ready: new Promise(() => {}), close: () => Promise.resolve() }),
}));
vi.mock('../../engine/dev/server.ts', () => ({
  startDevServer: (options: unknown) => {
    started.options = options;
    return Promise.resolve({ url: 'http://localhost:1', close: () => Promise.resolve() });
  },
}));

const page = `path: /note
title: Leave us a note
description: A note.
updated: "2026-01-01"
blocks:
  - { type: page-heading, heading: A note }
  - type: form
    id: note
    heading: Leave a note
    fields: [{ label: Email, kind: email, required: true }]
    submit: Send
    privacy: Only to answer.
`;

/** Starts `dev` and stands in for Vite: answers what a form sends. */
async function serve() {
  const root = makeFolder();
  const { dir: siteDir } = new SiteCopy(
    join(root, 'site'),
    { 'pages/note.yaml': page, 'pages/admin.yaml': page.replace('/note', '/admin') },
    'english',
  );
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  await runDev({ root, siteDir, port: 0, host: 'localhost', language: 'en' });
  const options = started.options as DevServerOptions;
  const server = createServer((request, response) => {
    if (!options.handle!(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const plugin = contentPlugin({ ...options, log: () => undefined });
  const watcher = { emit: vi.fn() };
  const vite = { watcher, ws: { send: vi.fn(), on: vi.fn() }, middlewares: { use: vi.fn() } };
  (plugin.configureServer as (server: unknown) => unknown)(vite);
  onTestFinished(() => (plugin.buildEnd as () => void)());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/portao/form`;
  const send = (values: Record<string, string>, form = 'note') =>
    fetch(`${address}?page=/note&form=${form}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(values),
    });
  return { send, said: () => said.mock.calls.map(([text]) => text).join('') };
}

test('a good entry is thanked for and shown in the terminal, oftener than a visitor may send', async () => {
  const { send, said } = await serve();
  for (let count = 0; count < 30; count += 1) {
    const answer = await send({ email: `ana${count}@example.com` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/note#note-ok']);
  }
  expect(said()).toContain(
    'A message from /note, which dev checks and does not keep: Email: ana29@example.com',
  );
});

test('a wrong one is told what is wrong, and a form that is not there is none', async () => {
  const { send, said } = await serve();
  const answer = await send({ email: 'ana@' });
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('Check the email address'),
  ]);
  expect((await send({ email: 'ana@example.com' }, 'other')).status).toBe(404);
  expect(said()).not.toContain('ana@');
});
