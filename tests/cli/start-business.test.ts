// The data of the business at a server that runs: read, published with nothing else of the folder, taken back.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { connect } from '../../engine/blog/client.ts';
import type {
  BusinessAnswer,
  BusinessRequest,
  BusinessState,
  FieldChange,
  FieldPath,
} from '../../engine/client/business.ts';
import { valueAt } from '../../engine/client/value-at.ts';
import { runningDataService } from '../../engine/database/open.ts';
import { createBusinessDrafts } from '../../engine/panel/data/business-drafts.ts';
import { makeFolder } from '../folders.ts';
import { adminEmail, password } from '../posts/stands.ts';
import { siteToStart, textAt } from './started-site.ts';

const site = siteToStart();

/** Asks the server as the administrator. */
async function deskAt(base: string) {
  const { publishableKey } = await vi.waitUntil(() => runningDataService(site.dataDir), {
    timeout: 120_000,
    interval: 100,
  });
  const client = connect({ url: base, key: publishableKey });
  const { data } = await client.auth.signInWithPassword({ email: adminEmail, password });
  // A connection that was kept may be closed by the server just as it is used again.
  const headers = { authorization: `Bearer ${data.session!.access_token}`, connection: 'close' };
  const send = async (init: RequestInit) => {
    const answer = await fetch(`${base}/portao/business`, { ...init, headers });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const drafts = createBusinessDrafts(client);
  const { id } = data.user!;
  return {
    draft: () => drafts.read(id),
    /** Writes the first draft; its revision. */
    async writeDraft(changes: readonly FieldChange[]) {
      const draft = { revision: randomUUID(), changes, documents: {} };
      await drafts.write(id, draft, null);
      return draft.revision;
    },
    /** Sends a picture as the panel does; how documents name it. */
    async upload(picture: Buffer) {
      const init = { method: 'POST', headers, body: new Uint8Array(picture) };
      const answer = await fetch(`${base}/portao/pictures`, init);
      return `/media/${((await answer.json()) as { path: string }).path}`;
    },
    read: () => send({}) as Promise<BusinessState>,
    ask: (request: BusinessRequest) =>
      send({ method: 'POST', body: JSON.stringify(request) }) as Promise<BusinessAnswer>,
  };
}

/** Runs git in the folder of the site. */
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@exemplo.com.br', ...args], {
    cwd: site.siteDir,
    encoding: 'utf8',
  });

test('a price is published and committed without what else is being written, is taken back, and the server ends well', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  const server = await site.start();
  const desk = await deskAt(server.base);
  const before = readFileSync(join(site.siteDir, 'site.yaml'), 'utf8');
  const at = ['claims', 'preventivePrice', 'value'];
  const { value } = await desk.read();
  expect(value).toMatchObject({ claims: { preventivePrice: { value: 'R$150' } } });
  site.edit('pages/index.yaml', 'title: ', 'titel: ');

  const changes = [{ at, before: 'R$150', after: 'R$175' }];
  const checked = await desk.ask({ what: 'check', changes });
  expect(checked).toMatchObject({ is: 'right' });
  const [page] = checked.is === 'right' ? checked.pages : [];
  const preview = await desk.ask({ what: 'preview', changes, path: page!.path });
  const shown = preview.is === 'preview' ? preview.html : '';
  expect(shown).toContain('R$175');
  const present = await textAt(server.base + page!.path);
  expect(present).not.toContain('R$175');
  // The same page but for the price, scripts and styles of the public site with it.
  expect(shown.replaceAll('R$175', 'R$150')).toBe(present);
  const draft = await desk.writeDraft(changes);
  const wrong = [{ at, before: 'R$150', after: 175 }];
  expect(await desk.ask({ what: 'publish', changes: wrong, draft })).toMatchObject({ is: 'wrong' });
  expect((await desk.draft())?.revision).toBe(draft);
  expect(await desk.ask({ what: 'publish', changes, draft })).toEqual({ is: 'published' });
  await expect.poll(desk.draft, { timeout: 60_000 }).toBeNull();
  expect(await textAt(server.base + page!.path)).toContain('R$175');
  expect(readFileSync(join(site.siteDir, 'site.yaml'), 'utf8')).toBe(
    before.replace('value: R$150', 'value: R$175'),
  );
  expect(git('show', 'HEAD:site.yaml')).toBe(before.replace('value: R$150', 'value: R$175'));
  expect(git('log', '-1', '--format=%an: %s%n%b').trim()).toBe(
    `${adminEmail}: claims.preventivePrice.value\nclaims.preventivePrice.value: "R$150" → "R$175"`,
  );

  const { writers } = await desk.read();
  expect(writers).toEqual([{ at, author: adminEmail, when: expect.any(String) }]);
  expect(await desk.ask({ what: 'undo', changes: [] })).toEqual({ is: 'published' });
  expect(await textAt(server.base + page!.path)).not.toContain('R$175');
  expect(readFileSync(join(site.siteDir, 'site.yaml'), 'utf8')).toBe(before);
  expect(git('show', 'HEAD:site.yaml')).toBe(before);
  expect(git('rev-list', '--count', 'HEAD')).toBe('3\n');
  expect(git('diff', '--name-only').trim()).toBe('pages/index.yaml');
  site.edit('pages/index.yaml', 'titel: ', 'title: ');

  // Its worker rests and has nothing to do.
  process.kill(server.pid, 'SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.printed()).not.toContain('AbortError');
});

test('reviews, networks and words of the search are published in one set, and taken back in one step', async () => {
  const server = await site.start();
  const desk = await deskAt(server.base);
  const { value } = await desk.read();
  const files = ['site.yaml', 'pages/cidades/guarulhos.yaml', 'partials/confianca.yaml'];
  const texts = () => files.map((path) => readFileSync(join(site.siteDir, path), 'utf8'));
  const before = texts();
  const added = (at: FieldPath, item: unknown): FieldChange => {
    const items = valueAt(value, at) as readonly unknown[];
    return { at, before: items, after: [...items, item] };
  };
  const review = { name: 'Zenaide Q.', text: 'Ligaram de volta na mesma hora.' };
  const reviewsOf = (file: string) => ['blocks', 'testimonials', file, 'items'];
  const profile = { name: 'YouTube', url: 'https://www.youtube.com/@exemplo-novo' };
  const changes = [
    added(reviewsOf('pages/cidades/guarulhos.yaml'), review),
    added(reviewsOf('partials/confianca.yaml'), { ...review, name: 'Quitéria Z.' }),
    added(['business', 'social'], profile),
    added(['search', 'synonyms'], ['zabumba', 'portão']),
  ];
  // What another device wrote meanwhile is no part of it.
  const later = await desk.writeDraft(changes.slice(1));
  expect(await desk.ask({ what: 'publish', changes, draft: randomUUID() })).toEqual({
    is: 'published',
  });
  expect((await desk.draft())?.revision).toBe(later);
  const home = await textAt(`${server.base}/`);
  expect(await textAt(`${server.base}/guarulhos`)).toContain('Zenaide Q.');
  expect(home).toContain('Quitéria Z.');
  expect(home).toContain(profile.url);
  expect(await textAt(`${server.base}/search.json`)).toContain('zabumb');
  texts().forEach((text, at) => {
    const kept = before[at]!.split('\n');
    const lines = text.split('\n');
    expect(kept.filter((line) => !lines.includes(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(kept.length);
  });
  expect(await desk.ask({ what: 'undo', changes: [] })).toEqual({ is: 'published' });
  expect(texts()).toEqual(before);
  expect(await textAt(`${server.base}/guarulhos`)).not.toContain('Zenaide Q.');
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
});

test('a picture that was sent comes into the folder, the commit and the page with what names it, and goes with it', async () => {
  const file = 'pages/guia-completo.yaml';
  const page = join(site.siteDir, file);
  const team =
    '  - type: team\n    heading: Quem faz o pão\n    people:\n      - name: Ana\n        role: Técnica\n';
  const before = `${readFileSync(page, 'utf8').trimEnd()}\n\n${team}`;
  writeFileSync(page, before);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'with people');
  const server = await site.start();
  const desk = await deskAt(server.base);
  const photograph = sharp({
    create: { width: 900, height: 900, channels: 3, background: '#345' },
  });
  const src = await desk.upload(await photograph.jpeg().toBuffer());
  const at = ['blocks', 'team', file, 'people'];
  const [ana] = valueAt((await desk.read()).value, at) as readonly object[];
  const withPicture = (path: string) => [
    { at, before: [ana], after: [{ ...ana, image: { src: path, alt: 'Ana' } }] },
  ];
  const unknown = withPicture('/media/uploads/0123456789abcdef.webp');
  expect(await desk.ask({ what: 'publish', changes: unknown })).toMatchObject({ is: 'wrong' });
  expect(existsSync(join(site.siteDir, 'media/uploads'))).toBe(false);

  const changes = withPicture(src);
  expect(await desk.ask({ what: 'publish', changes })).toEqual({ is: 'published' });
  const kept = readFileSync(join(site.siteDir, src));
  expect((await sharp(kept).metadata()).format).toBe('webp');
  const files = () => git('show', '--name-status', '--format=', 'HEAD').trim().split('\n').sort();
  expect(files()).toEqual([`A\t${src.slice(1)}`, `M\t${file}`]);
  const address = `${server.base}/guia-completo`;
  const [shown] = /\/media\/[^" ]*uploads[^" ]*\.webp/.exec(await textAt(address)) ?? [];
  const published = await fetch(server.base + shown, { headers: { connection: 'close' } });
  expect(published.headers.get('content-type')).toBe('image/webp');
  // What is set aside in the data folder later is in the site.
  rmSync(join(site.dataDir, 'pictures'), { recursive: true });
  expect((await desk.read()).pictures).toContain(src);
  expect(await desk.ask({ what: 'check', changes })).toMatchObject({ is: 'right' });

  expect(await desk.ask({ what: 'undo', changes: [] })).toEqual({ is: 'published' });
  expect(readFileSync(page, 'utf8')).toBe(before);
  expect(existsSync(join(site.siteDir, src))).toBe(false);
  expect(files()).toEqual([`D\t${src.slice(1)}`, `M\t${file}`]);
  expect(git('status', '--porcelain', 'media', 'pages')).toBe('');
  expect(await textAt(address)).not.toContain(shown);
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
});

test('what was public when the server was killed before its commit is committed by the next server', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'as it is', '--allow-empty');
  const own = makeFolder();
  const reached = join(own, 'reached');
  const hanging = `#!/bin/sh
PATH="\${PATH#*:}"
case "$*" in *commit-tree*) touch '${reached}'; sleep 20; exit 1;; esac
exec git "$@"
`;
  writeFileSync(join(own, 'git'), hanging, { mode: 0o755 });
  const server = await site.start({ env: { PATH: `${own}:${process.env.PATH}` } });
  const desk = await deskAt(server.base);
  const at = ['claims', 'preventivePrice', 'value'];
  const changes = [{ at, before: 'R$150', after: 'R$180' }];
  const answer = desk.ask({ what: 'publish', changes }).catch(() => null);
  await vi.waitUntil(() => existsSync(reached), { timeout: 120_000, interval: 50 });
  expect(await textAt(`${server.base}/duvidas-frequentes`)).toContain('R$180');
  process.kill(server.pid, 'SIGKILL');
  expect([await server.ended, await answer]).toEqual(['SIGKILL', null]);
  expect(git('show', 'HEAD:site.yaml')).toContain('value: R$150');

  const next = await site.start();
  const { published } = await (await deskAt(next.base)).read();
  expect(published[0]?.changes).toEqual(changes);
  expect(git('show', 'HEAD:site.yaml')).toContain('value: R$180');
  expect(git('log', '-1', '--format=%an: %s').trim()).toBe(
    `${adminEmail}: claims.preventivePrice.value`,
  );
  expect(git('status', '--porcelain', 'site.yaml')).toBe('');
});
