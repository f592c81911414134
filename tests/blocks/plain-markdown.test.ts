// The fast reader of plain Markdown against the library: what it accepts, both print alike.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fullMarkdown } from '../../blocks/parts/text/Markdown.tsx';
import { plainMarkdown } from '../../blocks/parts/text/plain-markdown.ts';
import { filesBelow, textOf } from '../structure/tree.ts';

/** True if the fast reader takes the text; then it prints what the library prints. */
function agrees(text: string): boolean {
  const html = plainMarkdown(text);
  if (html === undefined) return false;
  expect({ text, html }).toEqual({ text, html: fullMarkdown(text) });
  return true;
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];
const texts = [...filesBelow('site/pages'), ...filesBelow('site/partials')]
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => stringsOf(parse(textOf(file))));
const words = fc.constantFrom(
  'Portão',
  'a',
  'b c',
  '12',
  '1. ',
  '2) ',
  '- ',
  '* ',
  '+ ',
  '**',
  '*',
  '_',
  '[',
  ']',
  '](/x)',
  '](',
  ')',
  '(/a#b)',
  '`',
  '<b>',
  '&amp;',
  '&',
  '\\',
  '#',
  '# ',
  '\n\n## ',
  '### Um',
  '>',
  '|',
  '---',
  '===',
  '\n',
  '\n\n',
  '\n\n\n',
  '  ',
  ' ',
  '\n  ',
  '\n    ',
  ':',
  '"',
  "'",
  '!',
  '![',
  'https://x.y/z',
  'tel:1',
  '~',
  '\t',
  'á',
  '“',
  '(',
  '.',
  'x**y**z',
  '[a](/b)',
  '**a b**',
  '- a\n- b',
  '|a|\n|-|',
  '\n|b|',
  '| c. |',
  '1. a\n2. b',
  '\n3. ',
  '**a.**',
  '**b?** ',
  '\u00a0',
  '🚪',
);
const runs = Number(process.env.FUZZ_RUNS ?? 4000);

describe('plain Markdown', () => {
  it('of the documents is printed as by the library, and is nearly all that they hold', () => {
    const taken = texts.filter(agrees);
    expect(taken.length).toBeGreaterThan(texts.length * 0.8);
  });

  it('of any pieces is printed as by the library', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => void agrees(parts.join(''))),
      { numRuns: runs },
    );
  });

  it('of any lines is printed as by the library', () => {
    const lines = fc.constantFrom(
      '',
      '',
      '',
      '\n| a | b |\n|-|-|\n| c | d |',
      '\n1. Um\n2. Dois',
      '\n- Um',
      '| a | b |',
      '| - | --- |',
      '|-|-|',
      '| **c.** | [d](/e) |',
      '|f|g|',
      '| h |',
      '| i | j | k |',
      '| a | b | c | d |',
      '| - | - | - | - |',
      '1. Um',
      '2. **Dois.** Três',
      '3. x',
      '- Um',
      '- **Dois:** três',
      'Um **dois?** três',
      '**Um.**',
      '**Um.**,',
      '## Um',
      'Um',
      '10. Um',
      '---',
      '  Um',
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 6 }), (parts) => {
        if (agrees(parts.join('\n'))) taken += 1;
      }),
      { numRuns: runs },
    );
    expect(taken).toBeGreaterThan(runs / 40);
  });

  it('of a document with a mistake is printed as by the library', () => {
    const long = texts.filter((text) => text.length > 40);
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        words,
        (text, at, piece) =>
          void agrees(text.slice(0, at % text.length) + piece + text.slice(at % text.length)),
      ),
      { numRuns: runs },
    );
  });

  it.each([
    'Um\n\nDois **três** [quatro](/x#y).',
    '- um\n- **dois**\n\nDepois.',
    'Antes:\n\n- a "b"\n',
    '## Um **dois**\n\nTrês.\n\n### "Quatro"',
    '1. **Um.** Dois.\n2. Três',
    '**Um?** Dois **três:**',
    '| a | b |\n| - | --- |\n| **c.** | [d](/e) |\n|f|  g |',
    '| a | b | c | d |\n|-|-|-|-|\n| 1 | 2 | 3 | 4 |\n\nDepois.',
  ])('takes %j', (text) => expect(agrees(text)).toBe(true));
  it.each([
    '*um*',
    '# um\ndois',
    '# um #',
    '2. um',
    '1. um\n3. dois',
    '1. um\n\n- dois',
    '**um.**dois',
    '> um',
    'um  \ndois',
    '<b>um</b>',
    '[um](javascript:x)',
    '- um\n\n- dois',
    'a|b\n-|-',
    '| a |\n| :- |\n| b |',
    '| a | b |\n| - | - |\n| c |',
    '| a |\n| - |',
    '| a |\n| - |\n| |',
    '![um](/x)',
  ])('leaves %j to the library', (text) => expect(plainMarkdown(text)).toBeUndefined());
});
