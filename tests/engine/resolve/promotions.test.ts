// A promotion is shown from its first day to its last, by the day of the site, and says until when.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, type Edits } from '../fixture.ts';
import { confirmed } from '../site-copy.ts';

const home = 'pages/index.yaml';
const offer = `  - type: promo
    id: oferta
    show: { promotion: maio }
    heading: Só agora
    name: Revisão
    price: "{{claims.express}}"
    text: Uma visita.
    validity: "Vale até {{promotions.maio.until}}"
    buttons: [{ label: Ligar, call: main }]
  - type: accordion
    heading: Perguntas da casa
    items:
      - { question: Quanto custa a revisão?, answer: "Custa {{ claims.express }} neste mês.", show: { promotion: maio } }
      - { question: Vocês vêm hoje?, answer: Quase sempre. }
  - type: link-strip
    label: Atalhos
    links: [{ label: "Revisão por {{claims.express}}", link: "#oferta", show: { promotion: maio } }, { label: Dicas, link: /dicas }]
  - type: link-strip
    label: Atalhos
    links: [{ label: "Só a {{claims.express}}", link: "#oferta", show: { promotion: maio } }]
`;
const edits: Edits = {
  'site.yaml': [
    [
      '  coverageRadius:',
      `  express: { value: R$350, context: Preço da revisão.${confirmed}\n  coverageRadius:`,
    ],
    [
      'rating: {',
      'promotions:\n  maio: { from: "2026-05-01", until: "2026-05-31", claims: [express] }\n\nrating: {',
    ],
  ],
  [home]: [['blocks:\n', `blocks:\n${offer}`]],
};
/** What visitors of a day are told on the home page, and the problems that the build is. */
function on(today: string) {
  const { pages, problems } = checkSite(new FixtureSite(edits).dir, { now: today });
  const blocks = pages
    .find(({ path }) => path === '/')!
    .blocks.filter(({ placement }) => placement === 'main');
  return {
    text: JSON.stringify(blocks),
    problems: problems.map(({ level, code }) => [level, code]),
  };
}

describe('a promotion', () => {
  it.each(['2026-05-01', '2026-05-31'])('is shown on %s, and says until when', (today) => {
    const { text, problems } = on(today);
    for (const words of [
      '"R$350"',
      'Vale até 31 de maio de 2026',
      'neste mês',
      'Revisão por R$350',
    ])
      expect(text).toContain(words);
    expect(problems).toEqual([]);
  });

  it.each([
    ['2026-04-30', []],
    ['2026-06-01', [['warning', 'promotion-over']]],
  ])('leaves nothing that speaks of it on %s, and the rest as it is', (today, said) => {
    const { text, problems } = on(today);
    expect(text).not.toMatch(/R\$350|31 de maio|neste mês|oferta|Só a /);
    for (const words of ['Quase sempre.', '"label":"Dicas"']) expect(text).toContain(words);
    expect(problems).toEqual(said);
  });

  it.each([
    ['2026-04-30', []],
    ['2026-05-31', ['Lavamos a casa por R$350. Até 31 de maio de 2026.']],
    ['2026-06-01', []],
  ])('says on %s what it announces, on every page, and until when', (today, said) => {
    const site = new FixtureSite(edits);
    site.apply({
      'site.yaml': [
        ['maio: { ', 'maio: { notice: "Lavamos a casa por {{claims.express}}.", '],
        ['  before:\n', '  before:\n    - { type: offer-bar, label: Ofertas }\n'],
      ],
    });
    const { pages } = checkSite(site.dir, { now: today });
    const bars = pages.map(({ blocks }) => blocks.find(({ type }) => type === 'offer-bar'));
    expect(bars.length).toBeGreaterThan(3);
    for (const bar of bars) {
      const notices = bar?.props.notices as readonly { notice: string; until: string }[];
      expect(notices.map(({ notice, until }) => `${notice} ${until}`)).toEqual(said);
    }
  });

  it('is said where nothing says that it has to hold: what would stay after it', () => {
    const site = new FixtureSite(edits);
    site.apply({
      [home]: [['    id: oferta\n    show: { promotion: maio }\n', '    id: oferta\n']],
    });
    const { problems } = checkSite(site.dir, { now: '2026-05-02' });
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['promotion-unguarded', { reference: 'claims.express', promotion: 'maio' }],
      ['promotion-unguarded', { reference: 'promotions.maio.until', promotion: 'maio' }],
    ]);
  });

  it.each(['{{claims.express}}', '{{ claims.express }}', '{{\\x63laims.express}}'])(
    'is said of a page that is about something else, and writes %s',
    (reference) => {
      const site = new FixtureSite(edits);
      site.apply({
        'pages/cidades/osasco.yaml': [
          [
            'description: Motor de portão instalado em Osasco.',
            `description: "Motor de portão em Osasco por ${reference}."`,
          ],
        ],
      });
      const { problems } = checkSite(site.dir, { now: '2026-05-02' });
      expect(problems.map(({ file, code }) => [file, code])).toEqual([
        ['pages/cidades/osasco.yaml', 'promotion-unguarded'],
      ]);
    },
  );

  it('names claims that there are', () => {
    const site = new FixtureSite({
      ...edits,
      'site.yaml': [
        ...(edits['site.yaml'] as readonly (readonly [string, string])[]),
        ['claims: [express]', 'claims: [expres]'],
      ],
    });
    const { problems } = checkSite(site.dir, { now: '2026-05-02' });
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['reference-unknown', { name: 'claims.expres', nearest: 'express' }],
    ]);
  });
});

describe('a build', () => {
  afterEach(() => void vi.useRealTimers());

  it('takes the promotion away on the day after its last, though nothing was written', async () => {
    const built = new BuiltSite(new FixtureSite(edits));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T02:00:00Z') });
    await built.build();
    expect(built.file('index.html')).toContain('R$350');
    vi.setSystemTime(new Date('2026-06-01T04:00:00Z'));
    const { warnings } = await built.build();
    expect(built.file('index.html')).not.toContain('R$350');
    expect(warnings.map(({ code }) => code)).toEqual(['promotion-over']);
  });
});
