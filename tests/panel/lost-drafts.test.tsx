// @vitest-environment jsdom
// Sessions of changing the business's data on a bad connection: what was typed is there at the end, on every device, and nobody is
// taken for another device. `SESSIONS=200 npx vitest run tests/panel/lost-drafts.test.tsx`
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BusinessState } from '../../engine/client/business.ts';
import type { BusinessDraft, BusinessDrafts } from '../../engine/panel/data/business-drafts.ts';
import { badConnection } from './bad-connection.ts';
import { showBusiness } from './business-in-test.tsx';
import { shownText, type } from './panel-in-test.tsx';

const sessions = Number(process.env.SESSIONS ?? 6);
const text = (title: string) => ({ title, help: '', kind: 'text' as const, role: 'text' });
const published = { main: '1', shop: '2' };
const state: BusinessState = {
  sections: [
    {
      at: ['contacts'],
      field: {
        title: 'Contatos',
        help: '',
        kind: 'group',
        fields: ['main', 'shop'].map((name) => ({ name, isRequired: false, field: text(name) })),
      },
    },
  ],
  value: { contacts: published },
  documents: { 'site.yaml': 'a' },
  phones: null,
  today: '2026-11-26',
  published: [],
};
const ids = { main: 'field-contacts-main', shop: 'field-contacts-shop' };
const shownIn = (id: string) => (document.getElementById(id) as HTMLInputElement).value;

const { random, counts, request, arrive } = badConnection(29);
let row: BusinessDraft | null;
const drafts: BusinessDrafts = {
  read: () => Promise.resolve(row),
  write: (_, draft, seen) =>
    request(() => {
      if ((row?.revision ?? null) === seen)
        row = draft.changes.length === 0 ? null : { ...draft, changedAt: '2026-11-26T17:02:00Z' };
      return row;
    }),
};
const open = () => showBusiness({ drafts });

/** Somebody puts the telephone away and takes it up again: what was typed is written at once, and what came of it is seen. */
async function putAway() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockRestore();
  for (let turn = 0; turn < 5; turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

beforeEach(() => {
  localStorage.clear();
  row = null;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify(state), { headers: { 'content-type': 'application/json' } }),
    ),
  );
});

test.each(Array.from({ length: sessions }, (_, at) => at))('session %i', async (at) => {
  let shown = await open();
  const typed = { ...published };
  const isAsTyped = () => {
    expect({ main: shownIn(ids.main), shop: shownIn(ids.shop) }).toEqual(typed);
    expect(shownText()).not.toContain('No rascunho guardado');
  };
  for (let round = 0; round < 5; round += 1) {
    const name = random() < 0.6 ? 'main' : 'shop';
    // Now and then it is again what is public.
    typed[name] = random() < 0.2 ? published[name] : `${at}-${round}`;
    await type(ids[name], typed[name]);
    await putAway();
    isAsTyped();
    if (random() < 0.3) {
      await shown.close();
      shown = await open();
      isAsTyped();
    }
  }
  for (let tries = 0; tries < 20 && localStorage.length > 0; tries += 1) await putAway();
  arrive();
  await shown.close();
  localStorage.clear();
  shown = await open();
  isAsTyped();
});

test('requests were lost, cut and late', () => {
  expect(counts.lost).toBeGreaterThan(0);
  expect(counts.cut).toBeGreaterThan(0);
  expect(counts.late).toBeGreaterThan(0);
});
