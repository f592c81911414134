// What search engines are told of a publication, by a server that stands in for theirs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../../blocks/entry/render.ts';
import {
  IndexNowFailed,
  noteChanges,
  sendChanges,
} from '../../../engine/publish/changes/index-now.ts';
import type { BuildOptions } from '../../../engine/publish/build-options.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { IndexNowStandIn } from '../../index-now-stand-in.ts';
import { page } from '../changing-site.ts';
import { BuiltSite, fakeBundle } from '../fake-bundle.ts';
import { makeFolder, type Edits } from '../fixture.ts';

const key = 'chave-de-teste-0123';
const url = 'https://www.exemplo.com.br';
const standIn = new IndexNowStandIn();

beforeAll(() => standIn.listen());
beforeEach(() => standIn.forget());
afterAll(() => standIn.close());

const build = (built: BuiltSite, more: Partial<BuildOptions> = {}) =>
  built.build({ bundle: { ...fakeBundle(), render }, indexNowKey: key, ...more });
const send = (built: BuiltSite) => sendChanges(stateDir(built.outDir), standIn.endpoint);

const change: Edits = { 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] };
const changeBack: Edits = { 'pages/cidades/osasco.yaml': [['Amanhã cedo', 'Hoje mesmo']] };

describe('a publication', () => {
  it('shows the key in the web root, and is known from then on', async () => {
    const built = new BuiltSite();
    await build(built);
    expect(built.file(`${key}.txt`)).toBe(key);
    expect([await send(built), standIn.sent]).toEqual([0, []]);
  });

  it('tells of pages whose text changed, of new ones and of those that are gone', async () => {
    const built = new BuiltSite();
    await build(built);
    built.site.apply({
      ...change,
      'pages/bairros/lapa.yaml': [['title: ', 'title: Já, ']],
      'pages/x.yaml': page('/x', '', '  - { type: text, body: Olá. }\n'),
      'pages/y.yaml': page('/y', 'robots: noindex, follow\n', '  - { type: text, body: Oi. }\n'),
    });
    await build(built);
    expect(await send(built)).toBe(2);
    expect(standIn.sent).toEqual([
      {
        type: 'application/json; charset=utf-8',
        body: {
          host: 'www.exemplo.com.br',
          key,
          keyLocation: `${url}/${key}.txt`,
          urlList: expect.arrayContaining([`${url}/osasco`, `${url}/x`]) as string[],
        },
      },
    ]);
    standIn.forget();
    built.site.apply({ 'pages/x.yaml': null });
    await build(built);
    await send(built);
    expect(standIn.addresses()).toEqual([`${url}/x`]);
  });

  it('tells of a change once', async () => {
    const built = new BuiltSite();
    await build(built);
    built.site.apply(change);
    await build(built);
    expect([await send(built), await send(built)]).toEqual([1, 0]);
    expect(standIn.sent.length).toBe(1);
  });

  it('waits where it is not taken, and is told of with the next one', async () => {
    const built = new BuiltSite();
    await build(built);
    built.site.apply(change);
    await build(built);
    standIn.answers = [429];
    await expect(send(built)).rejects.toEqual(new IndexNowFailed('HTTP 429'));
    built.site.apply({
      'pages/bairros/lapa.yaml': [['heading: Perto daqui', 'heading: Pertinho']],
    });
    await build(built);
    standIn.forget();
    expect(await send(built)).toBe(2);
    expect(standIn.addresses()).toEqual([`${url}/lapa`, `${url}/osasco`]);
  });

  it('says why nobody answers', async () => {
    const built = new BuiltSite();
    await build(built);
    built.site.apply(change);
    await build(built);
    const closed = sendChanges(stateDir(built.outDir), 'http://127.0.0.1:1/indexnow');
    await expect(closed).rejects.toMatchObject({ name: 'IndexNowFailed' });
    expect(await send(built)).toBe(1);
  });

  it('tells again of a page that was changed back while it was told of', async () => {
    const built = new BuiltSite();
    await build(built);
    built.site.apply(change);
    await build(built);
    const release = standIn.hold();
    const telling = send(built);
    await standIn.asked();
    built.site.apply(changeBack);
    await build(built);
    release();
    await telling;
    expect(await send(built)).toBe(1);
  });

  it('tells of 10,000 addresses at once, and keeps those of a list that is refused', async () => {
    const state = makeFolder();
    const pages = new Map(
      Array.from({ length: 10_001 }, (_, index) => [
        `/p-${index}`,
        { hash: 'a', day: '2026-01-01' },
      ]),
    );
    noteChanges(state, { url, key }, new Map(), pages);
    standIn.answers = [200, 503];
    await expect(sendChanges(state, standIn.endpoint)).rejects.toMatchObject({
      reason: 'HTTP 503',
    });
    expect(standIn.sent.map(({ body }) => (body.urlList as string[]).length)).toEqual([10_000, 1]);
    expect(await sendChanges(state, standIn.endpoint)).toBe(1);
  });
});

describe('nobody is told of anything', () => {
  it('without a key, also of what waited', async () => {
    const built = new BuiltSite();
    await build(built);
    built.site.apply(change);
    await build(built);
    await build(built, { indexNowKey: undefined });
    expect(built.paths()).not.toContain(`${key}.txt`);
    expect([await send(built), standIn.sent]).toEqual([null, []]);
  });

  it.each([
    'http://www.exemplo.com.br',
    'https://localhost',
    'https://127.0.0.1',
    'https://a.test',
  ])('at %s', async (address) => {
    const built = new BuiltSite();
    await build(built, { url: address });
    built.site.apply(change);
    await build(built, { url: address });
    expect([await send(built), standIn.sent]).toEqual([null, []]);
  });

  it('where no build remembers what pages showed', async () => {
    const state = makeFolder();
    noteChanges(state, { url, key }, null, new Map([['/', { hash: 'a', day: '2026-01-01' }]]));
    expect([await sendChanges(state, standIn.endpoint), standIn.sent]).toEqual([0, []]);
  });

  it('of the addresses of another name, which the site had before', async () => {
    const built = new BuiltSite();
    await build(built);
    built.site.apply(change);
    await build(built);
    await build(built, { url: 'https://outro.com.br' });
    expect([await send(built), standIn.sent]).toEqual([0, []]);
  });

  it('by a site that was never built', async () => {
    const folder = join(makeFolder(), 'dist');
    expect(await sendChanges(stateDir(folder), standIn.endpoint)).toBeNull();
    expect(existsSync(stateDir(folder))).toBe(false);
  });
});
