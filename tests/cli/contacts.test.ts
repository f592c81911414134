// `portao contacts`: which number each button calls, and what its chat begins with.
import { beforeAll, describe, expect, it } from 'vitest';
import { runContacts, type ContactsOptions } from '../../cli/commands/contacts.ts';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { FixtureSite, fixtureDir, placeIn, type Edits } from '../engine/fixture.ts';
import { specifiedRoutes } from '../site/specified-routes.ts';
import { called, minimalView, realView, said, viewOf } from './call-command.ts';
import { portao } from './run-portao.ts';

interface Answer {
  readonly buttons: readonly {
    readonly page: string;
    readonly block: string;
    readonly label: string;
    readonly kind: string;
    readonly phone: string | null;
    readonly contact: string | null;
    readonly placeholder: boolean;
    readonly message: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
  readonly problems: readonly {
    readonly code: string;
    readonly file: string;
    readonly line: number;
  }[];
}
const contacts = (options: ContactsOptions) => called((streams) => runContacts(options, streams));
const answered = (edits: Edits, page?: string) =>
  JSON.parse(contacts({ ...viewOf(new FixtureSite(edits).dir), json: true, page }).out) as Answer;
const home = 'pages/index.yaml';
const duvidas = 'partials/duvidas.yaml';

describe('portao contacts', () => {
  it.each(['pt-BR', 'en'] as const)(
    'puts equal buttons together, by the number that they reach (%s)',
    async (language) => {
      const { code, out, err } = contacts(minimalView(language));
      expect([code, err]).toEqual([0, '']);
      await expect(out).toMatchFileSnapshot(said('contacts', language));
    },
  );

  it.each(['pt-BR', 'en'] as const)(
    'lists the buttons of one page with their own messages (%s)',
    async (language) => {
      const { code, out } = contacts({ ...minimalView(language), page: '/barueri' });
      expect(code).toBe(0);
      await expect(out).toMatchFileSnapshot(said('contacts-page', language));
    },
  );

  it('knows each button by the place in which it was written, be it page, partial, layout or a list of the site', () => {
    const site = new FixtureSite();
    const { buttons } = JSON.parse(contacts({ ...viewOf(site.dir), json: true }).out) as Answer;
    const at = (page: string, label: string) =>
      buttons
        .filter((button) => button.page === page && button.label === label)
        .map(({ file, line, column, message }) => ({ file, line, column, message }));
    const place = (file: string, text: string) => {
      const { line, column } = placeIn(site, file, text);
      return { file: `site/${file}`, line, column };
    };
    expect(at('/', 'Ligar agora')).toEqual([
      { ...place(home, '{ label: Ligar agora'), message: '' },
    ]);
    expect(at('/barueri', 'Pedir orçamento')).toEqual([
      {
        ...place('pages/cidades/barueri.yaml', '{ label: Pedir orçamento'),
        message: 'Olá! Quero um orçamento em Barueri.',
      },
      {
        ...place('partials/contato.yaml', '{ label: Pedir orçamento'),
        message: 'Olá! Quero um orçamento em Barueri.',
      },
    ]);
    expect(at('/lapa', 'Fixo')).toEqual([{ ...place('site.yaml', '{ label: Fixo'), message: '' }]);
    expect(at('/', 'Solicitar')).toEqual([
      {
        ...place('site.yaml', '{ id: trava-eletrica'),
        message: 'Olá! Quero um orçamento para Trava Elétrica.',
      },
    ]);
  });

  it('has links in texts, and buttons and menus that write an address, by the contact that it reaches', () => {
    const { buttons, problems } = answered(
      {
        [duvidas]: [
          [
            'Uma manhã.',
            '"[Pergunte](https://wa.me/5511900000001?text=Oi), ou <tel:+551130000000>."',
          ],
        ],
        [home]: [['call: main', 'link: "tel:+5511900000000"']],
        'site.yaml': [
          [
            'mobile:\n    - { label: Dicas, link: /dicas }',
            'mobile:\n    - { label: Ligue, link: "tel:+551130000000" }',
          ],
        ],
      },
      '/',
    );
    expect(problems).toEqual([]);
    const found = (label: string) =>
      buttons
        .filter((button) => button.label === label)
        .map(({ kind, contact, phone, message }) => ({ kind, contact, phone, message }));
    expect(found('Pergunte')).toEqual([
      { kind: 'chat', contact: 'mainChat', phone: '(11) 90000-0001', message: 'Oi' },
    ]);
    expect(found('tel:+551130000000')).toEqual([
      { kind: 'call', contact: 'landline', phone: '(11) 3000-0000', message: '' },
    ]);
    expect(found('Ligar agora')).toEqual([
      { kind: 'call', contact: 'main', phone: '(11) 90000-0000', message: '' },
    ]);
    expect(found('Ligue')).toEqual([
      { kind: 'call', contact: 'landline', phone: '(11) 3000-0000', message: '' },
    ]);
  });

  it('reads the message of a contact that has one of its own, whatever it is written in', () => {
    const { buttons } = JSON.parse(
      contacts({
        ...viewOf(
          new FixtureSite(
            {
              'site.yaml': [
                [
                  'contacts:\n',
                  `messages:
  prova: { text: "Quero marcar uma {{what}}." }
  ola: { text: "Olá!" }
contacts:
  mainChat: { kind: telegram, user: atelie_modelo, message: ola }
`,
                ],
                [
                  'email: contato@exemplo.com.br }',
                  'email: contato@exemplo.com.br, message: ola }',
                ],
              ],
              'pages/index.yaml': [
                [
                  '- { label: Escrever, reach: correio }',
                  '- { label: Escrever, chat: prova, contact: correio, values: { what: prova } }',
                ],
              ],
            },
            'booking',
          ).dir,
        ),
        json: true,
        page: '/',
      }).out,
    ) as Answer;
    expect(
      buttons.map(({ block, contact, kind, phone, message }) => [
        block,
        contact,
        kind,
        phone,
        message,
      ]),
    ).toEqual([
      ['header', 'mainChat', 'chat', null, 'Olá!'],
      ['hero', 'agenda', 'book', null, ''],
      ['hero', 'correio', 'write', null, 'Quero marcar uma prova.'],
      ['footer', 'correio', 'write', null, 'Olá!'],
      ['footer', 'mapa', 'find', null, ''],
      ['floating-chat', 'mainChat', 'chat', null, 'Olá!'],
    ]);
  });

  it('marks numbers that are still placeholders, and names contacts that no button uses', () => {
    const site = new FixtureSite({
      'site.yaml': [
        [
          '"+551130000000" }',
          '"+551130000000", placeholder: true }\n  oficina: { kind: telephone, phone: "+551130000001" }',
        ],
      ],
    });
    const { code, out } = contacts(viewOf(site.dir));
    expect(code).toBe(0);
    expect(out).toContain('(11) 3000-0000  landline (ligação, provisório)');
    expect(out).toContain('Nenhum botão usa: oficina.');
    expect(out).toMatch(
      /\d+ botões e links de contato em 5 páginas, 3 contatos \(1 provisório\)\.\n$/,
    );
  });

  it('ends with 1 for a number that site.yaml does not know, and shows the button and its place', () => {
    const site = new FixtureSite({
      [home]: [['call: main', 'link: "https://wa.me/5511912345678"']],
    });
    const { code, out } = contacts(viewOf(site.dir));
    expect(code).toBe(1);
    expect(out).toMatch(
      /^\(11\) 91234-5678 {2}\(ERRO: não está em site\.yaml\)\n\n {2}Ligar agora\n {6}em 1 página: \/\n/,
    );
    expect(out).toContain('pages/index.yaml:13:37  contact-number-unknown');
  });

  it.each([
    ['to a page that does not exist', { [home]: [['call: main', 'link: /nada']] }, 'link-unknown'],
    [
      'to a contact that does not exist',
      { [home]: [['call: main', 'call: mian']] },
      'contact-unknown',
    ],
    [
      'with a message that does not exist',
      { [home]: [['chat: quote', 'chat: qoute']] },
      'message-unknown',
    ],
    ['that does nothing', { [home]: [[', call: main', '']] }, 'button-without-action'],
  ] as [string, Edits, string][])('ends with 1 for a button %s', (_, edits, code) => {
    const site = new FixtureSite(edits).dir;
    expect(contacts(viewOf(site))).toMatchObject({
      code: 1,
      out: expect.stringContaining(code) as string,
    });
    expect(answered(edits).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('ends with 0 though a text is still to be written: nothing lacks for that', () => {
    const site = new FixtureSite({
      [home]: [['heading: Onde atendemos', 'heading: "TODO: onde"']],
    });
    expect(contacts(viewOf(site.dir))).toMatchObject({ code: 0, err: '' });
  });

  it('says where the list may lack something', () => {
    const { code, err } = contacts(
      viewOf(new FixtureSite({ [home]: [['type: coverage', 'type: coberture']] }).dir),
    );
    expect(code).toBe(1);
    expect(err).toContain('aqui pode faltar alguma coisa: 1 erro');
  });

  it('refuses a page that does not exist, with the nearest', () => {
    expect(() => contacts({ ...minimalView(), page: '/baruery' })).toThrow(
      new WrongUse('Não há página em "/baruery". Você quis dizer "/barueri"?'),
    );
  });
});

describe('the contacts of the real site', () => {
  const { code, out } = contacts(realView);
  const { buttons, problems } = JSON.parse(out) as Answer;

  it('have no problem', () => {
    expect([code, problems]).toEqual([0, []]);
    expect(buttons.filter(({ contact }) => contact === null)).toEqual([]);
  });

  it('are on every specified page, and around every post', () => {
    const pages = new Set(buttons.map(({ page }) => page));
    expect(specifiedRoutes.map(({ path }) => path).filter((path) => !pages.has(path))).toEqual([]);
    expect(
      buttons
        .filter(({ page, block }) => page === '/blog/…' && block === 'post')
        .map(({ label }) => label),
    ).toEqual(['Chamar no WhatsApp', '(11) 90000-0000']);
  });

  it('begin every chat with a text without open references, but for the words of the search', () => {
    const chats = buttons.filter(({ kind }) => kind === 'chat');
    expect(chats.filter(({ message }) => message === '')).toEqual([]);
    expect([
      ...new Set(
        chats
          .filter(({ message }) => message.replaceAll('{{words}}', '').includes('{{'))
          .map(({ message }) => message),
      ),
    ]).toEqual([]);
    expect(chats.filter(({ message }) => message.includes('__'))).toEqual([]);
  });
});

describe('portao contacts as a process', () => {
  beforeAll(() => portao(['--help']));

  it('ends with 1 for a number that site.yaml does not know', async () => {
    const site = new FixtureSite({ [home]: [['call: main', 'link: "tel:+5511912345678"']] });
    const { code, out, err } = await portao(['contacts', '--lang', 'en', '--site', site.dir]);
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain('ERROR: not in site.yaml');
  });

  it('ends with 0 where all is well', async () => {
    expect(
      await portao(['contacts', '--page', 'barueri', '--site', fixtureDir('minimal')]),
    ).toMatchObject({ code: 0, err: '' });
  });
});
