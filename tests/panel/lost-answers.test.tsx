// @vitest-environment jsdom
// Sessions of writing on a connection that is cut, loses the answer to what was done, or brings a request after the next one: no
// letter is lost, no post is made twice, and nobody is taken for somebody else.
// `SESSIONS=200 npx vitest run tests/panel/lost-answers.test.tsx`
import { beforeEach, expect, test } from 'vitest';
import { DataError } from '../../engine/blog/data-error.ts';
import type { NewPost, Post, PostStore } from '../../engine/blog/post-store.ts';
import {
  Component as EditorTab,
  NewPost as NewPostTab,
} from '../../engine/panel/editor/EditorTab.tsx';
import { badConnection } from './bad-connection.ts';
import { press, showPanel, shownText, type } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';

const sessions = Number(process.env.SESSIONS ?? 6);
/** Posts as the database keeps them; `request` stands for the connection. */
function database(request: <Done>(work: () => Done) => Promise<Done>) {
  const posts = new Map<string, Post>();
  let saved = 0;
  const save = (post: Post) => {
    saved += 1;
    const now = {
      ...post,
      updated_at: `2026-11-20T10:00:00.${String(saved).padStart(6, '0')}+00:00`,
    };
    posts.set(post.id, now);
    return now;
  };
  const at = (slug: string) => [...posts.values()].find((post) => post.slug === slug) ?? null;
  const store: Partial<PostStore> = {
    get: (id) => Promise.resolve(posts.get(id) ?? null),
    myPosts: () => Promise.resolve([...posts.keys()]),
    create: (made: NewPost, id) =>
      request(() => {
        const present = posts.get(id!);
        if (present) throw new DataError('stale', '', { present });
        if (at(made.slug)) throw new DataError('slug-taken', '');
        return save(postWith({ published_at: null, ...made, id } as Partial<Post>));
      }),
    update: (id, changes, seen) =>
      request(() => {
        const present = posts.get(id)!;
        if (present.updated_at !== seen) throw new DataError('stale', '', { present });
        return save({ ...present, ...changes } as Post);
      }),
  };
  return { posts, store, save };
}

const { random, counts, request, arrive } = badConnection(28);
const { posts, store, save } = database(request);

const open = (at: string) =>
  showPanel({
    routes: [
      { path: '/admin/posts/novo', Component: NewPostTab },
      { path: '/admin/posts/:id', Component: EditorTab },
    ],
    at,
    store: storeWith(store),
  });

beforeEach(() => localStorage.clear());

test.each(Array.from({ length: sessions }, (_, at) => at))('session %i', async (at) => {
  posts.clear();
  const isNew = at % 2 === 0;
  const before = isNew ? null : save(postWith({ status: 'draft' }));
  const address = before ? `/admin/posts/${before.id}` : '/admin/posts/novo';
  let shown = await open(address);
  if (isNew) {
    await type('title', `Título ${at}`);
    await type('slug', `titulo-${at}`);
  }
  let content = '';
  for (let round = 0; round < 3; round += 1) {
    content += `Parte ${round} da sessão ${at}.\n`;
    await type('content', content);
    // A new post may get another address meanwhile.
    if (isNew && posts.size === 0 && random() < 0.3) await type('slug', `titulo-${at}-${round}`);
    // Somebody goes on writing although it was not saved.
    for (
      let tries = 0;
      tries < (round < 2 ? 1 : 40) && !shownText().includes('Tudo salvo.');
      tries += 1
    )
      await press('Salvar rascunho');
    if (random() < 0.2) {
      await shown.close();
      shown = await open(shown.router.state.location.pathname);
    }
    expect((document.getElementById('content') as HTMLTextAreaElement).value).toBe(content);
    expect(shownText()).not.toContain('Outra pessoa salvou');
    expect(shownText()).not.toContain('Outro post já usa');
  }
  arrive();
  expect([...posts.values()].map((post) => post.content)).toEqual([content]);
});

test('requests were lost, cut and late', () => {
  expect(counts.lost).toBeGreaterThan(0);
  expect(counts.cut).toBeGreaterThan(0);
  expect(counts.late).toBeGreaterThan(0);
});
