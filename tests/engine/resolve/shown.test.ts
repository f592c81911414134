// What is shown from a day on, or until one: blocks, entries of lists, pages, partials, menus and redirects.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { page } from '../../mistakes/mistake.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const home = 'pages/index.yaml';
const withBlocks = (blocks: string): Edits => ({ [home]: [['blocks:\n', `blocks:\n${blocks}`]] });
const at = (edits: Edits, now: string) => {
  const report = checkSite(new FixtureSite(edits).dir, { now });
  const codes = report.problems.map(({ code }) => code);
  const shown = report.pages.find(({ path }) => path === '/');
  return {
    ...report,
    codes,
    text: JSON.stringify(shown?.blocks ?? []),
    paths: report.pages.map(({ path }) => path),
  };
};

describe('a block', () => {
  const edits = withBlocks(
    '  - { type: text, body: Feliz Natal., show: { from: 2026-12-24T10:00, until: "2026-12-26" } }\n',
  );

  it.each([
    ['2026-12-24T09:59', false],
    ['2026-12-24T10:00', true],
    ['2026-12-26T23:59', true],
    ['2026-12-27', false],
    // By the clock of São Paulo.
    ['2026-12-24T12:59:00Z', false],
    ['2026-12-24T13:00:00Z', true],
  ])('is shown from a minute to the end of a day: at %s %s', (now, isShown) => {
    const { text, codes } = at(edits, now);
    expect(text.includes('Feliz Natal.')).toBe(isShown);
    expect(text).not.toContain('2026-12-24');
    expect(codes).toEqual([]);
  });

  it('is not shown once nothing is left of its list, and its entries come and go alone', () => {
    const list = withBlocks(
      '  - type: link-strip\n    label: Um\n    links: [{ label: Some, link: /dicas, show: { until: "2026-05-01" } }, { label: Fica, link: /dicas }]\n' +
        '  - type: link-strip\n    label: Dois\n    links: [{ label: Vai, link: /dicas, show: { until: "2026-05-01" } }]\n',
    );
    expect(at(list, '2026-05-01').text).toMatch(/Some.*Fica.*Dois.*Vai/);
    const later = at(list, '2026-05-02').text;
    expect(later).toContain('Fica');
    expect(later).not.toMatch(/Some|Dois|Vai/);
  });
});

describe('a page', () => {
  const season = page('/natal', 'show: { from: "2026-12-01", until: "2026-12-26" }\n');
  const linked: Edits = {
    'pages/natal.yaml': season,
    ...withBlocks('  - { type: text, body: "Veja o [Natal](/natal)." }\n'),
  };

  it('is on the site only while it is shown', () => {
    const edits = { 'pages/natal.yaml': season };
    expect(at(edits, '2026-11-30').paths).not.toContain('/natal');
    expect(at(edits, '2026-12-01').paths).toContain('/natal');
    expect(at(edits, '2026-12-27').paths).not.toContain('/natal');
  });

  it('that is linked to says to the link from when and until when it is there', () => {
    expect(at(linked, '2026-12-02').codes).toEqual([]);
    const { problems } = at(linked, '2026-11-30');
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      [
        'link-hidden',
        {
          link: '/natal',
          page: 'pages/natal.yaml',
          draft: false,
          from: '2026-12-01',
          until: '2026-12-26',
        },
      ],
    ]);
  });

  it('gives its address to another while it is not shown', () => {
    const edits = {
      'pages/antes.yaml': page('/natal', 'show: { until: "2026-11-30" }\n'),
      'pages/natal.yaml': page('/natal', 'show: { from: "2026-12-01" }\n'),
    };
    expect(at(edits, '2026-11-30').codes).toEqual([]);
    expect(at(edits, '2026-12-01').codes).toEqual([]);
  });

  it('that is a draft is nowhere, and may be as unfinished as it likes', () => {
    const draft = page('/novo', 'draft: true\n').replace(
      'Olá.',
      '"{{claims.nada}} e [isto](/nada)"',
    );
    const { paths, codes } = at({ 'pages/novo.yaml': draft }, '2026-05-01');
    expect(paths).not.toContain('/novo');
    expect(codes).toEqual([]);
  });

  it('of a place takes the place out of every list', () => {
    const edits: Edits = {
      'pages/cidades/barueri.yaml': [['blocks:\n', 'draft: true\nblocks:\n']],
    };
    const { text, codes } = at(edits, '2026-05-01');
    expect(at({}, '2026-05-01').text).toContain('"name":"Barueri"');
    expect(text).not.toContain('"name":"Barueri"');
    expect(codes.filter((code) => code !== 'link-hidden')).toEqual([]);
  });
});

describe('site.yaml', () => {
  const edits: Edits = {
    'site.yaml': [
      [
        'menus:\n',
        'redirects:\n  - { from: /oferta, to: /dicas, show: { until: "2026-05-01" } }\n  - { from: /erro, to: /nada }\nmenus:\n',
      ],
      [
        '  header:\n',
        '  header:\n    - { label: Só em maio, link: /dicas, show: { from: "2026-05-01", until: "2026-05-31" } }\n',
      ],
    ],
  };
  const froms = (now: string) =>
    at(edits, now).site!.settings.document.redirects!.map(({ from }) => from);

  it('has redirects and entries of menus that come and go', () => {
    expect(froms('2026-05-01')).toContain('/oferta');
    expect(froms('2026-05-02')).not.toContain('/oferta');
    expect(at(edits, '2026-05-31').text).toContain('Só em maio');
    expect(at(edits, '2026-06-01').text).not.toContain('Só em maio');
  });

  it('is told of at the lines that are written, whatever is left out before them', () => {
    const line = (now: string) => at(edits, now).problems.map((problem) => problem.line);
    expect(line('2026-05-02')).toEqual(line('2026-05-01'));
  });
});

describe('a partial', () => {
  it('is shown by every page or by none', () => {
    const edits: Edits = {
      'partials/aviso.yaml':
        'show: { until: "2026-05-01" }\nblocks: [{ type: text, body: Fechado hoje. }]\n',
      ...withBlocks('  - { type: partial, name: aviso }\n'),
    };
    expect(at(edits, '2026-05-01').text).toContain('Fechado hoje.');
    const { text, codes } = at(edits, '2026-05-02');
    expect(text).not.toContain('Fechado hoje.');
    expect(codes).toEqual([]);
  });
});

describe('a window', () => {
  it.each([
    ['{ from: "2026-12-26", until: "2026-12-24" }', 'show-never'],
    ['{ from: 2026-12-24T10:00, until: 2026-12-24T10:00 }', 'show-never'],
    ['{ from: 10000-01-01 }', 'field-format'],
    ['{ from: "2026-02-30" }', 'field-format'],
    ['{ until: amanhã }', 'field-format'],
    ['{ from: 2026-12-24T25:00 }', 'field-format'],
    ['{ promotion: nada }', 'promotion-unknown'],
  ])('%s is a mistake: %s', (show, code) => {
    const { codes } = at(
      withBlocks(`  - { type: text, body: Oi., show: ${show} }\n`),
      '2026-05-01',
    );
    expect(codes).toEqual([code]);
  });

  it('that lies outside of the one around it never opens', () => {
    const edits = {
      'pages/natal.yaml': page('/natal', 'show: { until: "2026-12-01" }\n').replace(
        'body: Olá.',
        'body: Olá., show: { from: "2026-12-02" }',
      ),
    };
    expect(at(edits, '2026-12-09').codes).toEqual(['show-never']);
  });

  it('may go to the last day that can be written', () => {
    const edits = withBlocks(
      '  - { type: text, body: Sempre., show: { from: "0001-01-01", until: "9999-12-31" } }\n',
    );
    expect(at(edits, '2026-05-01').text).toContain('Sempre.');
  });
});
