// The bin and the versions of posts, on both backends.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostReader, PostStore } from '../../engine/blog/post-store.ts';
import { createReader } from '../../engine/blog/reader.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { iso, kind, newPost } from './new-post.ts';
import { backends, type Backend } from './stands.ts';

describe.each(backends)('on $name', ({ hasSql, start }) => {
  let backend: Backend;
  let admin: PostStore;
  let service: PostStore;
  let visitor: PostReader;

  beforeAll(async () => {
    backend = await start();
    admin = createPostStore(backend.clients.admin);
    service = createPostStore(backend.clients.service);
    visitor = createReader(backend);
  });
  afterAll(() => backend?.close());

  const bin = async () => (await admin.deletedPosts({ offset: 0, limit: 100 })).items;
  const inBin = async (id: string) => (await bin()).find(({ post }) => post.id === id);

  describe('the bin', () => {
    test('holds what was deleted, with who and when, and gives it back whole', async () => {
      const made = await admin.create(newPost());
      await visitor.countView(made.slug);
      const deleted = (await admin.remove(made.id))!;
      const found = (await inBin(made.id))!;
      expect(found).toEqual({
        deleted_at: expect.stringMatching(iso) as string,
        actor: 'admin@exemplo.com.br',
        post: deleted,
      });
      expect(await admin.restore(found.post.id)).toEqual(deleted);
      expect(await visitor.findPost(made.slug)).toEqual(deleted);
      expect(await inBin(made.id)).toBeUndefined();
    });

    test('gives back what was deleted, whatever else is sent, and nothing that was not', async () => {
      const editor = backend.clients.editor;
      const made = await createPostStore(editor).create(newPost({ status: 'draft' }));
      await admin.remove(made.id);
      const forged = { ...made, views: 1_000_000, title: 'Outro', created_at: '2001-01-01' };
      expect((await editor.rpc('restore_post', { post: forged } as never)).error).not.toBeNull();
      expect((await inBin(made.id))!.post).toMatchObject({ views: 0, title: made.title });
      expect(await createPostStore(editor).restore(made.id)).toEqual(made);
      await expect(admin.restore(randomUUID())).rejects.toEqual(kind('not-in-bin'));
    });

    test('holds a post that was deleted twice as it was the second time, and whoever deleted it then', async () => {
      const made = await service.create(newPost());
      await admin.restore((await admin.remove(made.id))!.id);
      await admin.update(made.id, { title: 'Depois' }, made.updated_at);
      await service.remove(made.id);
      expect(await inBin(made.id)).toMatchObject({ actor: null, post: { title: 'Depois' } });
      expect((await bin()).filter(({ post }) => post.id === made.id)).toHaveLength(1);
    });

    test('comes in parts, latest first', async () => {
      const deleted = [];
      for (let count = 0; count < 3; count++) {
        const { id } = await service.create(newPost());
        await service.remove(id);
        deleted.unshift(id);
      }
      const part = await admin.deletedPosts({ offset: 1, limit: 2 });
      expect(part.items.map(({ post }) => post.id)).toEqual(deleted.slice(1));
      expect(part.total).toBe((await bin()).length);
    });

    if (hasSql)
      test('is empty of what has been in it for 30 days, and keeps nothing of it', async () => {
        const [old, young] = [await service.create(newPost()), await service.create(newPost())];
        for (const { id } of [old, young]) await service.remove(id);
        const age = (id: string, days: string) =>
          backend.sql!(
            `update public.deleted_posts set deleted_at = now() - interval '${days}' where id = '${id}'`,
          );
        await age(old.id, '30 days 1 minute');
        await age(young.id, '29 days 23 hours');
        expect([await inBin(old.id), (await inBin(young.id))?.post.id]).toEqual([
          undefined,
          young.id,
        ]);
        await service.remove((await service.create(newPost())).id);
        expect(
          await backend.sql!(
            `select id from public.deleted_posts where id in ('${old.id}', '${young.id}')`,
          ),
        ).toEqual([{ id: young.id }]);
      });
  });

  describe('versions', () => {
    test('are kept of each saving, with who and when, and of nothing else', async () => {
      const made = await service.create(newPost({ title: 'Um' }));
      const two = await admin.update(made.id, { title: 'Dois' }, made.updated_at);
      await visitor.countView(made.slug);
      await admin.update(made.id, { title: 'Dois' }, two.updated_at);
      const versions = await admin.versions(made.id);
      expect(versions.map(({ actor }) => actor)).toEqual(['admin@exemplo.com.br', null]);
      expect(versions[0]!.saved_at).toMatch(iso);
      const [last, first] = await Promise.all(versions.map(({ id }) => admin.version(id)));
      expect(first).toMatchObject({
        title: 'Um',
        slug: made.slug,
        content: made.content,
        tags: made.tags,
        status: 'published',
        withdrawn_at: null,
      });
      expect(first).not.toHaveProperty('views');
      expect(last).toEqual({ ...first, title: 'Dois' });
      const ids = versions.map(({ id }) => id);
      const texts = await admin.versionTexts([...ids, 2 ** 40]);
      expect(new Map(texts.map(({ id, post }) => [id, post]))).toEqual(
        new Map([
          [ids[0]!, last],
          [ids[1]!, first],
        ]),
      );
    });

    test('tell which posts somebody wrote in, however many there are and however often', async () => {
      const [mine, others] = [await admin.create(newPost()), await service.create(newPost())];
      const ids = [mine.id, others.id, ...Array.from({ length: 60 }, () => randomUUID())];
      expect(await admin.writtenBy(['admin@exemplo.com.br', 'Ana'], ids)).toEqual([mine.id]);
      expect(await admin.writtenBy(['Ana'], ids)).toEqual([]);
      expect(await admin.writtenBy(['Ana'], [])).toEqual([]);
    });

    test('bring an earlier text back as a version of its own', async () => {
      const made = await admin.create(newPost({ title: 'Um' }));
      const two = await admin.update(
        made.id,
        { title: 'Dois', tags: [], withdrawn_at: '2090-01-01T00:00:00Z' },
        made.updated_at,
      );
      const first = (await admin.version((await admin.versions(made.id)).at(-1)!.id))!;
      const back = await admin.update(made.id, first, two.updated_at);
      expect(back).toEqual({ ...made, updated_at: back.updated_at });
      const versions = await admin.versions(made.id);
      expect(versions).toHaveLength(3);
      expect(await admin.version(versions[0]!.id)).toEqual(first);
    });

    test('outlive a deletion, and bringing the post back makes no other', async () => {
      const made = await admin.create(newPost());
      const deleted = (await admin.remove(made.id))!;
      expect(await admin.versions(made.id)).toHaveLength(1);
      await admin.restore(deleted.id);
      expect(await admin.versions(made.id)).toHaveLength(1);
    });

    test('of a post, or in words, of nobody: none', async () => {
      expect(await admin.versions(randomUUID())).toEqual([]);
      expect(await admin.version(2 ** 40)).toBeNull();
    });

    test('are there of every post that came before them', async () => {
      const { items } = await service.list({ offset: 0, limit: 5, search: 'motor' });
      for (const { id } of items)
        expect((await service.versions(id)).length).toBeGreaterThanOrEqual(1);
    });

    if (hasSql)
      test('are thrown away after a year, but for the last of a post that exists', async () => {
        const made = await service.create(newPost({ title: 'Um' }));
        const two = await service.update(made.id, { title: 'Dois' }, made.updated_at);
        const gone = await service.create(newPost());
        await service.remove(gone.id);
        const quiet = await service.create(newPost());
        await backend.sql!(
          `update public.post_versions set saved_at = now() - interval '366 days'
           where post_id in ('${gone.id}', '${quiet.id}') or post_id = '${made.id}' and post ->> 'title' = 'Um'`,
        );
        await service.update(made.id, { title: 'Três' }, two.updated_at);
        expect((await service.versions(made.id)).length).toBe(2);
        expect((await service.versions(gone.id)).length).toBe(0);
        expect((await service.versions(quiet.id)).length).toBe(1);
      });
  });
});
