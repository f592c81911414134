// What `npm start` does with what a form sends: browsers send it without a script, and strangers send what they like.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForm } from '../../cli/start/forms/form-route.ts';
import type { OwnForm } from '../../engine/client/form-entry.ts';
import type { TakenEntry } from '../../cli/start/forms/take-entry.ts';
import { createKeptForms, keepForms } from '../../engine/publish/kept-forms.ts';
import type { PageSummary } from '../../engine/resolve/summary.ts';
import { parseHtml } from '../parse-html.ts';
import { makeFolder } from '../folders.ts';

const form: OwnForm = {
  id: 'recado',
  heading: 'Deixe um recado',
  fields: [
    { label: 'Seu nome', kind: 'name', required: true },
    { label: 'E-mail', kind: 'email', required: true },
    { label: 'Telefone', kind: 'phone' },
    { label: 'Assunto', options: ['Motor', 'Controle'] },
    { label: 'Dia', kind: 'date' },
    { label: 'Portões', kind: 'number' },
    { label: 'Recado', kind: 'message' },
  ],
  trap: '_gotcha',
  keepDays: 30,
};
const good = { 'Seu nome': 'Ana', email: 'ana@exemplo.com.br', _gotcha: '' };
const address = '/portao/form?page=/barueri&form=recado';

let taken: TakenEntry[];
let isBroken: boolean;
let base: string;

beforeEach(async () => {
  taken = [];
  isBroken = false;
  const state = makeFolder();
  keepForms(state, [{ path: '/barueri', blocks: [{ forms: [form] }] } as unknown as PageSummary]);
  const take = answerForm(
    {
      formOf: createKeptForms(state).formOf,
      takeEntry(entry) {
        if (isBroken) return Promise.reject(new Error('no service'));
        taken.push(entry);
        return Promise.resolve();
      },
      senderOf: ({ headers }) => String(headers['x-sender'] ?? 'one'),
    },
    'pt-BR',
  );
  const server = createServer((request, response) => {
    if (!take(request, response, { path: null })) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => new Promise((resolve) => server.close(resolve).closeAllConnections());
});

const send = (
  values: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
  to = address,
) =>
  fetch(base + to, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof values === 'string' ? values : new URLSearchParams(values).toString(),
  });
const pageOf = async (answer: Response) => parseHtml(await answer.text());

describe('a good entry', () => {
  it('is kept with the names of its fields, and leads to the words of thanks', async () => {
    const answer = await send({ ...good, Recado: ' Oi,\r\ntudo bem? ', Telefone: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/barueri#recado-ok']);
    expect(taken).toEqual([
      {
        path: '/barueri',
        form: 'recado',
        heading: 'Deixe um recado',
        keep_days: 30,
        fields: [
          { label: 'Seu nome', value: 'Ana' },
          { label: 'E-mail', value: 'ana@exemplo.com.br' },
          { label: 'Recado', value: 'Oi,\ntudo bem?' },
        ],
      },
    ]);
  });

  it('of a program that fills in the trap is thanked for and not kept', async () => {
    expect((await send({ ...good, _gotcha: 'x' })).status).toBe(303);
    expect(taken).toEqual([]);
  });
});

describe('an entry is held to its form', () => {
  it.each([
    ['nothing where something is required', { 'Seu nome': ' ' }, 'Preencha este campo.'],
    ['half an email address', { email: 'ana@' }, 'Confira o e-mail'],
    ['words for a telephone', { Telefone: 'onze nove' }, 'Escreva o telefone'],
    ['a choice that is none', { Assunto: 'Outro' }, 'Escolha uma das opções.'],
    ['a day that is not in the calendar', { Dia: '2026-02-30' }, 'Escreva o dia'],
    ['words for a number', { Portões: 'dois' }, 'Escreva um número.'],
    ['a line of 201 characters', { 'Seu nome': 'a'.repeat(201) }, 'O texto é longo demais.'],
    ['a message of 4,001', { Recado: 'a'.repeat(4001) }, 'O texto é longo demais.'],
  ])('%s is told, and what was written stays', async (_, wrong, words) => {
    const answer = await send({ ...good, ...wrong });
    expect(answer.status).toBe(422);
    const page = await pageOf(answer);
    const faults = [...page.querySelectorAll('strong')];
    expect(faults.map((fault) => fault.textContent!.startsWith(words))).toEqual([true]);
    expect(page.querySelector('[autofocus]')!.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('form')!.getAttribute('action')).toBe(address);
    if (!('email' in wrong))
      expect(page.querySelector('[name=email]')!.getAttribute('value')).toBe(good.email);
    expect(taken).toEqual([]);
  });

  it.each([
    ['a field that the form does not have', { ...good, admin: '1' }],
    ['a field twice', 'Seu+nome=Ana&Seu+nome=Bia&email=a%40b.co'],
  ])('%s is refused', async (_, values) => {
    expect((await send(values)).status).toBe(409);
    expect(taken).toEqual([]);
  });

  it.each([
    '/portao/form',
    '/portao/form?page=/osasco&form=recado',
    '/portao/form?page=/barueri&form=outro',
    '/portao/form?page=__proto__&form=toString',
    '/portao/form?page=https://mau.example&form=recado',
    '/portao/form?page=%00&form=%ff',
  ])('no form is at %s', async (to) => {
    const answer = await send(good, {}, to);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    expect((await pageOf(answer)).querySelector('a')!.getAttribute('href')).toBe('/');
    expect(taken).toEqual([]);
  });
});

describe('strangers', () => {
  it('write no HTML into the page that answers them', async () => {
    const bad = '"><script>alert(1)</script>';
    const answer = await send({ ...good, email: bad, Recado: `</textarea>${bad}`, Assunto: bad });
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await pageOf(answer);
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('[name=email]')!.getAttribute('value')).toBe(bad);
    expect(page.querySelector('textarea')!.textContent).toContain(`</textarea>${bad}`);
  });

  it.each([
    ['JSON', '{}', { 'content-type': 'application/json' }, 415],
    ['files', 'x', { 'content-type': 'multipart/form-data; boundary=a' }, 415],
    ['a page of another site', 'Seu+nome=Ana', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a body of 65 KB', `Recado=${'a'.repeat(66_560)}`, {}, 413],
  ])('with %s are refused', async (_, body, headers, status) => {
    expect((await send(body, headers as Record<string, string>)).status).toBe(status);
    expect(taken).toEqual([]);
  });

  it('send ten forms in ten minutes, however many they try', async () => {
    const statuses = new Map<number, number>();
    for (let count = 0; count < 1_000; count += 1) {
      const answer = await send(good);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    expect(statuses.get(303)).toBeLessThanOrEqual(11);
    expect(statuses.get(303)! + statuses.get(429)!).toBe(1_000);
    expect(taken.length).toBeLessThanOrEqual(11);
    expect((await send(good, { 'x-sender': 'two' })).status).toBe(303);
  });

  it('leave 200 entries in an hour, all of them together; who comes later keeps what was written', async () => {
    for (let count = 0; count < 200; count += 1)
      await (await send(good, { 'x-sender': `s${count}` })).arrayBuffer();
    const answer = await send(good, { 'x-sender': 'last' });
    expect(answer.status).toBe(429);
    expect((await pageOf(answer)).querySelector('[name=email]')!.getAttribute('value')).toBe(
      good.email,
    );
    expect(taken.length).toBe(200);
  });
});

it('an entry that cannot be kept is told so, and may be sent again', async () => {
  isBroken = true;
  const answer = await send(good);
  expect(answer.status).toBe(503);
  const page = await pageOf(answer);
  expect(page.querySelector('p')!.textContent).toContain('não conseguiu guardar');
  const again = Object.fromEntries(
    [...page.querySelectorAll('[name]:is(input, textarea)')].map((field) => [
      field.getAttribute('name')!,
      field.getAttribute('value') ?? field.textContent!.trim(),
    ]),
  );
  isBroken = false;
  expect((await send(again)).status).toBe(303);
  expect(taken[0]!.fields).toEqual([
    { label: 'Seu nome', value: 'Ana' },
    { label: 'E-mail', value: 'ana@exemplo.com.br' },
  ]);
});
