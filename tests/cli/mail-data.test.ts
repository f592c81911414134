// What letters are made of: what the database says, and what of the server fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeEntry } from '../../cli/start/forms/take-entry.ts';
import type { ServedData } from '../../cli/start/served-data.ts';
import { mailData } from '../../cli/start/mail/mail-data.ts';
import { faultsOf, type MailParts } from '../../cli/start/mail/open-mail.ts';
import { connect, type DataClient } from '../../engine/blog/client.ts';
import { createPeople } from '../../engine/blog/people.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { adminEmail, password, startEmbedded } from '../posts/stands.ts';
import { newPost } from '../posts/new-post.ts';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const dayAgo = (days: number) => ago(days).slice(0, 10);

describe('of the database', () => {
  let stand: Awaited<ReturnType<typeof startEmbedded>>;
  let client: DataClient;
  beforeAll(async () => {
    stand = await startEmbedded();
    client = connect({ url: stand.url, key: stand.secretKey });
  });
  afterAll(() => stand.close());
  const known = () => mailData({ ready: Promise.resolve(stand) }, 'UTC');

  test('those who may do everything are known, without who cannot be written to and who has not come yet', async () => {
    const person = (email: string, role: 'admin' | 'editor') =>
      stand.putUser({ email, role, password });
    await person('socia@exemplo.com.br', 'admin');
    await person('admin@portao.local', 'admin');
    await person('redatora@exemplo.com.br', 'editor');
    await createPeople(client).invite('convidada@exemplo.com.br', 'admin');
    expect([...(await known().admins())].sort()).toEqual([adminEmail, 'socia@exemplo.com.br']);
  });

  test('what waits is known by its names, and a week by its figures', async () => {
    const store = createPostStore(client);
    const before = await known().week(dayAgo(14), dayAgo(7));
    const entry = { path: '/a', form: 'f', heading: 'Fale', keep_days: 30, fields: [] };
    await takeEntry(Promise.resolve(stand), {
      ...entry,
      fields: [{ label: 'Nome', value: 'Segredo' }],
    });
    await store.create(newPost({ title: 'Entregue', status: 'review' }));
    await store.create(newPost({ title: 'Antigo', status: 'published', published_at: ago(9) }));
    await store.create(newPost({ title: 'Novo', status: 'published', published_at: ago(2) }));
    await store.create(newPost({ title: 'De hoje', status: 'published', published_at: ago(0) }));
    await store.create(newPost({ title: 'Futuro', status: 'published', published_at: ago(-3) }));
    const entries = await known().entries();
    expect(entries).toEqual({ items: [{ id: entries.items[0]!.id, name: 'Fale' }], isAll: true });
    expect((await known().review()).items.map(({ name }) => name)).toEqual(['Entregue']);
    const week = await known().week(dayAgo(14), dayAgo(7));
    const added = week.published.filter((title) => !before.published.includes(title));
    expect(added).toEqual(['Novo']);
    expect([week.planned - before.planned, week.entries, week.review]).toEqual([1, 1, 1]);
  });

  test('a hosted project without its secret key is told as such', async () => {
    const ready = Promise.resolve({ ...stand, secretKey: null });
    await expect(mailData({ ready }, 'UTC').entries()).rejects.toMatchObject({
      name: 'DataError',
      kind: 'signed-out',
    });
  });
});

describe('of the server', () => {
  const well = { word: 'ok', since: new Date() };
  const broken = { word: 'failed', since: new Date(), error: new Error('x') };
  const server = {
    site: { fault: null, timed: well },
    live: { publication: well, counting: well },
    schedule: { fails: false },
  };
  const noFailure = { failed: false, atFailure: null as string | null };
  const data: Partial<ServedData> = {
    health: () => Promise.resolve('ok'),
    isFull: () => false,
    lastBackup: () => ago(0.5),
  };
  const faults = async (
    more: object = {},
    moreData: Partial<ServedData> = {},
    backups = noFailure,
  ) => [
    ...(await faultsOf(
      { ...server, ...more, data: { ...data, ...moreData } } as unknown as MailParts,
      backups,
    )),
  ];

  test('nothing fails where all is well, nor where the data is kept elsewhere', async () => {
    expect(await faults()).toEqual([]);
    expect(
      await faults({}, { health: () => Promise.resolve('elsewhere'), lastBackup: () => null }),
    ).toEqual([]);
  });

  test.each([
    ['site', { site: { fault: new Error('x'), timed: well } }, {}],
    ['publication', { live: { publication: broken, counting: well } }, {}],
    ['publication', { site: { fault: null, timed: broken } }, {}],
    ['counting', { live: { publication: well, counting: broken } }, {}],
    ['schedule', { schedule: { fails: true } }, {}],
    ['disk', {}, { isFull: () => true }],
    ['data', {}, { health: () => Promise.resolve('failed') }],
    ['backup', {}, { lastBackup: () => ago(1.6) }],
    ['backup', {}, { lastBackup: () => 'none' }],
  ] as [string, object, Partial<ServedData>][])('%s: %o %o', async (name, more, moreData) => {
    expect(await faults(more, moreData)).toEqual([name]);
  });

  test('a backup that failed is a fault until a newer one is there', async () => {
    const last = ago(0.5);
    const failed = { failed: true, atFailure: last };
    expect(await faults({}, { lastBackup: () => last }, failed)).toEqual(['backup']);
    expect(await faults({}, { lastBackup: () => ago(0.1) }, failed)).toEqual([]);
  });
});
