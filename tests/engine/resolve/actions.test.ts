// Buttons: a document names an action, the page gets an address.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { wordsToken } from '../../../engine/client/search.ts';
import type { ResolvedButton } from '../../../engine/render/types.ts';
import { FixtureSite, pageAt, placeIn, propsOf, type Edits } from '../fixture.ts';

const home = 'pages/index.yaml';
const barueri = 'pages/cidades/barueri.yaml';
const quote = '{ label: Pedir orçamento, chat: quote }';

/** The first button of a page's heading, after edits. */
function buttonOn(path: string, edits: Edits = {}): ResolvedButton {
  const [button] = propsOf(new FixtureSite(edits).page(path), 'page-heading')
    .buttons as ResolvedButton[];
  if (!button) throw new Error(`no button on ${path}`);
  return button;
}

/** Number and text of a chat address. */
function chatOf({ href }: Pick<ResolvedButton, 'href'>): { number: string; text: string | null } {
  const url = new URL(href);
  expect(url.origin).toBe('https://wa.me');
  return { number: url.pathname.slice(1), text: url.searchParams.get('text') };
}

describe('a chat button', () => {
  it('opens the main chat with the text of its message', () => {
    const button = buttonOn('/');
    expect(button).toMatchObject({ label: 'Pedir orçamento', kind: 'chat' });
    expect(chatOf(button)).toEqual({ number: '5511900000001', text: 'Olá! Quero um orçamento.' });
  });

  it('says the place on the page of a region', () => {
    expect(chatOf(buttonOn('/barueri')).text).toBe('Olá! Quero um orçamento em Barueri.');
  });

  it.each(['chat: quote', 'reach: mainChat'])(
    'says the place of each page from a part of many (%s)',
    (does) => {
      const part = `blocks:\n  - { type: page-heading, heading: Motor, buttons: [{ label: Chat, ${does} }] }\n`;
      const own = (slug: string) =>
        `path: /${slug}\ntitle: Sobre ${slug}\ndescription: Tudo sobre ${slug}.\nupdated: "2026-01-01"\nregion: { kind: city, group: cidades, name: ${slug}, coordinates: [-23.6, -46.7] }\nblocks:\n  - { type: partial, name: parte }\n`;
      const site = new FixtureSite({
        'partials/parte.yaml': part,
        'pages/jandira.yaml': own('jandira'),
        'pages/itapevi.yaml': own('itapevi'),
        'site.yaml': [
          [
            'mainChat: { kind: whatsapp, phone: "+5511900000001" }',
            'mainChat: { kind: whatsapp, phone: "+5511900000001", message: quote }',
          ],
        ],
      });
      const { pages } = site.ready();
      const said = ['/jandira', '/itapevi'].map((path) => {
        const { buttons } = propsOf(pageAt(pages, path), 'page-heading');
        return chatOf((buttons as ResolvedButton[])[0]!).text;
      });
      expect(said).toEqual(
        ['jandira', 'itapevi'].map((name) => `Olá! Quero um orçamento em ${name}.`),
      );
    },
  );

  it('says the text for everywhere on the page of a region if the message has no other', () => {
    expect(
      chatOf(buttonOn('/barueri', { [barueri]: [[quote, '{ label: Chat, chat: general }']] })).text,
    ).toBe('Olá! Quero saber mais.');
  });

  it('says the place of the region of which its page is a variant', () => {
    const variant = new FixtureSite()
      .read(barueri)
      .replace('path: /barueri', 'path: /motor-barueri\nvariant: { region: barueri }')
      .replace(/region:\n(?: .*\n)+/, '')
      .replace('title: Motor', 'title: Kit')
      .replace('description: Motor', 'description: Kit')
      .replace('  - { type: same-group, heading: Outras cidades }\n', '');
    expect(chatOf(buttonOn('/motor-barueri', { 'pages/v.yaml': variant })).text).toBe(
      'Olá! Quero um orçamento em Barueri.',
    );
  });

  it.each(['&', '#', '?', '%', '+', '"', "'", '<b>', 'ção', '😀', '\\', 'a b'])(
    'keeps %s in its text',
    (hostile) => {
      const href = buttonOn('/', {
        'site.yaml': [
          ['checks: { ', 'checks: { markup-in-text: off, '],
          ['text: Olá! Quero um orçamento.', `text: ${JSON.stringify(`Olá ${hostile} fim`)}`],
        ],
      }).href;
      expect(chatOf({ href }).text).toBe(`Olá ${hostile} fim`);
      expect(href).toMatch(/^https:\/\/wa\.me\/5511900000001\?text=[A-Za-z0-9%!'()*._~-]+$/);
    },
  );

  it('opens the chat of another contact where it names one', () => {
    const edits: Edits = {
      'site.yaml': [
        ['  landline:', '  floating: { kind: whatsapp, phone: "+5511900000003" }\n  landline:'],
      ],
      [home]: [[quote, '{ label: Chat, chat: quote, contact: floating }']],
    };
    expect(chatOf(buttonOn('/', edits)).number).toBe('5511900000003');
  });

  it('puts its values into the message', () => {
    expect(
      chatOf(
        buttonOn('/', {
          [home]: [[quote, '{ label: Trava, chat: service, values: { service: Trava & Cabo } }']],
        }),
      ).text,
    ).toBe('Olá! Quero um orçamento para Trava & Cabo.');
  });

  it('puts references in its values and its label', () => {
    const button = buttonOn('/barueri', {
      [barueri]: [
        [
          quote,
          '{ label: "Em {{region.name}}", chat: service, values: { service: "{{claims.technicians}} motores" } }',
        ],
      ],
    });
    expect(button.label).toBe('Em Barueri');
    expect(chatOf(button).text).toBe('Olá! Quero um orçamento para 128 motores.');
  });

  it('leaves a place for the words of the visitor', () => {
    expect(chatOf(buttonOn('/', { [home]: [[quote, '{ label: Chat, chat: search }']] })).text).toBe(
      `Olá! Procurei por «${wordsToken}».`,
    );
  });

  it('is told of a contact that takes no chats', () => {
    const site = new FixtureSite({
      [home]: [[quote, '{ label: Chat, chat: quote, contact: landline }']],
    });
    expect(
      checkSite(site.dir).problems.map(({ code, params, file, line, column }) => ({
        code,
        params,
        file,
        line,
        column,
      })),
    ).toEqual([
      {
        code: 'contact-wrong-use',
        params: { name: 'landline', use: 'chat', kind: 'telephone' },
        ...placeIn(site, home, 'landline'),
      },
    ]);
  });

  it('is told of a message that speaks of a region where there is none', () => {
    const site = new FixtureSite({
      'site.yaml': [
        ['text: Olá! Quero saber mais.', 'text: "Olá, {{region.name}}!"'],
        ['mainChat.label}}", chat: general }', 'mainChat.label}}", chat: quote }'],
      ],
      [home]: [[quote, '{ label: Chat, chat: general }']],
    });
    const { problems } = checkSite(site.dir);
    expect(problems.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      { code: 'reference-no-region', ...placeIn(site, 'site.yaml', '{{region.name}}') },
    ]);
    expect(problems[0]?.related).toEqual(
      expect.objectContaining({ file: home, line: 12, column: 30 }),
    );
  });
});

describe('a call button', () => {
  it('dials the number of its contact', () => {
    const buttons = propsOf(new FixtureSite().page('/'), 'page-heading')
      .buttons as ResolvedButton[];
    expect(buttons[1]).toEqual({
      label: 'Ligar agora',
      kind: 'call',
      href: 'tel:+5511900000000',
      way: 'telephone',
    });
  });
});

describe('a link button', () => {
  it.each([
    '/dicas',
    '/dicas#seguranca',
    '#duvidas',
    'https://www.outro.com.br/a?b=1',
    '/barueri?utm_source=site',
  ])('leads to %s', (link) => {
    expect(buttonOn('/', { [home]: [[quote, `{ label: Ir, link: "${link}" }`]] })).toEqual({
      label: 'Ir',
      kind: 'link',
      href: link,
    });
  });
});

describe('the buttons that the site brings', () => {
  it('are one for every service, with the name of the service in the message', () => {
    const { services } = propsOf(new FixtureSite().page('/'), 'services-grid') as {
      services: { button: ResolvedButton }[];
    };
    expect(services).toEqual([
      expect.objectContaining({
        id: 'trava-eletrica',
        name: 'Trava Elétrica',
        button: {
          label: 'Solicitar',
          kind: 'chat',
          href: expect.any(String) as string,
          way: 'whatsapp',
        },
      }),
    ]);
    expect(chatOf(services[0]!.button).text).toBe('Olá! Quero um orçamento para Trava Elétrica.');
  });

  it('have the label of the site', () => {
    const { services } = propsOf(
      new FixtureSite({ 'site.yaml': [['services:', 'serviceLabel: Quero\nservices:']] }).page('/'),
      'services-grid',
    ) as { services: { button: ResolvedButton }[] };
    expect(services[0]!.button.label).toBe('Quero');
  });

  it.each([
    [
      'the telephone where it is all there is',
      'main: { kind: telephone, phone: "+5511900000000" }',
      'tel:+5511900000000',
    ],
    [
      'the chat where there is no message for services',
      'chat: { kind: whatsapp, phone: "+5511900000001" }',
      'https://wa.me/5511900000001',
    ],
    ['nobody where there is nobody', '', null],
  ])('reach %s', (_, contact, href) => {
    const contacts = contact && `contacts: { ${contact} }\n`;
    const listed =
      'services:\n  - { id: bread, name: Bread, text: Baked today., drawing: house }\n';
    const site = new FixtureSite(
      {
        'site.yaml': [
          [
            'contacts:\n  telefone: { kind: telephone, phone: "+5511900000000" }\n',
            `${contacts}${listed}`,
          ],
        ],
        'pages/index.yaml': [
          ['call: telefone', 'link: /'],
          ['blocks:\n', 'blocks:\n  - { type: services-grid, heading: Services, layout: grid }\n'],
        ],
      },
      'one-page',
    );
    const { services } = propsOf(site.page('/'), 'services-grid') as {
      services: { button: ResolvedButton | null }[];
    };
    expect(services.map(({ button }) => button?.href ?? null)).toEqual([href]);
  });

  it('are chat and call for the bar of small screens', () => {
    const bar =
      '    - { type: floating-chat, button: { label: Fale, chat: general }, online: Online, barCall: Ligar, barLabel: Contato }\n\nlimits:';
    const site = new FixtureSite({ 'site.yaml': [['\nlimits:', bar]] });
    expect(propsOf(site.page('/'), 'floating-chat')).toMatchObject({
      chatDelay: 3000,
      quickContact: {
        chat: { label: 'WhatsApp', kind: 'chat', way: 'whatsapp' },
        call: { kind: 'call', href: 'tel:+5511900000000' },
      },
    });
  });
});
