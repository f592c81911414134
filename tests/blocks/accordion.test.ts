// Questions in two columns: each column keeps its own, so that one that opens leaves no hole beside it.
import { expect, test } from 'vitest';
import { createExamplePreview, htmlOf } from './example-pages.ts';
import { parseHtml } from '../parse-html.ts';

const preview = createExamplePreview();

/** The questions of each column, of an accordion with so many. */
function columnsOf(count: number, variant: string) {
  const items = Array.from({ length: count }, (_, at) => ({
    question: `${at + 1}?`,
    answer: 'A.',
  }));
  const block = { type: 'accordion', variant, heading: 'Dúvidas', items };
  const document = parseHtml(
    htmlOf(preview({ block, name: 'x', type: 'accordion', title: 'x', language: 'pt-BR' })),
  );
  const questions = [...document.querySelectorAll('details[name=faq]')];
  const columns = [...new Set(questions.map(({ parentElement }) => parentElement!))];
  return columns.map((column) =>
    [...column.children].map((one) => one.querySelector('summary')!.textContent).join(' '),
  );
}

test.each([
  [1, ['1?']],
  [2, ['1?', '2?']],
  [3, ['1? 2?', '3?']],
  [4, ['1? 2?', '3? 4?']],
])('%i questions in two columns read downwards', (count, columns) => {
  expect(columnsOf(count, 'columns')).toEqual(columns);
});

test('without columns they are one list', () => {
  expect(columnsOf(3, 'list')).toEqual(['1? 2? 3?']);
});
