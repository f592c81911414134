// The ids of a block's HTML are known without rendering: those of documents, of facts that the search leads to, and `x-ids`.
import { describe, expect, test } from 'vitest';
import { idsOf } from '../../engine/resolve/anchors.ts';
import { schemas } from '../first-site.ts';
import { createExamplePreview, examples, htmlOf } from './example-pages.ts';
import { parseHtml } from '../parse-html.ts';

const preview = createExamplePreview();

describe.each(examples.map((example) => [example.name, example] as const))('%s', (_, example) => {
  test('has no id that is not known', () => {
    const shown = preview(example);
    const document = parseHtml(htmlOf(shown));
    const known = new Set([
      'main',
      ...schemas.reservedIds,
      ...shown.page!.json.map(({ id }) => id),
      ...shown.page!.blocks.flatMap((block) => idsOf(block, schemas)).map(({ id }) => id),
    ]);
    const unknown = [...document.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id) => !known.has(id) && !id.startsWith('i-'));
    expect(unknown).toEqual([]);
  });
});

test('every id that a schema announces is in the HTML of an example', () => {
  const html = examples.map((example) => htmlOf(preview(example))).join('');
  expect(schemas.reservedIds.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
});
