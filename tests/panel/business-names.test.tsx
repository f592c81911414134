// @vitest-environment jsdom
// What entries and pictures are called in the data of the business, and a telephone number while it is typed.
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BusinessState, FormField } from '../../engine/client/business.ts';
import { phoneFormsOf } from '../../engine/content/phone-library.ts';
import type { BusinessDraft, BusinessDrafts } from '../../engine/panel/data/business-drafts.ts';
import { press, quiet, shownText, shows, type } from './panel-in-test.tsx';
import { showBusiness } from './business-in-test.tsx';

const text = (title: string, role: string): FormField => ({ title, help: '', kind: 'text', role });
const names = (title: string, one: string, fields: Readonly<Record<string, FormField>>) => ({
  title,
  help: '',
  kind: 'names' as const,
  item: {
    title: one,
    help: '',
    kind: 'group' as const,
    fields: Object.entries(fields).map(([name, field]) => ({ name, isRequired: true, field })),
  },
});
const state: BusinessState = {
  sections: [
    {
      at: ['contacts'],
      field: names('Contatos', 'Contato', {
        phone: text('Número', 'phone'),
        message: text('Mensagem', 'message'),
        photo: text('Foto', 'media'),
        alt: text('Texto alternativo', 'text'),
      }),
    },
    { at: ['messages'], field: names('Mensagens', 'Mensagem', { text: text('Texto', 'text') }) },
    { at: ['claims'], field: names('Afirmações', 'Afirmação', { value: text('Valor', 'text') }) },
    {
      at: ['promotions'],
      field: names('Promoções', 'Promoção', {
        notice: text('Anúncio', 'text'),
        until: text('Último dia', 'text'),
      }),
    },
  ],
  value: {
    contacts: {
      main: { kind: 'telephone', phone: '+5511900000000' },
      landline: { kind: 'telephone', phone: '+551130000000' },
      chat: {
        kind: 'whatsapp',
        phone: '+5511900000001',
        message: 'general',
        photo: '/media/antiga.jpg',
      },
      again: { kind: 'telephone', phone: '+551130000000' },
    },
    messages: { general: { text: 'Olá! Quero saber mais. Obrigado.' } },
    claims: { visit: { value: 'R$90', context: 'Preço da visita (CDC, art. 40). Em São Paulo.' } },
    promotions: {
      cake: { notice: 'Bolo com entrega grátis', from: '2026-11-29', until: '2026-12-20' },
      bread: { notice: 'Dois pães por um', from: '2026-11-29', until: '2026-12-20' },
      silent: { from: '2026-11-29', until: '2026-12-20' },
    },
  },
  documents: { 'site.yaml': 'a' },
  phones: phoneFormsOf('BR'),
  pictures: ['/media/ana.jpg', '/media/equipe/rui.jpg'],
  today: '2026-11-26',
  published: [
    {
      when: '2026-11-25T12:00:00Z',
      author: 'Rita',
      changes: [{ at: ['contacts', 'gone', 'phone'], before: '+551130000009' }],
    },
  ],
};

let draft: BusinessDraft | null;
const drafts: BusinessDrafts = {
  read: () => Promise.resolve(draft),
  write: (_, written) =>
    Promise.resolve((draft = { ...written, changedAt: '2026-11-26T17:02:00Z' })),
};

beforeEach(() => {
  localStorage.clear();
  draft = null;
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    if (address.startsWith('/portao/pictures/'))
      return Promise.resolve(new Response('', { status: 404 }));
    const answer = method === 'GET' ? state : { is: 'right', pages: [] };
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    );
  });
});

const open = () =>
  showBusiness({
    drafts,
  });
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const summary = (id: string) => control(id).querySelector('summary')!;
const said = (id: string) => [...summary(id).children].map(({ textContent }) => textContent);

const becomes = (read: () => string, wanted: string) =>
  expect
    .poll(async () => {
      await quiet();
      return read();
    })
    .toBe(wanted);
const options = (id: string) =>
  [...control(id).querySelectorAll('option')].map(({ value, text }) => [value, text]);

test('an entry is called by what it says and what it is for, and nowhere by its name in the document', async () => {
  await open();
  expect(said('field-contacts-main')).toEqual(['(11) 90000-0000', 'Telefone']);
  expect(said('field-contacts-chat')).toEqual(['(11) 90000-0001', 'WhatsApp']);
  expect(said('field-claims-visit')).toEqual(['R$90', 'Preço da visita (CDC, art. 40)']);
  expect(said('field-messages-general')).toEqual(['Olá! Quero saber mais', 'Mensagem']);
  expect(options('field-contacts-chat-message')).toEqual([
    ['', '–'],
    ['general', 'Olá! Quero saber mais'],
  ]);
  await type('field-contacts-chat-phone', '(11) 90000-0002');
  await type('field-contacts-main-phone', '(11) 90000-0003');
  await type('field-claims-visit-value', 'R$95');
  await press('Conferir');
  await shows('Contatos, WhatsApp, Número: (11) 90000-0001 → (11) 90000-0002');
  // Of several of a kind their values tell which one it is, as the site has them.
  await shows('Contatos, Telefone (11) 90000-0000, Número: (11) 90000-0000 → (11) 90000-0003');
  await shows('Preços, prazos e números, Preço da visita (CDC, art. 40), Valor: R$90 → R$95');
  await shows('Contatos, Contato, Número: (11) 3000-0009 → nada');
  expect(shownText()).not.toMatch(/\b(?:main|landline|chat|general|visit|gone)\b/);
});

test('what holds for a time is called by what it says, and by its days only if it says nothing', async () => {
  await open();
  expect(said('field-promotions-cake')).toEqual([
    'Bolo com entrega grátis',
    '29/11/2026 – 20/12/2026',
  ]);
  for (const name of ['cake', 'silent']) await type(`field-promotions-${name}-until`, '2026-12-18');
  await press('Conferir');
  await shows('Promoções, Bolo com entrega grátis, Último dia: 20/12/2026 → 18/12/2026');
  await shows('Promoções, 29/11/2026 – 20/12/2026, Último dia: 20/12/2026 → 18/12/2026');
});

test('a picture is one of the site, or the one that is written, or none', async () => {
  await open();
  const ofSite = [
    ['/media/ana.jpg', 'ana.jpg'],
    ['/media/equipe/rui.jpg', 'equipe/rui.jpg'],
  ];
  const photo = 'field-contacts-chat-photo';
  expect(options(photo)).toEqual([['', '–'], ['/media/antiga.jpg', 'antiga.jpg'], ...ofSite]);
  await type(photo, '/media/ana.jpg');
  expect(options(photo)).toEqual([['', '–'], ...ofSite]);
  await press('Conferir');
  await shows('Foto: /media/antiga.jpg → /media/ana.jpg');
});

describe('a picture of the telephone', () => {
  const photo = 'field-contacts-chat-photo';
  const choose = () =>
    act(async () => {
      const chooser = document.querySelector('#field-contacts-chat input[type=file]')!;
      const file = new File(['x'], 'ana.jpg', { type: 'image/jpeg' });
      Object.defineProperty(chooser, 'files', { value: [file], configurable: true });
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
    });
  /** Answers an upload. */
  const server = (status: number, answer: object) =>
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        status = status;
        responseText = JSON.stringify(answer);
        onloadend = () => undefined;
        open = () => undefined;
        setRequestHeader = () => undefined;
        getResponseHeader = () => null;
        send = () => void setTimeout(() => this.onloadend());
      },
    );
  const path = 'uploads/0123456789abcdef.webp';

  test('is sent, is the value of its field, and what it shows is asked for', async () => {
    server(200, { path, width: 2, height: 2 });
    await open();
    await choose();
    await becomes(() => control(photo).value, `/media/${path}`);
    expect(options(photo)[1]).toEqual([`/media/${path}`, 'foto enviada (0123)']);
    expect(document.activeElement?.id).toBe('field-contacts-chat-alt');
    await press('Conferir');
    await shows('Foto: /media/antiga.jpg → foto enviada (0123)');
  });

  test('that is none is told, and the field stays', async () => {
    server(415, { fault: 'format', is: 'gif' });
    await open();
    await choose();
    await shows('A imagem não foi enviada.');
    await shows('Use uma imagem JPEG, PNG ou WebP.');
    await shows('O que você digitou continua aqui.');
    expect(control(photo).value).toBe('/media/antiga.jpg');
  });

  test('that the disk has no room for can be sent again', async () => {
    server(507, { fault: 'full' });
    await open();
    await choose();
    await shows('Disco cheio');
    server(200, { path, width: 2, height: 2 });
    await press('Tentar de novo');
    await becomes(() => control(photo).value, `/media/${path}`);
  });

  test('is not taken where a project keeps pictures, and it is said why', async () => {
    await showBusiness({ drafts, project: 'https://project.example' });
    await shows('Aqui se escolhe entre as fotos do site.');
    expect(document.querySelector('#field-contacts-chat input[type=file]')).toBeNull();
  });
});

test('two that say the same are told apart by their place', async () => {
  await open();
  await type('field-contacts-again-phone', '(11) 3000-0001');
  await press('Conferir');
  await shows('Contatos, Telefone (11) 3000-0000 (2 de 2), Número');
});

test('a number that is being typed is in the draft as documents have it, and stays in its field as it is typed', async () => {
  await open();
  const id = 'field-contacts-main-phone';
  const field = control(id);
  await act(async () => field.focus());
  await type(id, '11 98765');
  expect(field.value).toBe('11 98765');
  await type(id, '11 98765 4321');
  expect(field.value).toBe('11 98765 4321');
  await vi.waitUntil(() => draft !== null, { timeout: 20_000 });
  expect(draft!.changes).toEqual([
    { at: ['contacts', 'main', 'phone'], before: '+5511900000000', after: '+5511987654321' },
  ]);
  await act(async () => field.blur());
  expect(field.value).toBe('(11) 98765-4321');

  // What takes the number's place is shown, although nobody left the field.
  await act(async () => field.focus());
  await type(id, '11 98765 0000');
  await press('Deixar como está no site');
  expect(field.value).toBe('(11) 90000-0000');
});

test('one that is added is open, and its first field has the focus', async () => {
  await open();
  const name = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Nome curto para mensagem a mais',
  )!.control!;
  const help = document.getElementById(name.getAttribute('aria-describedby')!)!;
  expect(help.textContent).toContain('Só quem cuida do site lê este nome.');
  name.id = 'new-name';
  await type('new-name', 'Boas festas');
  await press('Acrescentar: Mensagem');
  const entry = control('field-messages-boasFestas');
  expect(entry).toHaveProperty('open', true);
  expect(entry.contains(document.activeElement)).toBe(true);
});

test('the form stays where a connection is lost, and is read again when it comes back', async () => {
  await open();
  await type('field-claims-visit-value', 'R$95');
  const connected = fetch;
  let reads = 0;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    reads += 1;
    return reads === 1 ? Promise.reject(new TypeError('lost')) : connected(...request);
  });
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => reads).toBeGreaterThan(0);
  await quiet();
  expect(control('field-claims-visit-value').value).toBe('R$95');
});
