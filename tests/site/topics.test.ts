// The shortcuts at the top of the questions and the groups below them say the same.
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { textOf } from '../structure/tree.ts';

interface Block {
  readonly type: string;
  readonly id?: string;
  readonly heading?: string;
  readonly topics?: { readonly links: readonly { readonly name: string; readonly link: string }[] };
}

test('the shortcuts name every group of questions, in the order of the page', () => {
  const { blocks } = parse(textOf('site/pages/duvidas-frequentes.yaml')) as {
    blocks: readonly Block[];
  };
  const groups = blocks
    .filter(({ type }) => type === 'accordion')
    .map(({ id, heading }) => ({ name: heading, link: `#${id}` }));
  expect(groups.length).toBeGreaterThan(5);
  expect(blocks.find(({ type }) => type === 'page-heading')?.topics?.links).toEqual(groups);
});
