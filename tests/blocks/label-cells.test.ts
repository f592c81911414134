import { describe, expect, test } from 'vitest';
import { markdownToHtml } from '../../blocks/parts/text/Markdown.tsx';

const table = (...rows: string[]) => markdownToHtml(rows.join('\n'));

describe('a table of a document', () => {
  test('with four columns names the column in each cell but the first, which names its row', () => {
    const html = table(
      '| Tipo | Espaço | **Peso** | Abre em |',
      '|---|---|---|---|',
      '| Deslizante | lateral | 500 kg | 4 segundos |',
    );
    expect([...html.matchAll(/<td[^>]*>/g)].map(([cell]) => cell)).toEqual([
      '<td>',
      '<td data-th="Espaço">',
      '<td data-th="Peso">',
      '<td data-th="Abre em">',
    ]);
  });

  test('keeps quotes in the name of a column apart from those of the attribute', () => {
    expect(
      table('| A | B | C | O "D" & cia |', '|---|---|---|---|', '| 1 | 2 | 3 | 4 |'),
    ).toContain('<td data-th="O &quot;D&quot; &amp; cia">4</td>');
  });

  test('with three columns stays as it is, which fits a phone', () => {
    expect(table('| A | B | C |', '|---|---|---|', '| 1 | 2 | 3 |')).not.toContain('data-th');
  });

  test('keeps what a column says of its alignment', () => {
    expect(table('| A | B | C | D |', '|---|---|---|--:|', '| 1 | 2 | 3 | 4 |')).toContain(
      '<td data-th="D" align="right">4</td>',
    );
  });

  test('names its own columns where a text has two tables', () => {
    const html = table(
      '| A | B | C | D |',
      '|---|---|---|---|',
      '| 1 | 2 | 3 | 4 |',
      '',
      'Depois:',
      '',
      '| E | F | G | H |',
      '|---|---|---|---|',
      '| 5 | 6 | 7 | 8 |',
    );
    expect(html).toContain('data-th="D">4<');
    expect(html).toContain('data-th="H">8<');
  });
});
