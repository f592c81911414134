// Pictures that were uploaded for posts: pages show them as any other, and one that is not there is told of.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { keepUpload } from '../../../engine/database/pictures/keep-upload.ts';
import { DevState } from '../../../engine/dev/state.ts';
import { mediaFile, missingUploads, uploadsNamed } from '../../../engine/media/uploads.ts';
import { changingSite, post } from '../changing-site.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';

/** A folder with one upload, and a post that shows it. */
async function uploaded() {
  const uploads = join(makeFolder(), 'pictures');
  const photograph = sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#345' },
  });
  const { name } = await keepUpload(await photograph.jpeg().toBuffer(), uploads);
  const content = `Veja.\n\n![Portão](uploads/${name} "Legenda")\n`;
  return { uploads, name, posts: [{ ...post('um'), content }] };
}

const htmlOf = (page: unknown) => JSON.stringify(page).replaceAll('\\"', '"');

test('a post shows an upload by its versions, and the original is not published', async () => {
  const { uploads, name, posts } = await uploaded();
  const built = new BuiltSite(new FixtureSite(changingSite));
  await built.build({ uploads, posts });
  const html = htmlOf(built.page('/blog/um'));
  const stem = name.replace('.webp', '');
  const versions = built.paths().filter((path) => path.includes(stem));
  expect(versions.length).toBeGreaterThan(3);
  for (const path of versions) expect(html).toContain(`/${path} `);
  expect(html).toMatch(/class="tone-345"[^>]*alt="Portão" width="1120" height="747"/);
  expect(html).toContain('<figcaption>Legenda</figcaption>');
  const original = readFileSync(join(uploads, name));
  for (const path of versions)
    expect(readFileSync(join(built.outDir, path)).equals(original)).toBe(false);
});

test('a build makes the page again once a missing upload is there, and when it goes', async () => {
  const { uploads, posts } = await uploaded();
  const built = new BuiltSite(new FixtureSite(changingSite));
  const elsewhere = makeFolder();
  await built.build({ uploads: elsewhere, posts });
  expect(htmlOf(built.page('/blog/um'))).not.toContain('<img');
  expect((await built.build({ uploads: elsewhere, posts })).paths).toEqual([]);
  // The same folder at another place: what counts is whether the file is there.
  expect((await built.build({ uploads, posts })).paths).toEqual(['/blog/um']);
  expect(htmlOf(built.page('/blog/um'))).toContain('<img');
  expect((await built.build({ uploads, posts })).paths).toEqual([]);
  rmSync(uploads, { recursive: true });
  expect((await built.build({ uploads, posts })).paths).toEqual(['/blog/um']);
});

test('dev shows it too', async () => {
  const { uploads, posts } = await uploaded();
  const state = new DevState(new FixtureSite(changingSite).dir, posts, undefined, uploads);
  expect(htmlOf(state.page('/blog/um'))).toContain('<img');
});

test('those that are missing are known', async () => {
  const { uploads, posts } = await uploaded();
  const texts = [posts[0]!.content, '![a](uploads/0123456789abcdef.webp)'];
  expect(missingUploads(texts, uploads)).toEqual(['0123456789abcdef.webp']);
});

test('only names of ours lead to the folder', () => {
  const text = 'uploads/../keys.json uploads/0123456789ABCDEF.webp uploads/0123456789abcdef.webp';
  expect([...uploadsNamed([text])]).toEqual(['0123456789abcdef.webp']);
  expect(mediaFile('/s', 'uploads/../keys.json', '/d')).toBe('/s/media/keys.json');
  expect(mediaFile('/s', 'uploads/0123456789abcdef.webp', '/d')).toBe('/d/0123456789abcdef.webp');
});
