// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  BusinessAnswer,
  BusinessRequest,
  BusinessState,
  FormField,
} from '../../engine/client/business.ts';
import type { ServerState } from '../../engine/client/server-state.ts';
import { withValue } from '../../engine/client/value-at.ts';
import { applyChanges, changesBetween } from '../../engine/panel/business/field-changes.ts';
import { doubtsOf } from '../../engine/panel/business/preview/doubts.ts';
import { nameOf } from '../../engine/panel/business/NamesControl.tsx';
import { phoneFormsOf } from '../../engine/content/phone-library.ts';
import { answer, press, quiet, shownText, shows } from './panel-in-test.tsx';
import { showBusiness } from './business-in-test.tsx';

const text = (title: string, role: string): FormField => ({ title, help: '', kind: 'text', role });
const group = (title: string, fields: Readonly<Record<string, FormField>>): FormField => ({
  title,
  help: '',
  kind: 'group',
  fields: Object.entries(fields).map(([name, field]) => ({ name, isRequired: false, field })),
});
const names = (title: string, item: FormField): FormField => ({
  title,
  help: '',
  kind: 'names',
  item,
});
const confirmation = group('Confirmado', {
  by: text('Por', 'text'),
  date: text('Data', 'date'),
  source: text('Fonte', 'text'),
});
const state: BusinessState = {
  sections: [
    {
      at: ['contacts'],
      field: names('Contatos', group('Contato', { phone: text('Número', 'phone') })),
    },
    {
      at: ['claims'],
      field: names(
        'Afirmações',
        group('Afirmação', { value: text('Valor', 'text'), confirmed: confirmation }),
      ),
    },
  ],
  value: {
    contacts: { main: { phone: '+5511900000000' } },
    claims: {
      technicians: {
        value: '128',
        confirmed: { by: 'Dono', date: '2026-01-20', source: 'Cadastro' },
      },
    },
  },
  documents: { 'site.yaml': 'a' },
  phones: phoneFormsOf('BR'),
  today: '2026-11-26',
  published: [],
};
const asked: BusinessRequest[] = [];
let published: BusinessState = state;
let answers: (request: BusinessRequest) => BusinessAnswer | number;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  published = state;
  answers = ({ what }) =>
    what === 'check'
      ? { is: 'right', pages: [{ path: '/', title: 'Início' }] }
      : { is: 'published' };
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const json = (value: unknown, status = 200) =>
      Promise.resolve(
        new Response(JSON.stringify(value), {
          status,
          headers: { 'content-type': 'application/json' },
        }),
      );
    if (init.method === 'GET') return json(published);
    const request = JSON.parse(init.body as string) as BusinessRequest;
    asked.push(request);
    const answer = answers(request);
    return typeof answer === 'number' ? json({}, answer) : json(answer);
  });
});

const open = (missing: ServerState['missing'] = []) =>
  showBusiness({
    serverState: () =>
      Promise.resolve({
        site: null,
        publication: null,
        counting: null,
        disk: null,
        backup: null,
        mail: null,
        isOutOfTopics: false,
        forms: false,
        missing,
      }),
  });
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const typeIn = (id: string, value: string) => typeInto(control(id), value);
async function typeInto(field: HTMLElement, value: string) {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
    set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => {
    field.focus();
    field.blur();
  });
}
const phone = 'field-contacts-main-phone';

describe('a telephone number', () => {
  test('is typed as people write it, checked, published, and is no change any more', async () => {
    await open();
    await typeIn(phone, '(11) 98765-4321');
    expect(control(phone).value).toBe('(11) 98765-4321');
    await press('Conferir');
    await shows('Publicar em 1 página?');
    await shows('(11) 90000-0000 → (11) 98765-4321');
    published = {
      ...state,
      value: withValue(
        state.value,
        ['contacts', 'main', 'phone'],
        '+5511987654321',
      ) as BusinessState['value'],
    };
    await press('Publicar');
    await shows('As mudanças estão no site.');
    const change = {
      at: ['contacts', 'main', 'phone'],
      before: '+5511900000000',
      after: '+5511987654321',
    };
    expect(asked).toEqual([
      { what: 'check', changes: [change] },
      { what: 'publish', changes: [change] },
    ]);
    expect(shownText()).not.toContain('não está no site');
  });

  test('that is not published yet is dropped after a question', async () => {
    await open();
    await typeIn(phone, '(11) 98765-4321');
    await press('Descartar');
    await shows('O que você mudou e não publicou se perde, em todos os seus aparelhos.');
    await answer('Cancelar');
    expect(control(phone).value).toBe('(11) 98765-4321');
    await press('Descartar');
    await answer('Descartar');
    expect(control(phone).value).toBe('(11) 90000-0000');
    expect(asked).toEqual([]);
  });

  test('that is wrong is told at its field, and nothing is published', async () => {
    answers = () => ({
      is: 'wrong',
      problems: [
        { at: ['contacts', 'main', 'phone'], message: 'Não é um número.', fix: 'Escreva outro.' },
      ],
    });
    await open();
    await typeIn(phone, '911');
    await press('Conferir');
    await shows('1 problema antes de publicar');
    expect(control(phone).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${phone}-wrong`)!.textContent).toContain('Escreva outro.');
    expect(asked.map(({ what }) => what)).toEqual(['check']);
  });

  test('stays through a reload, in this browser', async () => {
    const { close } = await open();
    await typeIn(phone, '+5511911112222');
    await close();
    await open();
    expect(control(phone).value).toBe('(11) 91111-2222');
    await shows('1 mudança que ainda não está no site');
  });
});

test('words in the place of a number are asked about once more, before they are public', async () => {
  await open();
  await typeIn('field-claims-technicians-value', 'abc');
  await press('Conferir');
  await shows('Era um número e agora é um texto. É isso mesmo?');
  await typeIn('field-claims-technicians-value', '129');
  await press('Conferir');
  await shows('128 → 129');
  expect(shownText()).not.toContain('É isso mesmo?');
});

test('an end that was is asked about, and one that comes is not', () => {
  const end = (after: string) =>
    doubtsOf([{ at: ['promotions', 'a', 'until'], before: '2026-12-01', after }], '2026-11-26');
  expect(end('2026-11-25')).toEqual([{ at: ['promotions', 'a', 'until'], is: 'past' }]);
  expect([end('2026-11-26'), end('2027-01-01')]).toEqual([[], []]);
});

test.each([
  [507, 'Disco cheio'],
  [503, 'O serviço de dados não respondeu.'],
  [403, 'Esta conta não tem permissão'],
  [429, 'Muitos pedidos'],
  [500, 'Foi uma falha nossa.'],
])('a refusal with %i says why, and that nothing is lost', async (status, why) => {
  answers = () => status;
  await open();
  await typeIn(phone, '+5511911112222');
  await press('Conferir');
  await shows(why);
  expect(shownText()).toContain('O que você escreveu continua aqui.');
  expect(control(phone).value).toBe('(11) 91111-2222');
});

test('what somebody else published in the same field is shown beside what was typed, before either is lost', async () => {
  const { close } = await open();
  await typeIn(phone, '+5511911112222');
  await close();
  published = {
    ...state,
    value: withValue(
      state.value,
      ['contacts', 'main', 'phone'],
      '+5511933334444',
    ) as BusinessState['value'],
    published: [
      {
        when: '2026-11-26T12:00:00Z',
        author: 'Rita',
        changes: [{ at: ['contacts', 'main', 'phone'], after: '+5511933334444' }],
      },
    ],
  };
  await open();
  await shows('No site agora, por Rita: (11) 93333-4444');
  await shows('O que você escreveu: (11) 91111-2222');
  await press('Ficar com o meu');
  expect(control(phone).value).toBe('(11) 91111-2222');
  await press('Conferir');
  expect(asked.at(-1)!.changes).toEqual([
    { at: ['contacts', 'main', 'phone'], before: '+5511933334444', after: '+5511911112222' },
  ]);
});

test('a new value of a figure is not what was confirmed, and can be confirmed', async () => {
  await open();
  await typeIn('field-claims-technicians-value', '130');
  await quiet();
  const entry = document.getElementById('field-claims-technicians')!;
  expect(entry.textContent).toContain('Confirmo este valor');
  await press('Confirmo este valor');
  await press('Conferir');
  expect(asked.at(-1)!.changes).toContainEqual({
    at: ['claims', 'technicians', 'confirmed', 'by'],
    before: 'Dono',
    after: 'dona@exemplo.com.br',
  });
});

describe('reviews', () => {
  const at = ['blocks', 'testimonials', 'pages/index.yaml', 'items'];
  const items = [
    { name: 'Ana', text: 'Gostei. Muito.' },
    { name: 'Bia', text: 'Voltarei.' },
  ];
  const list: FormField = {
    title: '',
    help: '',
    kind: 'list',
    item: {
      ...group('Depoimento', {}),
      kind: 'group',
      fields: ['name', 'text'].map((name) => ({
        name,
        isRequired: true,
        field: text(name, 'text'),
      })),
    },
  };
  const reviewed: BusinessState = {
    ...state,
    sections: [
      ...state.sections,
      {
        at: ['blocks', 'testimonials'],
        field: group('Depoimentos', { 'pages/index.yaml': group('', { items: list }) }),
      },
    ],
    value: { ...state.value, blocks: { testimonials: { 'pages/index.yaml': { items } } } },
  };
  const id = (...steps: readonly (string | number)[]) => `field-${[...at, ...steps].join('-')}`;
  const asDetails = (index: number) => document.getElementById(id(index)) as HTMLDetailsElement;
  const click = async (index: number, name: string) => {
    const buttons = [...asDetails(index).querySelectorAll('button')];
    await act(async () => buttons.find((one) => one.textContent === name)!.click());
  };

  beforeEach(() => {
    published = reviewed;
  });

  test('are folds that say who and what, and a new one is open', async () => {
    await open();
    expect(asDetails(0).querySelector('summary')!.textContent).toBe('AnaGostei');
    await press('Acrescentar: Depoimento');
    expect([asDetails(0).open, asDetails(2).open]).toEqual([false, true]);
    await typeIn(id(2, 'name'), 'Caio');
    await typeIn(id(2, 'text'), 'Bom.');
    await press('Conferir');
    await shows('Depoimentos: nada → Caio, Bom.');
    const after = [...items, { name: 'Caio', text: 'Bom.' }];
    expect(asked.at(-1)!.changes).toEqual([{ at, before: items, after }]);
  });

  test('change places, and the one that goes stays open', async () => {
    await open();
    await act(async () => {
      asDetails(1).open = true;
      asDetails(1).dispatchEvent(new Event('toggle'));
    });
    await click(1, 'Para cima');
    expect([asDetails(0).open, asDetails(1).open]).toEqual([true, false]);
    await press('Conferir');
    await shows('Depoimentos: a ordem de antes → outra ordem');
    expect(asked.at(-1)!.changes).toEqual([{ at, before: items, after: [items[1], items[0]] }]);
  });

  test('go, and those below stay as they are', async () => {
    await open();
    await click(0, 'Tirar');
    await press('Conferir');
    await shows('Depoimentos: Ana, Gostei. Muito. → nada');
    expect(asked.at(-1)!.changes).toEqual([{ at, before: items, after: [items[1]] }]);
  });
});

test('a new day of which nothing is required shows its fields, each in the control of what it holds', async () => {
  const days = ['from', 'until', 'yearly', 'name'] as const;
  const patterns: Readonly<Record<string, string>> = { yearly: '^(?:0[1-9]|1[0-2])-\\d\\d$' };
  const fields = days.map((name) => {
    const field = text(name, name === 'name' ? 'text' : name === 'yearly' ? 'time' : 'date');
    return { name, isRequired: false, field: { ...field, pattern: patterns[name] } as FormField };
  });
  const item: FormField = { title: 'Dia', help: '', kind: 'group', fields };
  const list: FormField = { title: 'Dias', help: '', kind: 'list', item };
  published = {
    ...state,
    sections: [{ at: ['hours'], field: group('Horários', { special: list }) }],
    value: { hours: {} },
  };
  await open();
  await press('Acrescentar: Dia');
  const folds = days.map((name) => control(`field-hours-special-0-${name}`).closest('details'));
  expect(new Set(folds.map((fold) => fold?.id))).toEqual(new Set(['field-hours-special-0']));
  expect(days.map((name) => control(`field-hours-special-0-${name}`).type)).toEqual([
    'date',
    'date',
    'text',
    'textarea',
  ]);
});

describe('a page as it will be', () => {
  const html = '<!doctype html><html><body><p>Ligue +5511987654321</p></body></html>';
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = function () {
      this.dispatchEvent(new Event('close'));
    };
    vi.stubGlobal('scrollTo', () => undefined);
  });
  const look = async (preview: BusinessAnswer | number) => {
    const pages = [
      { path: '/', title: 'Início' },
      { path: '/contato', title: 'Contato' },
    ];
    answers = ({ what }) =>
      what === 'check'
        ? { is: 'right', pages }
        : what === 'preview'
          ? preview
          : { is: 'published' };
    await open();
    await typeIn(phone, '(11) 98765-4321');
    await press('Conferir');
    await press('Ver como vai ficar');
    await quiet();
  };

  test('is shown before anything is published, where nothing of it runs', async () => {
    await look({ is: 'preview', html });
    const frame = document.querySelector('iframe')!;
    expect([frame.getAttribute('sandbox'), frame.title]).toEqual(['allow-same-origin', 'Início']);
    expect(frame.srcdoc).toBe(html);
    const change = asked[0]!.changes;
    expect(asked.map(({ what }) => what)).toEqual(['check', 'preview']);
    expect(asked[1]).toEqual({ what: 'preview', path: '/', changes: change });
    await typeInto(document.querySelector<HTMLElement>('dialog select')!, '/contato');
    expect(asked.at(-1)).toMatchObject({ what: 'preview', path: '/contato' });
    await press('Fechar');
    expect(document.querySelector('iframe')).toBeNull();
    await press('Publicar');
    expect(asked.at(-1)!.what).toBe('publish');
  });

  test.each([[503], [{ is: 'published' } as const]])(
    'says so where it cannot be shown: %j',
    async (answer) => {
      await look(answer);
      await shows('A página não pôde ser mostrada.');
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});

test('what is missing before the site may be public is a list of fields, and a tap opens one', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const place = { file: 'site.yaml', line: 68, message: 'Ninguém confirmou.', fix: 'Confirme.' };
  await open([
    { ...place, at: ['claims', 'technicians'] },
    { ...place, at: null, message: 'Há um exemplo.' },
  ]);
  await shows('Antes de o site ir ao ar: 1 campo a confirmar');
  expect(shownText()).not.toContain('site.yaml');
  expect(shownText()).not.toContain('Há um exemplo.');
  await shows('1 a confirmar');
  const entry = document.getElementById('field-claims-technicians') as HTMLDetailsElement;
  expect([entry.open, entry.closest<HTMLDetailsElement>('#field-claims')!.open]).toEqual([
    false,
    false,
  ]);
  await press('128');
  expect([entry.open, entry.closest<HTMLDetailsElement>('#field-claims')!.open]).toEqual([
    true,
    true,
  ]);
  expect(document.activeElement).toBe(entry.querySelector('summary'));
});

test('on a host of files it says where the data is changed', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 404 })));
  await open();
  await shows('mudam em site.yaml');
});

describe('changes', () => {
  test('of two people in different fields go together, in the same field they do not', () => {
    const base = { a: { x: 1, y: 1 }, list: [1, 2] };
    const mine = changesBetween(base, { a: { x: 2, y: 1 }, list: [1, 2] });
    expect(applyChanges({ a: { x: 1, y: 5 }, list: [1, 2] }, mine)).toEqual({
      value: { a: { x: 2, y: 5 }, list: [1, 2] },
      conflicts: [],
    });
    expect(applyChanges({ a: { x: 7, y: 1 }, list: [] }, mine)).toEqual({
      value: { a: { x: 7, y: 1 }, list: [] },
      conflicts: mine,
    });
  });

  test('done to what they were made from give what was typed, for 500 random documents', () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
    const make = (depth: number): unknown =>
      depth === 0 || random(3) === 0
        ? random(4)
        : random(2) === 0
          ? Array.from({ length: random(3) }, () => make(depth - 1))
          : Object.fromEntries(
              ['a', 'b', 'c'].slice(random(3)).map((name) => [name, make(depth - 1)]),
            );
    for (let count = 0; count < 500; count += 1) {
      const [before, after] = [{ root: make(4) }, { root: make(4) }];
      const changes = changesBetween(before, after);
      const through = JSON.parse(JSON.stringify(changes)) as typeof changes;
      expect(applyChanges(before, through)).toEqual({ value: after, conflicts: [] });
    }
  });
});

test.each([
  ['Preço da visita', 'precoDaVisita'],
  ['24 horas', 'horas'],
  ['WhatsApp', 'whatsApp'],
  ['  ', ''],
])('the name of %j is %j', (typed, name) => expect(nameOf(typed)).toBe(name));
