// Texts are read once, however they are written: by the rules that regular expressions state here, without their quadratic time.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../engine/diagnostics/format.ts';
import { nearest } from '../../../engine/diagnostics/suggest.ts';
import { markdownLinks, plainText } from '../../../engine/resolve/markdown-text.ts';
import { startCpuTime } from '../../cpu-time.ts';

const pieces = [
  '[',
  ']',
  '](',
  '(',
  ')',
  '<',
  '>',
  '"',
  "'",
  ' ',
  '\n',
  '\n\n',
  'a',
  'b_c',
  '*',
  '**',
  '***',
  '`',
  '_',
  '__',
  '!',
  '.',
  '<http://x>',
  '- ',
  '1. ',
  '|',
  '😀',
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((parts) => parts.join(''));
const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 5000) };

describe('the links of a text', () => {
  const written = /\]\(\s*<?([^)\s>]+)>?(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)/g;

  it('are those that the expression finds', () => {
    // An angle bracket that encloses nothing is taken for an address by the expression alone.
    const unclear = /\]\(\s*<[)\s>]/;
    fc.assert(
      fc.property(
        // A picture is no link, and the expression does not know.
        text.filter((one) => !unclear.test(one) && !one.includes('![')),
        (one) => {
          const links = markdownLinks(one).filter(
            ({ label, target }) => label !== target || !target.startsWith('http'),
          );
          expect(links.map(({ target }) => target)).toEqual(
            [...one.matchAll(written)].map((match) => match[1]),
          );
        },
      ),
      runs,
    );
  });
});

describe('the words of a text', () => {
  const marked =
    /(\*{1,3}|`{1,3})(?=\S)((?:.|\n(?!\n))*?\S)\1|(?<!\w)(_{1,3})(?=\S)((?:.|\n(?!\n))*?\S)\3(?!\w)/g;
  const expected = (one: string) =>
    one
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(marked, '$2$4')
      .replace(marked, '$2$4')
      .replace(/^\s*(?:[-+*]|\d+[.)]|#{1,6}|>)\s+/gm, '')
      .replace(/\|/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  it('are those that the expressions leave', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(plainText(one)).toBe(expected(one));
      }),
      runs,
    );
  });
});

describe('a text of a megabyte', () => {
  it.each([
    '](',
    '](a ',
    '](a (',
    '](a "',
    '](<',
    '[',
    '[a](',
    '[a](/z)',
    '![a',
    '*a ',
    ' _a',
    '`a',
    '**a',
    '***',
  ])('of nothing but %j is read in less than two seconds', (piece) => {
    const long = piece.repeat((1024 * 1024) / piece.length);
    const cpuTime = startCpuTime();
    markdownLinks(long);
    plainText(long);
    expect(cpuTime()).toBeLessThan(2000);
  });

  it('is no near miss of a name, and is not compared', () => {
    const cpuTime = startCpuTime();
    for (let round = 0; round < 1000; round += 1)
      expect(nearest('x'.repeat(1024 * 1024), ['hero', 'text'])).toBeNull();
    expect(cpuTime()).toBeLessThan(10_000);
  });
});

describe('a problem in a terminal', () => {
  const problem = (source: string, column: number, file = 'pages/x.yaml') =>
    formatProblem(
      {
        file,
        line: 1,
        column,
        length: 3,
        code: 'field-value',
        level: 'error',
        source: [source],
        params: {
          field: 'a',
          found: source,
          nearest: null,
          allowed: [],
          about: { 'pt-BR': '', en: '' },
        } as never,
      },
      'pt-BR',
    );

  it('shows a part of a line that is too long, with its mark below it', () => {
    const shown = problem(`${'a'.repeat(500_000)}bcd${'e'.repeat(500_000)}`, 500_001);
    expect(shown.length).toBeLessThan(2000);
    const [, line, mark] = shown.split('\n');
    expect(line!.slice(mark!.indexOf('^'), mark!.lastIndexOf('^') + 1)).toBe('bcd');
  });

  it('gives the terminal nothing to obey', () => {
    const shown = problem('a\u001b[31m\u202eb\u0007', 1, 'pages/x\n\u001b[2J.yaml');
    expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
    expect(shown.split('\n')[0]).toBe('pages/x\ufffd\ufffd[2J.yaml:1:1  field-value');
  });
});
