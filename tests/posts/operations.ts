// What somebody may do with the data.
import { randomUUID } from 'node:crypto';
import { draftOperations } from './draft-operations.ts';
import { entryOperations } from './entry-operations.ts';
import { setOperations } from './set-operations.ts';
import { handInOperations } from './hand-in-operations.ts';
import {
  admins,
  done,
  draftOf,
  everybody,
  inMinutes,
  inserted,
  nobody,
  rowsOf,
  staff,
  statusOf,
  titleOf,
  type Attempt,
  type Operation,
} from './operation.ts';

/** Every operation of the API. */
export const operations: readonly Operation[] = [
  {
    name: 'reads a published post',
    allowed: everybody,
    attempt: async ({ client, published }) =>
      rowsOf(await client.from('blog_posts').select().eq('id', published.id)) === 1,
  },
  {
    name: 'finds a published post by address',
    allowed: everybody,
    attempt: async ({ client, published }) =>
      rowsOf(await client.rpc('find_post', { post_slug: published.slug })) === 1,
  },
  {
    name: 'reads a draft',
    allowed: staff,
    attempt: async ({ client, draft }) =>
      rowsOf(await client.from('blog_posts').select().eq('id', draft.id)) === 1,
  },
  {
    name: 'reads drafts by asking for their status',
    allowed: staff,
    attempt: async ({ client }) =>
      rowsOf(await client.from('blog_posts').select().eq('status', 'draft')) > 0,
  },
  {
    name: 'counts drafts without reading them',
    allowed: staff,
    attempt: async ({ client }) =>
      ((
        await client
          .from('blog_posts')
          .select('*', { count: 'exact', head: true })
          .eq('status', 'draft')
      ).count ?? 0) > 0,
  },
  {
    name: 'finds a draft as visitors look for it',
    allowed: nobody,
    attempt: async ({ client, draft }) =>
      rowsOf(await client.rpc('find_post', { post_slug: draft.slug })) > 0,
  },
  ...(['scheduled', 'withdrawn'] as const).flatMap((state): readonly Operation[] => [
    {
      name: `reads a ${state} post`,
      allowed: staff,
      attempt: async ({ client, ...posts }) =>
        rowsOf(await client.from('blog_posts').select().eq('id', posts[state].id)) === 1,
    },
    {
      name: `counts ${state} posts without reading them`,
      allowed: staff,
      attempt: async ({ client, ...posts }) =>
        ((
          await client
            .from('blog_posts')
            .select('*', { count: 'exact', head: true })
            .eq('slug', posts[state].slug)
        ).count ?? 0) > 0,
    },
    {
      name: `finds a ${state} post as visitors look for it`,
      allowed: nobody,
      attempt: async ({ client, ...posts }) =>
        rowsOf(await client.rpc('find_post', { post_slug: posts[state].slug })) > 0,
    },
    {
      name: `counts a view of a ${state} post`,
      allowed: nobody,
      attempt: async ({ client, ...posts }) =>
        typeof (await client.rpc('count_view', { post_slug: posts[state].slug })).data === 'number',
    },
    {
      name: `counts a contact on a ${state} post`,
      allowed: nobody,
      attempt: async ({ client, ...posts }) =>
        (
          await client.rpc('count_contact', {
            page: `/blog/${posts[state].slug}`,
            kind: 'call',
            block: 'hero',
          })
        ).data === true,
    },
  ]),
  {
    name: 'asks when the next post changes',
    allowed: ['service'],
    attempt: async ({ client }) => done(await client.rpc('next_post_change')),
  },
  {
    name: 'inserts a published post',
    allowed: admins,
    attempt: ({ client, service }) =>
      inserted(client, service, {
        title: 'Novo',
        slug: randomUUID(),
        content: 'x',
        status: 'published',
      }),
  },
  {
    name: 'inserts a draft',
    allowed: staff,
    attempt: ({ client, service }) =>
      inserted(client, service, {
        title: 'Novo',
        slug: randomUUID(),
        content: 'x',
        status: 'draft',
      }),
  },
  {
    name: 'inserts a post that is public tomorrow',
    allowed: admins,
    attempt: ({ client, service }) =>
      inserted(client, service, {
        title: 'Novo',
        slug: randomUUID(),
        content: 'x',
        status: 'published',
        published_at: inMinutes(24 * 60),
      }),
  },
  {
    name: 'inserts a post that is public in half an hour',
    allowed: admins,
    attempt: ({ client, service }) =>
      inserted(client, service, {
        title: 'Novo',
        slug: randomUUID(),
        content: 'x',
        status: 'published',
        published_at: inMinutes(30),
      }),
  },
  {
    name: 'changes a post that is public tomorrow',
    allowed: admins,
    attempt: async ({ client, service, scheduled }) => {
      await client.from('blog_posts').update({ title: 'Mudado' }).eq('id', scheduled.id);
      return (await titleOf(service, scheduled.id)) === 'Mudado';
    },
  },
  ...(['published', 'soon'] as const).map((kind) => ({
    name: `withdraws a post that is ${kind}`,
    allowed: admins,
    attempt: async ({ client, service, ...posts }: Attempt) => {
      await client.from('blog_posts').update({ status: 'draft' }).eq('id', posts[kind].id);
      return (await statusOf(service, posts[kind].id)) === 'draft';
    },
  })),
  ...(['draft', 'scheduled'] as const).map((kind) => ({
    name: `publishes a ${kind} at once`,
    allowed: admins,
    attempt: async ({ client, service, ...posts }: Attempt) => {
      await client
        .from('blog_posts')
        .update({ status: 'published', published_at: inMinutes(-1) })
        .eq('id', posts[kind].id);
      return (
        (
          await service
            .from('blog_posts')
            .select('id')
            .eq('id', posts[kind].id)
            .eq('status', 'published')
            .lte('published_at', 'now')
        ).data?.length === 1
      );
    },
  })),
  ...handInOperations,
  {
    name: 'takes the earlier address of a post',
    allowed: admins,
    attempt: async ({ client, service, published, draft }) => {
      await service.from('blog_posts').update({ slug: randomUUID() }).eq('id', published.id);
      await client.from('blog_posts').update({ slug: published.slug }).eq('id', draft.id);
      return rowsOf(await service.from('blog_posts').select('id').eq('slug', published.slug)) === 1;
    },
  },
  {
    name: 'changes a published post',
    allowed: admins,
    attempt: async ({ client, service, published }) => {
      await client.from('blog_posts').update({ title: 'Mudado' }).eq('id', published.id);
      return (await titleOf(service, published.id)) === 'Mudado';
    },
  },
  {
    name: 'changes the draft of somebody else',
    allowed: admins,
    attempt: async ({ client, service, draft }) => {
      await client.from('blog_posts').update({ title: 'Mudado' }).eq('id', draft.id);
      return (await titleOf(service, draft.id)) === 'Mudado';
    },
  },
  {
    name: 'replaces a post by upsert',
    allowed: admins,
    attempt: async ({ client, service, published }) => {
      await client
        .from('blog_posts')
        .upsert({ id: published.id, title: 'Mudado', slug: published.slug, content: 'x' });
      return (await titleOf(service, published.id)) === 'Mudado';
    },
  },
  ...(
    [
      ['published', admins],
      ['soon', admins],
      ['withdrawn', admins],
      ['scheduled', admins],
      ['draft', admins],
    ] as const
  ).map(([kind, allowed]) => ({
    name: `deletes a post that is ${kind}`,
    allowed,
    attempt: async ({ client, service, ...posts }: Attempt) => {
      await client.from('blog_posts').delete().eq('id', posts[kind].id);
      return (await titleOf(service, posts[kind].id)) === undefined;
    },
  })),
  {
    name: 'counts a view of a published post',
    allowed: everybody,
    attempt: async ({ client, published }) =>
      (await client.rpc('count_view', { post_slug: published.slug })).data === 1,
  },
  {
    name: 'counts a view of a draft',
    allowed: nobody,
    attempt: async ({ client, draft }) =>
      typeof (await client.rpc('count_view', { post_slug: draft.slug })).data === 'number',
  },
  {
    name: 'asks for its role',
    allowed: ['member', 'editor', 'admin', 'service'],
    attempt: async ({ client }) => done(await client.rpc('my_account')),
  },
  ...(['admin', 'editor'] as const).map((role) => ({
    name: `is told to be an ${role}`,
    allowed: [role],
    attempt: async ({ client }: Attempt) =>
      ((await client.rpc('my_account')).data as { role: string } | null)?.role === role,
  })),
  {
    name: 'makes an automatic post',
    allowed: admins,
    attempt: async ({ client, service }) => {
      const draft = draftOf('matriz');
      await client.rpc('auto_post', { draft, force: true });
      return rowsOf(await service.from('blog_posts').select('id').eq('slug', draft.slug)) === 1;
    },
  },
  {
    name: 'publishes through the function',
    allowed: admins,
    attempt: async ({ client, service }) => {
      const post = draftOf('publicar');
      await client.rpc('publish_post', { post });
      return rowsOf(await service.from('blog_posts').select('id').eq('slug', post.slug)) === 1;
    },
  },
  {
    name: 'saves a draft through the function',
    allowed: staff,
    attempt: async ({ client, service }) => {
      const post = { ...draftOf('rascunho'), status: 'draft' };
      await client.rpc('publish_post', { post });
      return rowsOf(await service.from('blog_posts').select('id').eq('slug', post.slug)) === 1;
    },
  },
  {
    name: 'restores the draft of somebody else',
    allowed: admins,
    attempt: async ({ client, service, draft }) => {
      const { data } = await service
        .from('blog_posts')
        .delete()
        .eq('id', draft.id)
        .select()
        .single();
      await client.rpc('restore_post', { post_id: data!.id });
      return (await titleOf(service, draft.id)) !== undefined;
    },
  },
  {
    name: 'restores a post',
    allowed: admins,
    attempt: async ({ client, service, published }) => {
      const { data } = await service
        .from('blog_posts')
        .delete()
        .eq('id', published.id)
        .select()
        .single();
      await client.rpc('restore_post', { post_id: data!.id });
      return (await titleOf(service, published.id)) !== undefined;
    },
  },
  {
    name: 'switches the scheduler',
    allowed: admins,
    attempt: async ({ client, service }) => {
      await service.rpc('set_scheduler', { is_enabled: false });
      await client.rpc('set_scheduler', { is_enabled: true });
      return (await service.from('scheduler').select('enabled').single()).data?.enabled === true;
    },
  },
  {
    name: 'sets the rhythm of the scheduler',
    allowed: admins,
    attempt: async ({ client, service }) => {
      await service.rpc('set_rhythm', { every_days: 1, makes: 'published' });
      await client.rpc('set_rhythm', { every_days: 7, makes: 'draft' });
      const { data } = await service.from('scheduler').select('every_days,makes').single();
      await service.rpc('set_rhythm', { every_days: 1, makes: 'published' });
      return data?.every_days === 7 && data.makes === 'draft';
    },
  },
  {
    name: 'reads the state of the scheduler',
    allowed: admins,
    attempt: async ({ client }) => done(await client.rpc('scheduler_state')),
  },
  {
    name: 'asks for the next topic',
    allowed: admins,
    attempt: async ({ client }) => done(await client.rpc('next_topic', { topics: ['a'] })),
  },
  {
    name: 'reads the figures',
    allowed: staff,
    attempt: async ({ client }) => done(await client.rpc('post_summary')),
  },
  {
    name: 'reads the views by day',
    allowed: staff,
    attempt: async ({ client }) => done(await client.rpc('view_report', { days: 2 })),
  },
  {
    name: 'reads what brings contacts',
    allowed: admins,
    attempt: async ({ client }) => done(await client.rpc('contact_report', { days: 7 })),
  },
  {
    name: 'reads for what pages contacts are counted',
    allowed: admins,
    attempt: async ({ client }) => done(await client.rpc('contact_places')),
  },
  {
    name: 'says what contacts may be counted',
    allowed: ['service'],
    attempt: async ({ client }) =>
      done(await client.rpc('set_contact_places', { paths: ['/'], blocks: ['hero'] })),
  },
  {
    name: 'says by whose clock days begin',
    allowed: ['service'],
    attempt: async ({ client }) =>
      done(await client.rpc('set_time_zone', { zone: 'America/Sao_Paulo' })),
  },
  {
    name: 'takes rows of another backend as they are',
    allowed: ['service'],
    attempt: async ({ client }) =>
      done(
        await client.rpc('import_rows', {
          relation: 'view_days',
          rows: [{ day: '2001-01-01', views: '3' }],
        }),
      ),
  },
  ...entryOperations,
  ...draftOperations,
  ...setOperations,
  {
    name: 'counts a contact',
    allowed: everybody,
    attempt: async ({ client, service }) => {
      await service.rpc('set_contact_places', {
        paths: [`/${randomUUID()}`, '/'],
        blocks: ['hero'],
      });
      return done(await client.rpc('count_contact', { page: '/', kind: 'call', block: 'hero' }));
    },
  },
  ...(
    [
      'scheduler',
      'scheduler_runs',
      'slug_history',
      'view_days',
      'contact_clicks',
      'audit_log',
      'deleted_posts',
      'post_versions',
      'form_entries',
    ] as const
  ).map((table) => ({
    name: `reads the table ${table}`,
    allowed: ['deleted_posts', 'post_versions', 'form_entries'].includes(table) ? staff : admins,
    attempt: async ({ client }: Attempt) =>
      rowsOf(await client.from(table).select('*').limit(1)) === 1,
  })),
];
