// What the time alone will change: when, and what it breaks.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { formatProblem } from '../../../engine/diagnostics/format.ts';
import { page } from '../../mistakes/mistake.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const season: Edits = { 'pages/natal.yaml': page('/natal', 'show: { until: "2026-12-26" }\n') };
const linked: Edits = {
  ...season,
  'pages/index.yaml': [
    ['blocks:\n', 'blocks:\n  - { type: text, body: "Veja o [Natal](/natal)." }\n'],
  ],
};
const check = (edits: Edits, now: string) =>
  checkSite(new FixtureSite(edits).dir, { now, lints: 'check' });
const next = (edits: Edits, now: string) => {
  const { nextChange } = check(edits, now);
  return nextChange && new Date(nextChange).toISOString();
};

describe('the next change', () => {
  it('is the minute after which something is shown no more, by the clock of the site', () => {
    expect(next(season, '2026-12-01')).toBe('2026-12-27T03:00:00.000Z');
    expect(next(season, '2026-12-27')).toBeNull();
    expect(next({}, '2026-12-01')).toBeNull();
  });

  it('is the first of several, in pages, blocks, redirects and promotions', () => {
    const edits: Edits = {
      ...season,
      'pages/index.yaml': [
        [
          'blocks:\n',
          'blocks:\n  - { type: text, body: Oi., show: { from: 2026-12-24T10:00, until: 2026-12-24T18:30 } }\n',
        ],
      ],
    };
    expect(next(edits, '2026-12-01')).toBe('2026-12-24T13:00:00.000Z');
    expect(next(edits, '2026-12-24T10:00')).toBe('2026-12-24T21:30:00.000Z');
    expect(next(edits, '2026-12-24T18:30')).toBe('2026-12-27T03:00:00.000Z');
  });

  it('is midnight where a page says the hours of the day', () => {
    const edits: Edits = {
      'pages/index.yaml': [
        ['blocks:\n', 'blocks:\n  - { type: text, body: "{{hours.today}}." }\n'],
      ],
    };
    expect(next(edits, '2026-12-01T15:00')).toBe('2026-12-02T03:00:00.000Z');
  });
});

describe('check', () => {
  it('says nothing for later of a link to a page that cannot be read today', () => {
    const edits = {
      ...season,
      'pages/broken.yaml': `${page('/broken')}  - { type: text, body: [3] }\n`,
      'pages/index.yaml': [
        ['blocks:\n', 'blocks:\n  - { type: text, body: "Veja [mais](/broken)." }\n'],
      ],
    } satisfies Edits;
    const { problems } = check(edits, '2026-12-01');
    expect(problems.some(({ level }) => level === 'error')).toBe(true);
    expect(problems.filter(({ since }) => since !== undefined)).toEqual([]);
  });

  it('warns of a link that will lead nowhere, and says from when on', () => {
    const { problems } = check(linked, '2026-12-01');
    const found = problems.filter(({ code }) => code === 'link-hidden');
    expect(found.map(({ level, since }) => [level, since])).toEqual([
      ['warning', '2026-12-27T00:00'],
    ]);
    expect(formatProblem(found[0]!, 'pt-BR')).toContain(
      'A partir de 2026-12-27 00:00: O link "/natal" leva a pages/natal.yaml, que não aparece: só até 2026-12-26.',
    );
  });

  it('warns of what a change after the next one breaks', () => {
    const edits: Edits = {
      ...season,
      'pages/index.yaml': [
        [
          'blocks:\n',
          'blocks:\n  - { type: text, body: "Veja o [Natal](/natal)." }\n  - { type: text, body: Oi., show: { until: 2026-12-05 } }\n',
        ],
      ],
    };
    const found = check(edits, '2026-12-01').problems.filter(({ code }) => code === 'link-hidden');
    expect(found.map(({ since }) => since)).toEqual(['2026-12-27T00:00']);
  });

  it('says of a block that ends that the link has to end with it', () => {
    const edits: Edits = {
      'pages/index.yaml': [
        [
          'blocks:\n',
          'blocks:\n  - { type: text, body: "Veja a [oferta](#oferta)." }\n  - { type: text, id: oferta, body: Oi., show: { until: 2026-12-05 } }\n',
        ],
      ],
    };
    const found = check(edits, '2026-12-01').problems.filter(({ since }) => since !== undefined);
    expect(found.map(({ code, since }) => [code, since])).toEqual([
      ['anchor-unknown', '2026-12-06T00:00'],
    ]);
    expect(formatProblem(found[0]!, 'pt-BR')).toContain(
      'Dê ao que tem o link o mesmo "show" do bloco "oferta" (pages/index.yaml), ou tire "#oferta" do link.',
    );
  });

  it('says of a block that comes with a name that nothing has that the name is wrong', () => {
    const edits: Edits = {
      'pages/index.yaml': [
        [
          'blocks:\n',
          'blocks:\n  - { type: text, body: "Veja a [oferta](#ofertaa).", show: { from: 2026-12-05 } }\n',
        ],
      ],
    };
    const found = check(edits, '2026-12-01').problems.find(({ code }) => code === 'anchor-unknown');
    expect(formatProblem(found!, 'pt-BR')).toContain('ou tire "#ofertaa" do link.');
    expect(formatProblem(found!, 'pt-BR')).not.toContain('o mesmo "show"');
  });

  it('says nothing where the link goes with the page', () => {
    const together: Edits = {
      ...season,
      'pages/index.yaml': [
        [
          'blocks:\n',
          'blocks:\n  - { type: text, body: "Veja o [Natal](/natal).", show: { until: "2026-12-26" } }\n',
        ],
      ],
    };
    expect(check(together, '2026-12-01').problems.map(({ code }) => code)).not.toContain(
      'link-hidden',
    );
  });
});
