// Pictures of posts where the site is files on a host and the data a hosted project: from the panel in a browser, through
// Storage, into the pages of a build.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../engine/blog/client.ts';
import { createPostStore } from '../../../engine/blog/supabase-store.ts';
import { putUser } from '../../../engine/database/process/first-admin.mjs';
import { appPages } from '../../../engine/hosting/rewrites.ts';
import { serveSite, type SiteServer } from '../../../engine/server/serve.ts';
import { makeFolder } from '../../engine/fixture.ts';
import { newPost } from '../../posts/new-post.ts';
import { startPostgresStand, type Stand } from '../../posts/postgres-stand.ts';
import { adminEmail, password } from '../../posts/stands.ts';
import { launchBrowser, leaveBrowser } from '../../browser.ts';
import { root } from '../../structure/tree.ts';
import { patience } from './running-site.ts';

let stand: Stand;
let site: SiteServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let panel: Page;
/** Breaches of the page's policy. */
const breaches: string[] = [];
const outDir = join(makeFolder(), 'dist');
const store = () => createPostStore(connect({ url: stand.url, key: stand.secretKey }));

/** Builds the site as a host does; what it said. */
async function build(env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['cli/launch.mjs', 'build', '--site', 'examples/locksmith-leeds', '--out', outDir],
    {
      cwd: root,
      env: {
        ...process.env,
        SUPABASE_URL: stand.url,
        SUPABASE_PUBLISHABLE_KEY: stand.publishableKey,
        SUPABASE_SECRET_KEY: stand.secretKey,
        ...env,
      },
    },
  );
  return stdout;
}

beforeAll(async () => {
  stand = await startPostgresStand();
  await putUser(
    {
      query: async (text, values) => ({
        rows: await stand.sql.unsafe(text, (values ?? []) as string[]),
      }),
    },
    { email: adminEmail, password, role: 'admin' },
  );
  await build();
  site = await serveSite({ root: outDir, port: 0, host: '127.0.0.1', apps: appPages });
  browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  });
  panel = await context.newPage();
  panel.setDefaultTimeout(30_000);
  panel.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) breaches.push(message.text());
  });
  panel.on('dialog', (dialog) => void dialog.accept());
  await panel.goto(`${site.url}/admin`);
  await panel.getByLabel('Email').fill(adminEmail);
  await panel.getByLabel('Password').fill(password);
  await panel.keyboard.press('Enter');
  await panel.getByRole('navigation', { name: 'Tabs' }).waitFor({ timeout: patience });
}, 180_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await site?.close();
  await stand?.close();
});

/** As no photograph of another run has it: what a build fetches is kept by its content. */
const grain = randomBytes(16 * 16 * 3);

/** A photograph of a telephone that was held upright: red above blue as it is seen, and the place where it was taken. */
const photograph = async () => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#00f' } })
    .composite([
      {
        input: { create: { width: 300, height: 400, channels: 3, background: '#f00' } },
        left: 0,
        top: 0,
      },
      { input: grain, raw: { width: 16, height: 16, channels: 3 }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) =>
  panel.locator('input[type="file"]').setInputFiles(file);

/** Opens a draft in the editor; its id and address. */
async function openDraft() {
  const draft = await store().create(newPost({ title: 'A lock', status: 'draft' }));
  await panel.goto(`${site.url}/admin/posts/${draft.id}`);
  await panel.getByText('Everything is saved.').waitFor();
  return draft;
}

const pixel = async (bytes: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((part) => Math.round(part / 128));
};

const facts = async (bytes: Uint8Array) => {
  const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
  return { format, width, height, exif, orientation };
};

test('a photograph is drawn anew, kept for staff, and published by the next build', async () => {
  const { id, slug } = await openDraft();
  await choose(await photograph());
  await panel.getByLabel('What the picture shows').fill('A lock on a door');
  await panel.getByRole('button', { name: 'Put into the text' }).click();
  await panel.getByRole('tab', { name: 'Preview' }).click();
  const shown = panel.getByRole('img', { name: 'A lock on a door' });
  await shown.waitFor();
  expect(
    await shown.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    ),
  ).toEqual([400, 600]);
  expect(breaches).toEqual([]);

  const [[key, bytes] = ['', new Uint8Array()], ...others] = stand.files;
  expect(others).toEqual([]);
  expect(key).toMatch(/^post-pictures\/[0-9a-f]{16}\.webp$/);
  expect(await facts(bytes)).toEqual({ format: 'webp', width: 400, height: 600 });
  expect([await pixel(bytes, 200, 100), await pixel(bytes, 200, 500)]).toEqual([
    [2, 0, 0],
    [0, 0, 2],
  ]);

  await panel.getByRole('tab', { name: 'Write' }).click();
  await panel.getByRole('button', { name: 'Save draft' }).click();
  await panel.getByText('Everything is saved.').waitFor();
  const saved = (await store().bySlug(slug))!;
  expect(saved.content).toContain(`![A lock on a door](uploads/${key.split('/')[1]!})`);
  // The same photograph again is the same file.
  await choose(await photograph());
  await panel.getByText('Sent.').waitFor();
  expect(stand.files.size).toBe(1);
  await panel.getByRole('button', { name: 'Leave out' }).click();

  await store().update(id, { status: 'published' }, saved.updated_at);
  const lacking = await build({ SUPABASE_SECRET_KEY: '' });
  expect(lacking).toContain('SUPABASE_SECRET_KEY');
  expect(lacking).toContain(`/blog/${slug}`);
  expect(pageOf(slug)).not.toContain('A lock on a door"');
  expect(await build()).not.toContain('SUPABASE_SECRET_KEY');
  expect(pageOf(slug)).toMatch(/<img [^>]*alt="A lock on a door" width="400" height="600"/);
  const stem = key.slice('post-pictures/'.length, -'.webp'.length);
  const versions = filesBelow(outDir).filter((file) => file.includes(stem));
  expect(versions.length).toBeGreaterThan(1);
  for (const file of versions) {
    const content = readFileSync(file);
    expect(content.equals(Buffer.from(bytes))).toBe(false);
    expect((await sharp(content).metadata()).exif).toBeUndefined();
  }
});

const pageOf = (slug: string) => readFileSync(join(outDir, `blog/${slug}.html`), 'utf8');
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

describe('what is not sent is told in words:', () => {
  const alert = () => panel.getByRole('alert').innerText();
  const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

  test('a file that is no picture', async () => {
    await openDraft();
    await choose(png('a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
    expect(await alert()).toContain('no JPEG, PNG or WebP picture');
  });

  test('a project without the bucket', async () => {
    await stand.sql`update storage.buckets set id = 'gone' where id = 'post-pictures' and not exists (select from storage.objects)`;
    await stand.sql`alter table storage.objects drop constraint objects_bucket_id_fkey`;
    await stand.sql`update storage.buckets set id = 'gone' where id = 'post-pictures'`;
    onTestFinished(async () => {
      await stand.sql`update storage.buckets set id = 'post-pictures' where id = 'gone'`;
    });
    await openDraft();
    await choose(await photograph());
    expect(await alert()).toMatch(/earlier version.*migrations/);
  });

  test('one that the project takes no more of, and one without an answer', async () => {
    await openDraft();
    await panel.route('**/storage/v1/**', (route) =>
      route.fulfill({ status: 402, body: '{"message":"exceed_storage_size_quota"}' }),
    );
    await choose(await photograph());
    expect(await alert()).toContain('The disk is full');
    await panel.unroute('**/storage/v1/**');
    await panel.route('**/storage/v1/**', (route) => route.abort());
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByText('The data service did not respond.').waitFor();
    await panel.unroute('**/storage/v1/**');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByText('Sent.').waitFor();
  });

  test('somebody who may not', async () => {
    await openDraft();
    await stand.sql`delete from storage.objects`;
    await stand.sql`alter policy "staff send pictures of posts" on storage.objects with check (false)`;
    await choose(await photograph());
    expect(await alert()).toContain('This account');
  });
});
