// Search engines are told of what was published: by `portao ping`, and by `npm start` itself.
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FixtureSite, makeFolder } from '../engine/fixture.ts';
import { IndexNowStandIn } from '../index-now-stand-in.ts';
import { portao } from './run-portao.ts';
import { siteToStart, smallBlog } from './started-site.ts';

const key = 'chave-de-teste-0123';
const url = 'https://www.exemplo.com.br';
const standIn = new IndexNowStandIn();
const environment = () => ({
  SITE_URL: url,
  INDEXNOW_KEY: key,
  PORTAO_TEST_INDEXNOW: standIn.endpoint,
});

beforeAll(() => standIn.listen());
beforeEach(() => standIn.forget());
afterAll(() => standIn.close());

describe('portao ping', () => {
  const site = new FixtureSite();
  const outDir = join(makeFolder(), 'dist');
  const build = (env: Record<string, string> = environment()) =>
    portao(['build', '--site', site.dir, '--out', outDir], env);
  const ping = (lang = 'pt-BR') => portao(['ping', '--out', outDir, '--lang', lang], environment());

  test('says that nobody is to be told before a key is set', async () => {
    await build({});
    expect(await ping()).toEqual({
      code: 0,
      out: 'Nada a avisar: sem INDEXNOW_KEY na construção, ou sem endereço público com https.\n',
      err: '',
    });
  });

  test('tells of what a build changed, in one line; what is refused is told of with the next', async () => {
    expect((await build()).code).toBe(0);
    expect((await ping()).out).toBe('IndexNow: nada mudou desde o último aviso.\n');
    site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] });
    await build();
    standIn.answers = [403];
    const refused = await ping('en');
    expect(refused).toEqual({
      code: 0,
      out: '',
      err: 'IndexNow did not take what it was told (HTTP 403). The site is public; it is told again with the next publication.\n',
    });
    standIn.forget();
    expect(await ping('en')).toEqual({
      code: 0,
      out: 'IndexNow: search engines were told of 1 address.\n',
      err: '',
    });
    expect(standIn.addresses()).toEqual([`${url}/osasco`]);
  });

  test('a key that is none stops the build before it begins', async () => {
    for (const wrong of ['curta', 'com espaço no meio', 'çedilha-longa', 'a'.repeat(129)]) {
      const { code, err } = await build({ ...environment(), INDEXNOW_KEY: wrong });
      expect(code).toBe(2);
      expect(err).toContain('INDEXNOW_KEY não é uma chave do IndexNow');
    }
  });
});

describe('npm start', () => {
  const site = siteToStart(smallBlog);

  test('serves the key, tells of a post that is published and of the list that names it, and serves on where that is refused', async () => {
    const { base, printed } = await site.start({ env: environment() });
    expect(await (await fetch(`${base}/${key}.txt`)).text()).toBe(key);
    const first = await site.publish(base, 'Um post novo');
    await expect.poll(standIn.addresses).toContain(`${url}/blog/${first}`);
    expect(standIn.addresses()).toContain(`${url}/blog`);
    expect(standIn.addresses()).not.toContain(`${url}/barueri`);
    await expect.poll(printed).toContain('IndexNow: os buscadores foram avisados de');

    standIn.answers = [500];
    const second = await site.publish(base, 'Mais um post');
    await expect.poll(printed).toContain('O IndexNow não recebeu o aviso (HTTP 500)');
    standIn.forget();
    await site.publish(base, 'E o terceiro');
    await expect.poll(standIn.addresses).toContain(`${url}/blog/${second}`);
  });
});
