// What the schemas say of headings (`x-heading`) is what the components print, so that a skipped level is found without rendering.
import { describe, expect, test } from 'vitest';
import { headingsOf } from '../../engine/check/pages/block-headings.ts';
import { schemas } from '../first-site.ts';
import { createExamplePreview, examples, htmlOf } from './example-pages.ts';
import { parseHtml } from '../parse-html.ts';

const preview = createExamplePreview();

/** Blocks with headings that come from facts: how many of which level follow those that their schema announces. */
const fromFacts: Readonly<Record<string, RegExp>> = {
  'services-grid': /^2(3)*$/,
  'blog-list': /^12*$/,
};

describe.each(examples.map((example) => [example.name, example] as const))('%s', (_, example) => {
  test('has the headings that its schema announces', () => {
    const shown = preview(example);
    const document = parseHtml(htmlOf(shown));
    const rendered = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((element) => !element.closest('template'))
      .map((element) => element.tagName.slice(1))
      .join('');
    const announced = shown
      .page!.blocks.flatMap((block) => headingsOf(block, schemas))
      .map(({ level }) => level)
      .join('');
    const more = fromFacts[example.type];
    if (more) expect(rendered).toMatch(more);
    else expect(announced).toBe(rendered);
  });
});
