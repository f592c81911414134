// The form that a page sends without a script, to an address that the site names.
import { describe, expect, it } from 'vitest';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { ownFormOf } from '../../engine/resolve/metadata/own-form.ts';
import { render } from '../../blocks/entry/render.ts';
import { FixtureSite, pageAt, placeIn } from '../engine/fixture.ts';
import { parseHtml } from '../parse-html.ts';

const barueri = 'pages/cidades/barueri.yaml';
const form = `- type: form
    heading: Deixe um recado
    fields:
      - { label: Seu nome, kind: name, required: true }
      - { label: Seu e-mail, kind: email, required: true }
      - { label: Telefone, kind: phone }
      - { label: Assunto, options: [Motor, Controle], required: true }
      - { label: Recado, kind: message }
    submit: Enviar
    privacy: "Só para responder {{region.in}}. Veja [dicas](/dicas)."
    instead: { label: Prefiro a conversa, chat: quote }
    to: https://formularios.example.com/f/abc?x=1
    hidden: { _subject: "Recado de {{business.name}}" }
    trap: _honey
  - { type: near`;
const site = (from = '', to = '') =>
  new FixtureSite({ [barueri]: [['- { type: near', form.replace(from, to)]] });
const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const documentOf = (path: string) => parseHtml(render(site().page(path), assets));
const policyOf = (path: string) =>
  documentOf(path)
    .querySelector('meta[http-equiv=Content-Security-Policy]')!
    .getAttribute('content');

describe('a form', () => {
  const page = documentOf('/barueri');
  const element = page.querySelector('form[method=post]')!;
  const control = (name: string) => element.querySelector(`[name="${name}"]`)!;

  it('is sent to the address that the site names', () => {
    expect(element.getAttribute('action')).toBe('https://formularios.example.com/f/abc?x=1');
    expect(element.querySelector('button')?.getAttribute('type')).toBe('submit');
  });

  it('has a label around every field, which says what may stay empty', () => {
    const labels = [...element.querySelectorAll('label:not([aria-hidden])')];
    expect(labels.map((label) => label.querySelector('span')?.textContent)).toEqual([
      'Seu nome',
      'Seu e-mail',
      'Telefone (opcional)',
      'Assunto',
      'Recado (opcional)',
    ]);
    expect(labels.every((label) => label.querySelector('input, select, textarea'))).toBe(true);
  });

  it('lets the browser check and fill in each kind of field', () => {
    expect(control('Seu nome').getAttribute('autocomplete')).toBe('name');
    expect(control('email').getAttribute('type')).toBe('email');
    expect(control('Telefone').getAttribute('type')).toBe('tel');
    expect(control('Recado').localName).toBe('textarea');
    expect(
      [...element.querySelectorAll('[required]')].map((one) => one.getAttribute('name')),
    ).toEqual(['Seu nome', 'email', 'Assunto']);
  });

  it.each([
    ['(11) 91234-5678', true],
    ['+55 11 91234.5678', true],
    ['onze nove', false],
    ['123', false],
  ])('takes %s for a telephone number: %s', (number, isOne) => {
    // As a browser reads it: with the flag v, and whole.
    const pattern = new RegExp(`^(?:${control('Telefone').getAttribute('pattern')})$`, 'v');
    expect(pattern.test(number)).toBe(isOne);
  });

  it('offers choices of which none is made', () => {
    const options = [...control('Assunto').querySelectorAll('option')];
    expect(options.map((option) => option.textContent)).toEqual(['Escolha', 'Motor', 'Controle']);
    expect(options[0]?.getAttribute('value')).toBe('');
  });

  it('has a trap that nobody sees, hears or reaches by keyboard', () => {
    const trap = control('_honey');
    expect([trap.getAttribute('tabindex'), trap.getAttribute('autocomplete')]).toEqual([
      '-1',
      'off',
    ]);
    expect(trap.closest('label')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('sends what the service asks for, with references replaced', () => {
    expect(control('_subject').getAttribute('value')).toBe('Recado de Portões Modelo');
  });

  it('says what becomes of the data, and offers the chat', () => {
    expect(element.textContent).toContain('Só para responder em Barueri.');
    expect(element.querySelector('a[href="/dicas"]')).not.toBeNull();
    expect(element.querySelector('a[href^="https://wa.me/"]')?.textContent).toContain(
      'Prefiro a conversa',
    );
  });

  it('opens the policy of its page for the origin of its address, and of no other page', () => {
    expect(policyOf('/barueri')).toContain("form-action 'self' https://formularios.example.com");
    expect(policyOf('/osasco')).toMatch(/form-action 'self'$/);
  });
});

const admin = `path: /admin
title: Painel
description: O painel.
updated: "2026-11-20"
blocks: [{ type: admin-panel, heading: Painel, intro: Entre., emptyText: Precisa de JavaScript. }]
`;
const ownSite = (from = '', to = '') =>
  new FixtureSite({
    'pages/admin.yaml': admin,
    [barueri]: [['- { type: near', form.replace(/\n {4}to: .*/, '').replace(from, to)]],
  });
const ownDocument = (from = '', to = '') =>
  parseHtml(render(ownSite(from, to).page('/barueri'), assets));

describe('a form without an address', () => {
  const page = ownDocument();
  const element = page.querySelector('form[method=post]')!;

  it("is sent to the site's own server, and opens the policy for nobody", () => {
    expect(element.getAttribute('action')).toBe('/portao/form?page=/barueri&form=form');
    expect(
      page.querySelector('meta[http-equiv=Content-Security-Policy]')!.getAttribute('content'),
    ).toMatch(/form-action 'self'$/);
  });

  it('sends nothing that is hidden but the trap', () => {
    expect(element.querySelector('[type=hidden]')).toBeNull();
    expect(element.querySelector('[name=_honey]')).not.toBeNull();
  });

  it('has words of thanks, shown where the server leads back to', () => {
    expect(page.querySelector('#form-ok')?.textContent).toBe('Recebemos o que você escreveu.');
    const own = ownDocument('submit:', 'id: recado\n    thanks: Até logo.\n    submit:');
    expect(own.querySelector('#recado-ok')?.textContent).toBe('Até logo.');
    expect(documentOf('/barueri').querySelector('#form-ok')).toBeNull();
  });

  it('is known to the server by page and id, with what it asks for', () => {
    const ready = ownSite('trap: _honey', 'keepDays: 30').ready();
    const forms = pageAt(ready.pages, '/barueri').blocks.flatMap(
      (block) => ownFormOf(block, ready.site.schemas) ?? [],
    );
    expect(forms).toMatchObject([
      { id: 'form', heading: 'Deixe um recado', trap: '_gotcha', keepDays: 30 },
    ]);
    expect(forms[0]!.fields.map(({ label }) => label)).toEqual([
      'Seu nome',
      'Seu e-mail',
      'Telefone',
      'Assunto',
      'Recado',
    ]);
  });
});

describe('a form that', () => {
  it.each([
    ['says nothing of privacy', /\n {4}privacy: .*/.exec(form)![0], '', 'field-missing', null],
    [
      'goes to a panel that is not there',
      /\n {4}to: .*/.exec(form)![0],
      '',
      'form-unread',
      'type: form',
    ],
    ['is sent unencrypted', 'to: https:', 'to: http:', 'field-format', 'http://formularios'],
    ['wants a file', 'kind: phone', 'kind: file', 'field-value', 'file'],
    ['leads to no page', '(/dicas)', '(/dica)', 'link-unknown', '/dica)'],
  ])('%s is told', (_, from, to, code, at) => {
    const one = site(from, to);
    const { problems } = checkSite(one.dir);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    if (at !== null) expect(problems[0]!.line).toBe(placeIn(one, barueri, at).line);
  });
});
