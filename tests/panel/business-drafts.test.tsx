// @vitest-environment jsdom
// The draft of the data of the business: written while somebody types, found on another device, gone with the publication.
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dataErrorOf } from '../../engine/blog/data-error.ts';
import type { BusinessRequest, BusinessState } from '../../engine/client/business.ts';
import { withValue } from '../../engine/client/value-at.ts';
import type {
  BusinessDraft,
  BusinessDrafts,
  WrittenDraft,
} from '../../engine/panel/data/business-drafts.ts';
import { answer, press, shownText, shows, type } from './panel-in-test.tsx';
import { showBusiness } from './business-in-test.tsx';

const text = (title: string) => ({ title, help: '', kind: 'text' as const, role: 'text' });
const first: BusinessState = {
  sections: [
    {
      at: ['contacts'],
      field: {
        title: 'Contatos',
        help: '',
        kind: 'group',
        fields: ['main', 'shop'].map((name) => ({
          name,
          isRequired: false,
          field: text(name),
        })),
      },
    },
  ],
  value: { contacts: { main: '1', shop: '2' } },
  documents: { 'site.yaml': 'a', 'pages/index.yaml': 'b' },
  phones: null,
  today: '2026-11-26',
  published: [],
};
const [main, shop] = ['field-contacts-main', 'field-contacts-shop'];
const shownIn = (id: string) => (document.getElementById(id) as HTMLInputElement).value;

/** The draft of the data service, when it was written, and how often. */
let row: BusinessDraft | null;
let writes: WrittenDraft[];
/** What becomes of requests; `lost` is done, and its answer does not arrive. */
let service: 'works' | 'away' | 'lost';
let state: BusinessState;
let published: boolean;
const asked: BusinessRequest[] = [];

const drafts: BusinessDrafts = {
  read: () =>
    service === 'away' ? Promise.reject(dataErrorOf('unreachable', '')) : Promise.resolve(row),
  write: (_, draft, seen) => {
    if (service === 'away') return Promise.reject(dataErrorOf('unreachable', ''));
    if ((row?.revision ?? null) === seen) {
      writes.push(draft);
      row = draft.changes.length === 0 ? null : { ...draft, changedAt: '2026-11-26T17:02:00Z' };
    }
    if (service === 'lost') {
      service = 'works';
      return Promise.reject(dataErrorOf('unreachable', ''));
    }
    return Promise.resolve(row);
  },
};
const change = (name: 'main' | 'shop', before: string, after: string) => ({
  at: ['contacts', name],
  before,
  after,
});
const rowOf = (...changes: ReturnType<typeof change>[]): BusinessDraft => ({
  revision: crypto.randomUUID(),
  changes,
  documents: { 'site.yaml': 'a' },
  changedAt: '2026-11-26T17:02:00Z',
});

beforeEach(() => {
  localStorage.clear();
  [row, writes, service, state, published] = [null, [], 'works', first, true];
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const json = (value: unknown) =>
      Promise.resolve(
        new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }),
      );
    if (init.method === 'GET') return json(state);
    const request = JSON.parse(init.body as string) as BusinessRequest;
    asked.push(request);
    if (request.what === 'check') return json({ is: 'right', pages: [] });
    if (!published) return Promise.resolve(new Response('{}', { status: 500 }));
    for (const { at, after } of request.changes)
      state = { ...state, value: withValue(state.value, at, after) as BusinessState['value'] };
    if (request.what === 'publish' && request.draft === row?.revision) row = null;
    return json({ is: 'published' });
  });
});

const open = () =>
  showBusiness({
    drafts,
  });
/** Waits until the data service has these values of a field, or no draft (undefined). */
const kept = (...values: unknown[]) =>
  expect
    .poll(
      async () => {
        await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
        return (row?.changes ?? []).map(({ after }) => after);
      },
      { timeout: 5000 },
    )
    .toEqual(values);
/** The browser of somebody who goes on at another device knows nothing. */
async function anotherDevice(close: () => Promise<void>) {
  await close();
  localStorage.clear();
  return open();
}

test('is written once somebody pauses, says when, and is there on another device', async () => {
  const { close } = await open();
  await type(main, '11');
  await type(main, '111');
  await kept('111');
  expect(writes).toHaveLength(1);
  expect(writes[0]!.documents).toEqual({ 'site.yaml': 'a' });
  await shows('Rascunho guardado em 26/11/2026');
  expect(localStorage).toHaveLength(0);
  await anotherDevice(close);
  expect(shownIn(main)).toBe('111');
  await shows('1 mudança que ainda não está no site.');
});

test('is written at once where somebody leaves the page', async () => {
  const { close } = await open();
  await type(main, '11');
  await close();
  await kept('11');
  expect(localStorage).toHaveLength(0);
});

test('goes after a question, and only then', async () => {
  row = rowOf(change('main', '1', '11'));
  await open();
  await press('Descartar');
  await answer('Cancelar');
  expect(shownIn(main)).toBe('11');
  await press('Descartar');
  await answer('Descartar');
  await kept();
  expect(shownIn(main)).toBe('1');
});

describe('on publishing', () => {
  test('goes with what is public; the revision is told', async () => {
    row = rowOf(change('main', '1', '11'));
    const { revision } = row;
    await open();
    await press('Conferir');
    await press('Publicar');
    await shows('As mudanças estão no site.');
    expect(asked.at(-1)).toMatchObject({ what: 'publish', draft: revision });
    await kept();
    expect(writes).toEqual([]);
    expect(shownIn(main)).toBe('11');
    expect(shownText()).not.toContain('não está no site');
  });

  test('stays where that fails', async () => {
    published = false;
    row = rowOf(change('main', '1', '11'));
    await open();
    await press('Conferir');
    await press('Publicar');
    await shows('O site não mudou.');
    await kept('11');
    expect(shownIn(main)).toBe('11');
  });

  test('is taken away by the panel where the server could not', async () => {
    row = rowOf(change('main', '1', '11'));
    state = { ...first, value: { contacts: { main: '11', shop: '2' } } };
    await open();
    await kept();
    expect(writes).toHaveLength(1);
  });
});

describe('on two devices', () => {
  test('takes what the other wrote in other fields', async () => {
    await open();
    row = rowOf(change('shop', '2', '22'));
    await type(main, '11');
    await kept('11', '22');
    expect(shownIn(shop)).toBe('22');
  });

  test('shows both values of one field, writes neither over the other, and keeps the chosen one', async () => {
    await open();
    row = rowOf(change('main', '1', '12'));
    await type(main, '11');
    await shows('No rascunho guardado: 12');
    await shows('O que você escreveu: 11');
    await kept('12');
    await press('Ficar com o meu');
    await kept('11');
  });

  test('leaves its own value for the other where that is chosen', async () => {
    await open();
    row = rowOf(change('main', '1', '12'));
    await type(main, '11');
    await shows('No rascunho guardado: 12');
    await press('Ficar com o do rascunho');
    expect(shownIn(main)).toBe('12');
    await kept('12');
    expect(writes).toEqual([]);
  });
});

test('whose site changed meanwhile says so, and the rest of the site is as it is', async () => {
  row = rowOf(change('main', '1', '11'));
  state = {
    ...first,
    value: { contacts: { main: '1', shop: '3' } },
    documents: { 'site.yaml': 'c' },
  };
  await open();
  await shows('Depois disso outra mudança foi publicada');
  expect([shownIn(main), shownIn(shop)]).toEqual(['11', '3']);
});

describe('while the data service is away', () => {
  test('what is typed stays in this browser, which says why, and is written when it is back', async () => {
    const { close } = await open();
    service = 'away';
    await type(main, '11');
    await shows('O rascunho não foi guardado.');
    expect(shownText()).toContain('O que você escreveu continua neste aparelho');
    expect(localStorage).toHaveLength(1);
    await close();
    service = 'works';
    await open();
    expect(shownIn(main)).toBe('11');
    await kept('11');
  });

  test('nobody takes no answer for no draft', async () => {
    row = rowOf(change('main', '1', '11'));
    service = 'away';
    await open();
    await shows('Não deu para ver se há um rascunho seu guardado.');
    await type(shop, '22');
    await shows('O rascunho não foi guardado.');
    expect(row.changes).toEqual([change('main', '1', '11')]);
  });

  test('a lost answer is no other device', async () => {
    await open();
    service = 'lost';
    await type(main, '11');
    await kept('11');
    await type(main, '112');
    await kept('112');
    expect(shownText()).not.toContain('outro aparelho');
  });
});
