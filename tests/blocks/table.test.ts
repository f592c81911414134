// What can be compared, a row each: with headers for rows and columns, and on a phone beside the names of the columns.
import { describe, expect, it } from 'vitest';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { render } from '../../blocks/entry/render.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { parseHtml } from '../parse-html.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};

/** The table of a page of Barueri. */
function tableOf(columns: string, cells: string) {
  const block = `- { type: table, heading: Motores, columns: [${columns}], rows: [{ cells: [${cells}] }] }`;
  const site = new FixtureSite({
    'pages/cidades/barueri.yaml': [['- { type: near', `${block}\n  - { type: near`]],
  });
  return parseHtml(render(site.page('/barueri'), assets)).querySelector('table')!;
}
const namesOf = (table: Element) =>
  [...table.querySelectorAll('td')].map((cell) => cell.getAttribute('data-th'));

describe('a table', () => {
  const table = tableOf('Motor, Folha, Onde', 'Pequeno, Leve, "{{region.in}}"');
  const headers = (scope: string) =>
    [...table.querySelectorAll(`th[scope=${scope}]`)].map((header) => header.textContent);

  it('has a header for each column and each row, and is called by its heading', () => {
    expect(headers('col')).toEqual(['Motor', 'Folha', 'Onde']);
    expect(headers('row')).toEqual(['Pequeno']);
    expect(table.getAttribute('aria-label')).toBe('Motores');
  });

  it('says the names of the site in its cells', () => {
    expect([...table.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      'Leve',
      'em Barueri',
    ]);
  });

  it('stays a table on a phone with three columns, and names the column of each value with four', () => {
    expect(namesOf(table)).toEqual([null, null]);
    expect(namesOf(tableOf('Motor, Folha, Peso, Altura', 'Pequeno, Leve, 80 kg, 2 m'))).toEqual([
      'Folha',
      'Peso',
      'Altura',
    ]);
  });
});
