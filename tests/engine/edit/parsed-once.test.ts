import { expect, test, vi } from 'vitest';
import { editText } from '../../../engine/edit/edit-document.ts';
import type { Patch } from '../../../engine/edit/patch.ts';
import type { ParseOptions } from '../../../engine/content/yaml/bounded-parse.ts';

const parsed = vi.hoisted((): string[] => []);

vi.mock('../../../engine/content/yaml/bounded-parse.ts', async (original) => {
  const parser = await original<typeof import('../../../engine/content/yaml/bounded-parse.ts')>();
  return {
    ...parser,
    parseBounded: (text: string, options?: ParseOptions) => {
      parsed.push(text);
      return parser.parseBounded(text, options);
    },
  };
});

test('a document is parsed once for a thousand patches', () => {
  const text = `title: One\nblocks:\n${'  - type: text\n    body: words\n'.repeat(300)}`;
  const patches = Array.from({ length: 1000 }, (_, index): Patch => {
    const file = 'pages/x.yaml';
    if (index % 10 === 0)
      return { file, op: 'insert', pointer: ['blocks', 3], value: { a: index } };
    if (index % 10 === 5) return { file, op: 'move', pointer: ['blocks', 3], value: 7 };
    return { file, op: 'set', pointer: ['blocks', index % 300, 'body'], value: `word ${index}` };
  });
  const edited = editText({ path: 'pages/x.yaml', text }, patches);
  expect(edited).toContain('body: word 999');
  expect(parsed.filter((one) => one.length > 1000)).toEqual([text]);
});
