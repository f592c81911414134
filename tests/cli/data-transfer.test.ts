// `portao data export` and `import`: from the embedded service to PostgreSQL with PostgREST, and back.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DataContext } from '../../cli/data/context.ts';
import { runExport } from '../../cli/data/export.ts';
import { runImport } from '../../cli/data/import.ts';
import { readRows, tables } from '../../cli/data/tables.ts';
import { readUsers, writeUsers } from '../../cli/data/users.ts';
import { connect } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import { hashOf } from '../../engine/media/content-hash.ts';
import { makeFolder } from '../engine/fixture.ts';
import { newPost } from '../posts/new-post.ts';
import { startPostgresStand, type Stand } from '../posts/postgres-stand.ts';
import { startEmbedded } from '../posts/stands.ts';

type Embedded = Awaited<ReturnType<typeof startEmbedded>>;
/** Where a command keeps what it fetched. */
const siteDir = makeFolder();
let from: Embedded;
let hosted: Stand;
let back: Embedded;
beforeAll(async () => {
  [from, hosted, back] = [await startEmbedded(), await startPostgresStand(), await startEmbedded()];
});
afterAll(() => Promise.all([from, hosted, back].map((one) => one.close())));

const embedded = ({ dataDir }: Embedded): DataSettings => ({ kind: 'embedded', dataDir });
const hostedSettings = (): DataSettings => ({
  kind: 'hosted',
  url: hosted.url,
  publishableKey: hosted.publishableKey,
  secretKey: hosted.secretKey,
});

/** What a command wrote to standard output. */
async function said(
  settings: DataSettings,
  run: (context: DataContext) => Promise<void>,
  warn: (text: string) => void = () => undefined,
): Promise<string> {
  let out = '';
  await run({
    settings,
    siteDir,
    language: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    out: (text) => (out += text),
    err: warn,
    progress: 'none',
  });
  return out;
}
const exported = async (settings: DataSettings, warn?: (text: string) => void) => {
  const folder = join(makeFolder(), 'copia');
  await said(settings, (context) => runExport({ folder }, context), warn);
  return folder;
};
const imported = (folder: string, settings: DataSettings, more: object = {}) =>
  said(settings, (context) =>
    runImport({ folder, overwrite: false, dryRun: false, ...more }, context),
  );
/** Every file below a folder with its text. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );
/** Puts a picture of a post into a data folder; its path. */
const withPicture = ({ dataDir }: Embedded, content: string | Buffer, name: string) => {
  const file = join(dataDir, 'pictures', name);
  mkdirSync(join(dataDir, 'pictures'), { recursive: true });
  writeFileSync(file, content);
  return file;
};
const rowsOf = async ({ url, secretKey }: { url: string; secretKey: string }) => {
  const client = connect({ url, key: secretKey });
  return Promise.all(tables.map(async (table) => [table.name, await readRows(client, table)]));
};
const storeOf = ({ url, secretKey }: { url: string; secretKey: string }) =>
  createPostStore(connect({ url, key: secretKey }));

/** Titles of the versions of a post, newest first. */
const versionsOf = async ({ url, secretKey }: { url: string; secretKey: string }, id: string) => {
  const { data } = await connect({ url, key: secretKey })
    .from('post_versions')
    .select('post')
    .eq('post_id', id)
    .order('id', { ascending: false });
  return data!.map(({ post }) => (post as { title: string }).title);
};

/** A blog that was lived in: posts of each kind, views, earlier addresses, runs of the scheduler, contacts. */
async function live(): Promise<void> {
  const store = storeOf(from);
  const moved = await store.create(
    newPost({ slug: 'primeiro-endereco', content: '\n Com espaços, "aspas"; e sem fim de linha' }),
  );
  await store.update(moved.id, { slug: 'segundo-endereco' }, moved.updated_at);
  await store.create(
    newPost({ title: '=Título: "difícil" #1 ', meta_description: '', tags: [], status: 'draft' }),
  );
  await store.create(
    newPost({
      published_at: '2031-01-01T10:00:00-03:00',
      withdrawn_at: '2031-02-01T10:00:00-03:00',
    }),
  );
  await store.create(
    newPost({ slug: 'longo', content: 'Texto longo, com acentuação. '.repeat(6000) }),
  );
  await store.setScheduler(true);
  await store.autoPost({ ...newPost({ slug: 'do-agendamento' }), topic: 'Assunto' });
  await store.autoPost({ ...newPost(), topic: 'Outro assunto' });
  await store.setRhythm({ every_days: 7, makes: 'draft' });
  await store.setContactPlaces(['/', '/osasco'], ['hero']);
  const visitor = connect({ url: from.url, key: from.secretKey });
  for (let count = 0; count < 3; count += 1) {
    await visitor.rpc('count_view', { post_slug: 'segundo-endereco' });
    await visitor.rpc('count_contact', { page: '/osasco', kind: 'chat', block: 'hero' });
  }
}

describe('from the embedded service to a hosted project and back', () => {
  test('no row differs, and both exports are the same to the byte', async () => {
    await live();
    const first = await exported(embedded(from));
    expect(readdirSync(first)).toContain('users.csv');
    expect(await exported(embedded(from)).then(filesOf)).toEqual(filesOf(first));
    // Of people a test of its own: what stands for GoTrue here offers no accounts.
    rmSync(join(first, 'users.csv'));
    // The sample posts are in every new database, with the moment of its first start.
    await expect(imported(first, hostedSettings())).rejects.toThrow('--overwrite');
    expect(await storeOf(hosted).bySlug('segundo-endereco')).toBeNull();
    await imported(first, hostedSettings(), { overwrite: true });
    expect(await rowsOf(hosted)).toEqual(await rowsOf(from));

    const second = await exported(hostedSettings());
    expect(filesOf(second)).toEqual(filesOf(first));
    await imported(second, embedded(back), { overwrite: true });
    expect(await rowsOf(back)).toEqual(await rowsOf(from));
    const weekly = { enabled: true, every_days: 7, makes: 'draft' };
    expect(await storeOf(hosted).schedulerState()).toMatchObject(weekly);
    expect(await storeOf(back).schedulerState()).toMatchObject(weekly);
    expect(await storeOf(back).findPost('primeiro-endereco')).toMatchObject({
      slug: 'segundo-endereco',
      views: 3,
    });
  });

  test('what is written afterwards is written as ever', async () => {
    const store = storeOf(hosted);
    const made = await store.create(newPost({ slug: 'depois' }));
    const changed = await store.update(made.id, { slug: 'depois-2' }, made.updated_at);
    expect(changed.updated_at > made.updated_at).toBe(true);
    expect((await store.findPost('depois'))!.slug).toBe('depois-2');
    expect((await store.autoPost({ ...newPost(), topic: 'Mais um' })).outcome).toBe('skipped');
    await store.remove(made.id);
  });
});

describe('pictures of posts', () => {
  const named = '0123456789abcdef.webp';

  test('come along, and what somebody does to the export does nothing to the data', async () => {
    const file = withPicture(from, 'picture', named);
    const folder = await exported(embedded(from));
    expect(readFileSync(join(folder, 'pictures', basename(file)), 'utf8')).toBe('picture');
    writeFileSync(join(folder, 'pictures', basename(file)), 'changed');
    expect(readFileSync(file, 'utf8')).toBe('picture');
    await imported(folder, embedded(back), { overwrite: true });
    expect(readFileSync(join(back.dataDir, 'pictures', basename(file)), 'utf8')).toBe('changed');
    for (const { dataDir } of [from, back]) rmSync(join(dataDir, 'pictures', named));
  });

  test('go to a hosted project and back, once, and none that is not what its name says', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
      .webp()
      .toBuffer();
    const name = `${hashOf(bytes)}.webp`;
    withPicture(from, bytes, name);
    withPicture(from, 'no picture', named);
    const folder = await exported(embedded(from));
    rmSync(join(folder, 'users.csv'));
    for (let times = 0; times < 2; times += 1)
      await imported(folder, hostedSettings(), { overwrite: true });
    expect([...hosted.files.keys()].sort()).toEqual(
      [`post-pictures/${named}`, `post-pictures/${name}`].sort(),
    );
    let warned = '';
    const second = await exported(hostedSettings(), (text) => (warned += text));
    expect(readdirSync(join(second, 'pictures'))).toEqual([name]);
    expect(readFileSync(join(second, 'pictures', name)).equals(bytes)).toBe(true);
    expect(warned).toMatch(new RegExp(`${named}.*O conteúdo não é o da imagem`));
    await imported(second, embedded(back), { overwrite: true });
    expect(readFileSync(join(back.dataDir, 'pictures', name)).equals(bytes)).toBe(true);
  });

  test('that a project does not give are no export without them', async () => {
    const { fetch } = globalThis;
    const refusal = { statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS' };
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).includes('/object/authenticated/')
          ? Promise.resolve(Response.json(refusal, { status: 400 }))
          : fetch(input, init),
      );
    onTestFinished(() => asked.mockRestore());
    rmSync(join(siteDir, '.portao'), { recursive: true });
    await expect(exported(hostedSettings())).rejects.toThrow(
      /não puderam ser trazidas.*SUPABASE_SECRET_KEY/,
    );
  });
});

describe('an import', () => {
  test('says what it would do, and by itself overwrites nothing', async () => {
    const folder = await exported(embedded(from));
    const file = join(folder, 'posts/segundo-endereco.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('title: Um post', 'title: Mudado'));
    writeFileSync(join(folder, 'posts/novo.md'), '---\ntitle: Novo\nslug: novo\n---\n\nTexto.\n');
    const before = await rowsOf(from);
    expect(await imported(folder, embedded(from), { overwrite: true, dryRun: true })).toMatch(
      /posts +1 +1 +11 +0\n/,
    );
    await expect(imported(folder, embedded(from))).rejects.toThrow(
      'diferentes das da pasta (segundo-endereco)',
    );
    expect(await rowsOf(from)).toEqual(before);
    await imported(folder, embedded(from), { overwrite: true });
    const store = storeOf(from);
    const { id, title } = (await store.bySlug('segundo-endereco'))!;
    expect(title).toBe('Mudado');
    // What was written over is a version, as after any change.
    expect((await versionsOf(from, id)).slice(0, 2)).toEqual(['Mudado', 'Um post']);
    expect(await store.bySlug('novo')).toMatchObject({ status: 'published', views: 0 });
    expect(await imported(folder, embedded(from))).toMatch(/posts +0 +0 +13 +0\n[^]*Nada a gravar/);
  });

  test('of an export from before the scheduler had a rhythm leaves the one that was chosen', async () => {
    const folder = await exported(embedded(back));
    const file = join(folder, 'scheduler.csv');
    const [head, values] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(';'));
    const kept = head!.flatMap((name, at) => (/every_days|makes/.test(name) ? [] : [at]));
    expect([head!.length, kept.length]).toEqual([5, 3]);
    const line = (cells: string[]) => kept.map((at) => cells[at]).join(';');
    const paused = line(values!).replace('true;true', 'true;false');
    writeFileSync(file, `${line(head!)}\n${paused}\n`);
    await imported(folder, embedded(back), { overwrite: true });
    expect(await storeOf(back).schedulerState()).toMatchObject({
      enabled: false,
      every_days: 7,
      makes: 'draft',
    });
  });

  test('of a post at an address that another one has is refused', async () => {
    const folder = await exported(embedded(back));
    const store = storeOf(back);
    const { id, ...post } = (await store.bySlug('longo'))!;
    await store.remove(id);
    await store.create(newPost({ slug: post.slug }));
    await expect(imported(folder, embedded(back), { overwrite: true })).rejects.toThrow(
      'já têm estes endereços: longo',
    );
  });

  test('reaches no other table', async () => {
    for (const { url, secretKey } of [from, hosted])
      for (const relation of ['admins', 'private.admins', 'blog_posts; drop table x', ''])
        expect(
          (
            await connect({ url, key: secretKey }).rpc('import_rows', {
              relation,
              rows: [{ id: 1 }],
            })
          ).error?.message,
        ).toBe('This table is not imported.');
  });

  test('needs the secret key of a hosted project', async () => {
    const { secretKey: _secretKey, ...settings } = hostedSettings() as DataSettings & {
      secretKey: string;
    };
    await expect(exported(settings)).rejects.toThrow('SUPABASE_SECRET_KEY');
  });
});

describe('people of the panel', () => {
  /** What a hosted project is asked about people; one of them is there already. */
  async function project() {
    const asked: { path: string; body: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      void new Response(request as unknown as ReadableStream).text().then((text) => {
        const body = JSON.parse(text || '{}') as Record<string, unknown>;
        asked.push({ path: request.url!, body });
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(
            JSON.stringify(
              request.url!.endsWith('/rpc/people')
                ? [{ id: '1', email: 'ja-esta@exemplo.com.br', name: '', role: 'admin' }]
                : { id: body.id, email: body.email },
            ),
          );
      });
    });
    await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    return { asked, client: connect({ url: `http://127.0.0.1:${port}`, key: 'sb_secret_x' }) };
  }

  test('move to a hosted project with the hashes of their passwords, once', async () => {
    const users = await readUsers({
      ...(await from.service.ready),
      borrowed: true,
      close: () => Promise.resolve(),
    });
    expect(users).toEqual([
      {
        id: expect.any(String) as string,
        email: 'dona@exemplo.com.br',
        name: '',
        role: 'admin',
        password_hash: expect.stringMatching(/^\$2[aby]\$10\$.{53}$/) as string,
      },
    ]);
    const { asked, client } = await project();
    const { id, email, password_hash } = users[0]!;
    expect(
      await writeUsers(client, [...users, { ...users[0]!, email: 'ja-esta@exemplo.com.br' }]),
    ).toBe(1);
    expect(asked.slice(1)).toEqual([
      {
        path: '/auth/v1/admin/users',
        body: { id, email, password_hash, email_confirm: true, user_metadata: { name: '' } },
      },
      { path: '/rest/v1/rpc/set_role', body: { person: id, new_role: 'admin' } },
    ]);
  });

  test('are told to nobody without the secret key', async () => {
    const { url, publishableKey } = await from.service.ready;
    for (const apikey of [publishableKey, 'x'])
      expect((await fetch(`${url}/portao/people`, { headers: { apikey } })).status).toBe(401);
  });
});
