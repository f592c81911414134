// What customers say: with a source it is counted and has stars, made up it says so once and has none.
import { describe, expect, it } from 'vitest';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { initialsOf } from '../../blocks/parts/monogram/Monogram.tsx';
import { render } from '../../blocks/entry/render.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { parseHtml } from '../parse-html.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const source = (date: string) =>
  `source: { name: Google, url: "https://avaliacoes.exemplo.com.br/1", date: "${date}" }`;
const made = '{ name: Rui Exemplo, text: Bom., rating: 5, sample: true }';
const older = `{ name: Ana de Souza, text: Chegou cedo., rating: 4, ${source('2026-03-02')} }`;
const newer = `{ name: Bia Lima, text: Ficou firme., ${source('2026-10-01')} }`;
const letter = '{ name: Caio, text: Obrigado., rating: 5 }';

const htmlWith = (...items: string[]) => {
  const block = `- { type: testimonials, id: vozes, items: [${items.join(', ')}] }`;
  const site = new FixtureSite({
    'pages/cidades/barueri.yaml': [['- { type: near', `${block}\n  - { type: near`]],
  });
  return render(site.page('/barueri'), assets);
};
const sectionWith = (...items: string[]) => parseHtml(htmlWith(...items)).querySelector('#vozes')!;
const names = (section: Element) =>
  [...section.querySelectorAll('figcaption b')].map((name) => name.textContent);

describe('testimonials', () => {
  it('show those with a source first, newest first, and last what was made up', () => {
    expect(names(sectionWith(made, letter, older, newer))).toEqual([
      'Bia Lima',
      'Ana de Souza',
      'Caio',
      'Rui Exemplo',
    ]);
  });

  it('count those with a source and say the day of the newest', () => {
    expect(sectionWith(made, older, letter, newer).textContent).toContain(
      '2 avaliações com fonte, a última de 1º de outubro de 2026',
    );
    expect(sectionWith(older).textContent).toContain(
      '1 avaliação com fonte, de 2 de março de 2026',
    );
    expect(sectionWith(made, letter).textContent).not.toContain('com fonte');
  });

  it('lead to where one was written, and show its day and the initials of its author', () => {
    const [figure] = [...sectionWith(older).querySelectorAll('figure')];
    const link = figure!.querySelector('a')!;
    expect(link.getAttribute('href')).toBe('https://avaliacoes.exemplo.com.br/1');
    expect(link.textContent).toBe('fonte: Google');
    expect(figure!.querySelector('time')!.getAttribute('datetime')).toBe('2026-03-02');
    expect(figure!.querySelector('[aria-hidden]')!.textContent).toBe('AS');
  });

  it('have stars where there is a source, and nowhere else', () => {
    const stars = (section: Element) =>
      [...section.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label'));
    expect(stars(sectionWith(made, older, letter))).toEqual(['Nota 4 de 5']);
    const both = made.replace('sample: true', `sample: true, ${source('2026-03-02')}`);
    const pretended = sectionWith(both);
    expect(stars(pretended)).toEqual([]);
    expect(pretended.textContent).not.toContain('com fonte');
    expect(pretended.querySelector('a')).toBe(null);
  });

  it('say once that some were made up, before the first of them', () => {
    const text = sectionWith(made, made, older).textContent;
    expect(text.split('Depoimentos ilustrativos')).toHaveLength(2);
    expect(text.indexOf('Depoimentos ilustrativos')).toBeGreaterThan(text.indexOf('Ana de Souza'));
    expect(text.indexOf('Depoimentos ilustrativos')).toBeLessThan(text.indexOf('Rui Exemplo'));
  });

  it('tell search engines nothing of it', () => {
    expect(htmlWith(older, newer)).not.toMatch(/AggregateRating|"Review"/);
  });
});

it('takes the initials of the first and the last name', () => {
  expect(['Ana de Souza', 'Élcio', '  joão  lima ', 'Customer 1'].map(initialsOf)).toEqual([
    'AS',
    'É',
    'JL',
    'C',
  ]);
});
