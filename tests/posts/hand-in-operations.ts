// Who may hand a post in, and who may publish it.
import { randomUUID } from 'node:crypto';
import {
  admins,
  done,
  draftOf,
  inMinutes,
  inserted,
  rowsOf,
  staff,
  statusOf,
  titleOf,
  type Operation,
} from './operation.ts';

/** What an editor may do with drafts of her own, and nobody's else. */
export const handInOperations: readonly Operation[] = [
  {
    name: 'inserts a post that is handed in',
    allowed: staff,
    attempt: ({ client, service }) =>
      inserted(client, service, {
        title: 'Novo',
        slug: randomUUID(),
        content: 'x',
        status: 'review',
      }),
  },
  ...(['draft', 'own', 'handedIn'] as const).flatMap((kind): readonly Operation[] => [
    {
      name: `schedules a post that is ${kind}`,
      allowed: admins,
      attempt: async ({ client, service, ...posts }) => {
        await client
          .from('blog_posts')
          .update({ status: 'published', published_at: inMinutes(120) })
          .eq('id', posts[kind].id);
        return (await statusOf(service, posts[kind].id)) === 'published';
      },
    },
    {
      name: `publishes a post that is ${kind} by upsert`,
      allowed: admins,
      attempt: async ({ client, service, ...posts }) => {
        const { id, slug } = posts[kind];
        await client
          .from('blog_posts')
          .upsert({ id, slug, title: 'Um post', content: 'x', status: 'published' });
        return (await statusOf(service, id)) === 'published';
      },
    },
  ]),
  ...(['own', 'handedIn'] as const).flatMap((kind): readonly Operation[] => [
    {
      name: `changes a post that is ${kind}`,
      allowed: staff,
      attempt: async ({ client, service, ...posts }) => {
        await client.from('blog_posts').update({ title: 'Mudado' }).eq('id', posts[kind].id);
        return (await titleOf(service, posts[kind].id)) === 'Mudado';
      },
    },
    {
      name: `deletes a post that is ${kind} and brings it back`,
      allowed: staff,
      attempt: async ({ client, service, ...posts }) => {
        const { id } = posts[kind];
        await client.from('blog_posts').delete().eq('id', id);
        const isGone = (await titleOf(service, id)) === undefined;
        await client.rpc('restore_post', { post_id: id });
        return isGone && (await titleOf(service, id)) !== undefined;
      },
    },
  ]),
  {
    name: 'hands in a draft of her own',
    allowed: staff,
    attempt: async ({ client, service, own }) => {
      await client.from('blog_posts').update({ status: 'review' }).eq('id', own.id);
      return (await statusOf(service, own.id)) === 'review';
    },
  },
  {
    name: 'hands in the draft of somebody else',
    allowed: admins,
    attempt: async ({ client, service, draft }) => {
      await client.from('blog_posts').update({ status: 'review' }).eq('id', draft.id);
      return (await statusOf(service, draft.id)) === 'review';
    },
  },
  {
    name: 'schedules through the function',
    allowed: admins,
    attempt: async ({ client, service }) => {
      const post = { ...draftOf('agendar'), status: 'published', published_at: inMinutes(120) };
      await client.rpc('publish_post', { post });
      return rowsOf(await service.from('blog_posts').select('id').eq('slug', post.slug)) === 1;
    },
  },
  {
    name: 'pushes a post out of the bin by a new one with its id',
    allowed: ['service'],
    attempt: async ({ client, service, draft }) => {
      await service.from('blog_posts').delete().eq('id', draft.id);
      await client
        .from('blog_posts')
        .insert({ id: draft.id, title: 'x', slug: randomUUID(), content: 'x', status: 'draft' });
      const { data } = await service.from('deleted_posts').select('id').eq('id', draft.id);
      return data?.length === 0;
    },
  },
  {
    name: 'pushes a post out of the bin by the function',
    allowed: [],
    attempt: async ({ client, service, draft }) => {
      await service.from('blog_posts').delete().eq('id', draft.id);
      const post = { ...draftOf('lixeira'), id: draft.id, status: 'draft' };
      await client.rpc('publish_post', { post });
      const { data } = await service.from('deleted_posts').select('id').eq('id', draft.id);
      return data?.length === 0;
    },
  },
  {
    name: 'changes the draft of somebody else by a new post with its id',
    allowed: [],
    attempt: async ({ client, service, draft }) => {
      const { id } = draft;
      const post = { id, title: 'Trocado', slug: randomUUID(), content: 'x', status: 'draft' };
      await client.from('blog_posts').insert(post);
      await client.rpc('publish_post', { post });
      return (await titleOf(service, id)) === post.title;
    },
  },
  {
    name: 'asks which posts are her own',
    allowed: staff,
    attempt: async ({ client }) => done(await client.rpc('my_posts')),
  },
  {
    name: 'makes drafts of posts to come',
    allowed: admins,
    attempt: async ({ client, service, draft }) => {
      const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
      const { data: post } = await service
        .from('blog_posts')
        .update({ status: 'published', published_at: inAnHour })
        .eq('id', draft.id)
        .select()
        .single();
      return done(await client.rpc('unschedule_posts', { posts: [post!] }));
    },
  },
];
