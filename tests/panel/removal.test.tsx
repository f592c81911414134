// @vitest-environment jsdom
// Somebody is removed whose posts are to come.
import { expect, test, vi } from 'vitest';
import type { Person } from '../../engine/blog/people.ts';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { Component as PeopleTab } from '../../engine/panel/people/PeopleTab.tsx';
import { press, showPanel, shows } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';

const person = (fields: Partial<Person> = {}): Person => ({
  id: 'user-2',
  email: 'rita@exemplo.com.br',
  name: 'Rita',
  role: 'editor',
  lastSignIn: null,
  secondFactor: false,
  invitedUntil: null,
  ...fields,
});
const me = person({ id: 'user-1', email: 'dona@exemplo.com.br', name: '', role: 'admin' });

test('people are removed with all of their posts to come in view, however many there are', async () => {
  const posts = Array.from({ length: 230 }, (_, place) =>
    postWith({ id: `post-${place}`, title: `O ${place}º`, published_at: '2090-12-24T12:00:00Z' }),
  );
  const unschedule = vi.fn<PostStore['unschedule']>(() => Promise.resolve());
  await showPanel({
    routes: [{ path: '/admin/aba', Component: PeopleTab }],
    at: '/admin/aba',
    store: storeWith({
      unschedule,
      list: ({ offset, limit }) =>
        Promise.resolve({ items: posts.slice(offset, offset + limit), total: posts.length }),
      writtenBy: (_actors, ids) => Promise.resolve(ids.filter((id) => id !== 'post-3')),
    }),
    people: { list: () => Promise.resolve([me, person()]), remove: () => Promise.resolve() },
  });
  await press('Remover: Rita');
  await shows('“O 10º”, 24/12/2090 às 09:00; e mais 219.');
  await press('Remover e voltar a rascunho');
  await expect.poll(() => unschedule.mock.calls.map(([drafted]) => drafted.length)).toEqual([229]);
});
