// @vitest-environment jsdom
// The same post in two tabs of a browser.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as EditorTab } from '../../engine/panel/editor/EditorTab.tsx';
import { createDraftStorage } from '../../engine/panel/post/draft-storage.ts';
import { valuesOf, type EditorValues } from '../../engine/panel/editor/editor-values.ts';
import { portuguese } from './spoken.ts';
import { showPanel, shownText, shows, type } from './panel-in-test.tsx';
import { postWith, storeWith } from './posts.ts';

const post = postWith();
const open = () =>
  showPanel({
    routes: [{ path: '/admin/posts/:id', Component: EditorTab }],
    at: `/admin/posts/${post.id}`,
    store: storeWith({ get: () => Promise.resolve(post) }),
  });
const titleOf = () => (document.getElementById('title') as HTMLInputElement).value;
/** What another tab keeps, the later the larger the day. */
const kept = (tab: string, title: string, day: number) =>
  createDraftStorage('user-1', localStorage, () => new Date(`2026-11-${day}T12:00:00Z`)).write(
    post.id,
    tab,
    { values: { ...valuesOf(post, portuguese.format), title }, seen: post.updated_at },
  );
const drafts = () =>
  createDraftStorage('user-1')
    .of<{ values: EditorValues }>(post.id)
    .map(({ values }) => values.values.title)
    .sort();

/** Locks of a browser in which these names are held by other tabs; those are never free. */
function locksHeldBy(...held: string[]) {
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _options: object, run: () => unknown) =>
        held.includes(name)
          ? Promise.reject(new DOMException('held', 'TimeoutError'))
          : Promise.resolve(run()),
      query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a post that is opened', () => {
  test('has the latest text of a tab that is gone, and leaves the others where they are', async () => {
    kept('one', 'Da primeira', 20);
    kept('two', 'Da segunda', 21);
    await open();
    expect(titleOf()).toBe('Da segunda');
    await shows('Recuperamos as alterações de 21/11/2026 às 09:00');
    expect(drafts()).toEqual(['Da primeira', 'Da segunda']);
  });

  test('leaves the text of a tab that is there, says so, and keeps its own beside it', async () => {
    kept('one', 'Da outra aba', 20);
    locksHeldBy(`portao.draft.user-1.${post.id}.one`);
    const { close } = await open();
    expect(titleOf()).toBe(post.title);
    await shows('Este post está aberto também em outra aba.');
    await type('title', 'Desta aba');
    expect(drafts()).toEqual(['Da outra aba', 'Desta aba']);
    await close();
    vi.unstubAllGlobals();
    await open();
    expect(titleOf()).toBe('Desta aba');
    expect(drafts()).toEqual(['Da outra aba', 'Desta aba']);
  });

  test('says nothing of other tabs where there are none', async () => {
    locksHeldBy('portao.draft.user-1.another-post.one');
    await open();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(shownText()).not.toContain('outra aba');
  });
});
