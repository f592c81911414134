// @vitest-environment jsdom
// The data of the business on a host of files: what is changed is sent, shown until it is answered, and comes back where it was refused.
import { beforeEach, expect, test, vi } from 'vitest';
import type { BusinessState, FieldChange } from '../../engine/client/business.ts';
import type { BusinessDraft, BusinessDrafts } from '../../engine/panel/data/business-drafts.ts';
import type { BusinessSets, SentSet } from '../../engine/panel/data/business-sets.ts';
import { press, shownText, shows, type } from './panel-in-test.tsx';
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
        fields: ['main', 'shop'].map((name) => ({ name, isRequired: false, field: text(name) })),
      },
    },
  ],
  value: { contacts: { main: '1', shop: '2' } },
  documents: { 'site.yaml': 'a' },
  phones: null,
  today: '2026-11-26',
  published: [],
};
const [main, shop] = ['field-contacts-main', 'field-contacts-shop'];
const shownIn = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
const change = (before: string, after: string): FieldChange => ({
  at: ['contacts', 'main'],
  before,
  after,
});

let state: BusinessState | null;
let rows: SentSet[];
let draft: BusinessDraft | null;

const drafts: BusinessDrafts = {
  read: () => Promise.resolve(draft),
  write: (_, written) => {
    draft = written.changes.length === 0 ? null : { ...written, changedAt: '2026-11-26T17:02:00Z' };
    return Promise.resolve(draft);
  },
};
const rowOf = (changes: readonly FieldChange[], answer: SentSet['answer'] = null): SentSet => ({
  id: crypto.randomUUID(),
  sentAt: `2026-11-26T17:0${rows.length}:00Z`,
  author: 'Ana',
  changes,
  answer,
});
const sets: BusinessSets = {
  state: () => Promise.resolve(state),
  list: () => Promise.resolve([...rows]),
  send: (changes) => Promise.resolve(void rows.push(rowOf(changes))),
  remove: (id) => Promise.resolve(void (rows = rows.filter((row) => row.id !== id))),
};

beforeEach(() => {
  localStorage.clear();
  state = first;
  rows = [];
  draft = null;
  // A host of files answers what it does not have with a page.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 200 })));
});

const open = () =>
  showBusiness({
    drafts,
    sets,
  });

test('a change is sent with a question, stays in its field, and says that a build makes it public', async () => {
  await open();
  await type(main!, '3');
  await press('Conferir');
  await shows('Enviar? Antes de mudar, o site inteiro é conferido.');
  expect(shownText()).not.toContain('Ver como vai ficar');
  await press('Enviar');
  await shows('Enviado: fica público quando o site for construído de novo.');
  expect(rows.map(({ changes }) => changes)).toEqual([[change('1', '3')]]);
  expect(shownIn(main!)).toBe('3');
  expect(shownText()).not.toContain('ainda não');
  expect(shownText()).not.toContain('As mudanças estão no site.');
  await vi.waitUntil(() => draft === null);

  // What is typed next begins with it.
  await type(main!, '4');
  await press('Conferir');
  await press('Enviar');
  await vi.waitUntil(() => rows.length === 2);
  expect(rows[1]!.changes).toEqual([change('3', '4')]);
});

test('what its form does not take is told before it is sent', async () => {
  const short = { ...text('main'), most: 3 };
  const fields = [{ name: 'main', isRequired: false, field: short }];
  const field = { title: 'Contatos', help: '', kind: 'group' as const, fields };
  state = { ...first, sections: [{ at: ['contacts'], field }] };
  await open();
  await type(main!, '1234');
  await press('Conferir');
  await shows('O campo "main" tem 4 letras; o limite é 3.');
  expect(shownText()).not.toContain('Enviar?');
  await type(main!, '123');
  await press('Conferir');
  await press('Enviar');
  await vi.waitUntil(() => rows.length === 1);
});

test('a conflict shows both values, and is settled as anywhere else', async () => {
  state = { ...first, value: { contacts: { main: '9', shop: '2' } } };
  const other: FieldChange = { at: ['contacts', 'shop'], before: '2', after: '7' };
  const conflict = [{ at: ['contacts', 'main'], present: '9' }];
  rows = [rowOf([change('1', '3'), other], { is: 'conflict', where: 'public', changes: conflict })];
  await open();
  await shows('Este envio não foi aceito. O site não mudou.');
  await shows('No site agora, mudado no arquivo: 9');
  await shows('Enviado: 3');
  expect([shownIn(main!), shownIn(shop!)]).toEqual(['9', '2']);
  await press('Editar de novo');
  await shows('O que você escreveu: 3');
  expect([rows, shownIn(shop!)]).toEqual([[], '7']);
  await press('Ficar com o meu');
  await press('Conferir');
  await press('Enviar');
  await vi.waitUntil(() => rows.length === 1);
  expect(rows[0]!.changes).toEqual(expect.arrayContaining([change('9', '3'), other]));
});

const writers = [{ at: ['contacts'], author: 'Dev', when: '2026-11-26T20:19:00Z' }];
const byDev = 'No site agora, mudado no arquivo por Dev em 26/11/2026 às 17:19: 9';
test.each([
  ['a commit names', { writers }, byDev],
  ['a commit of another part says nothing of', { writers: [{ ...writers[0]!, at: ['hours'] }] }],
  ['a publication names', { writers, published: [['5', '9']] }, 'No site agora, por Ana: 9'],
  ['a publication of another value does not name', { writers, published: [['5', '8']] }, byDev],
])(
  'whoever %s is told beside the value that is there, before it is edited again and after',
  async (
    _,
    { writers, published = [] }: { writers: BusinessState['writers']; published?: string[][] },
    said = 'No site agora, mudado no arquivo: 9',
  ) => {
    state = { ...first, value: { contacts: { main: '9', shop: '2' } }, writers };
    const conflict = [{ at: ['contacts', 'main'], present: '9' }];
    rows = [
      ...published.map(([before, after]) => rowOf([change(before!, after!)], { is: 'published' })),
      rowOf([change('1', '3')], { is: 'conflict', where: 'public', changes: conflict }),
    ];
    await open();
    await shows(said);
    await press('Editar de novo');
    await shows('O que você escreveu: 3');
    await shows(said);
  },
);

test('what would break the site is told with its field, and goes from the list', async () => {
  const problem = { at: ['contacts', 'main'], message: 'Falta o número.', fix: 'Escreva um.' };
  rows = [rowOf([change('1', '')], { is: 'wrong', problems: [problem] })];
  await open();
  await shows('Falta o número. Escreva um.');
  await press('Tirar da lista');
  await vi.waitUntil(() => rows.length === 0);
  await vi.waitUntil(() => !shownText().includes('Falta o número.'));
});

test('what was published is taken back by a set of its own', async () => {
  state = { ...first, value: { contacts: { main: '3', shop: '2' } } };
  rows = [rowOf([change('1', '3')], { is: 'published' })];
  await open();
  await press('Desfazer esta publicação');
  await vi.waitUntil(() => rows.length === 2);
  expect(rows[1]!.changes).toEqual([change('3', '1')]);
  await vi.waitUntil(() => shownIn(main!) === '1');
});

test('nothing is offered where no build says what the site has', async () => {
  state = null;
  await open();
  await shows('Este site está numa hospedagem de arquivos');
  expect(document.getElementById(main!)).toBeNull();
});
