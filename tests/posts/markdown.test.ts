import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postHtml } from '../../engine/blog/markdown.ts';
import { hostile, rules } from './examples.ts';
import { parsed, unsafeParts } from './safe-html.ts';
import { startCpuTime } from '../cpu-time.ts';

const headings = (html: string) =>
  Array.from(parsed(html).querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ localName }) =>
    Number(localName[1]),
  );

/** Pieces that mean something to the markup, to HTML or to a browser, in any order. */
const pieces = [
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="">',
  '</a>',
  '"',
  "'",
  '>',
  '<',
  '](',
  ')',
  '[',
  '![',
  'javascript:',
  'data:',
  'https://a.b/',
  '&#106;',
  '&colon;',
  '**',
  '*',
  '`',
  '```',
  '# ',
  '### ',
  '- ',
  '> ',
  '1. ',
  '| a |',
  '|---|',
  '\n',
  '\n\n',
  '    ',
  '\t',
  '\\',
  '\0',
  '\r',
  'texto',
  ' ',
];
const markup = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

describe('the markup of posts', () => {
  test.each(rules.markdown)('shows $name', ({ text, html }) => {
    expect(postHtml(text).trim()).toBe(html);
  });

  test.each([...hostile.texts, ...hostile.markdown])('never becomes script: $name', ({ text }) => {
    for (const around of [
      text,
      `Antes ${text} depois`,
      `## ${text}`,
      `- ${text}`,
      `**${text}**`,
      `[${text}](${text})`,
      `> ${text}\n\n${text}`,
    ]) {
      expect({ around, unsafe: unsafeParts(postHtml(around)) }).toEqual({ around, unsafe: [] });
    }
  });

  test('never becomes script, whatever is put together', () => {
    fc.assert(
      fc.property(markup, (text) => unsafeParts(postHtml(text)).length === 0),
      { numRuns: 400 },
    );
  });

  test('keeps the words of a text without marks', () => {
    const words = fc
      .array(fc.stringMatching(/^[a-zà-ú]{1,8}$/), { minLength: 1, maxLength: 20 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 5 }),
        (lines) => parsed(postHtml(lines.join('\n'))).textContent?.trim() === lines.join('\n'),
      ),
    );
  });

  test('begins headings at h2 and skips no level on the way down', () => {
    const levels = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(levels, (marks) => {
        const shown = headings(
          postHtml(marks.map((count) => `${'#'.repeat(count)} Parte`).join('\n\n')),
        );
        expect(shown).toHaveLength(marks.length);
        expect(shown[0]).toBe(2);
        shown.forEach((level, index) =>
          expect(level).toBeLessThanOrEqual((shown[index - 1] ?? 1) + 1),
        );
        expect(Math.min(...shown)).toBe(2);
      }),
    );
  });

  test('shows the line breaks of a paragraph, and only those', () => {
    const html = postHtml(
      'Um\nDois\n\n- três\n  quatro\n\n`cin\nco` [seis](/a\n"título")\n\n## Sete\n\n> oito\n> nove',
    );
    expect(parsed(html).querySelectorAll('br')).toHaveLength(3);
  });

  test.each(['![a', '[a](', '*_', '*a**', '> ', '1. '])(
    'reads a post of nothing but %j, as long as the database takes, in less than ten seconds',
    (piece) => {
      const cpuTime = startCpuTime();
      expect(postHtml(piece.repeat(200_000 / piece.length))).toContain('<');
      expect(cpuTime()).toBeLessThan(10_000);
    },
  );

  test('keeps links, emphasis and tables in a long post of many paragraphs', () => {
    const html = postHtml(
      '[a](/b) **c** *d*\n\n'.repeat(800) + `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(100)}`,
    );
    expect([
      html.split('<a href="/b">').length,
      html.split('<strong>').length,
      html.split('<tr>').length,
    ]).toEqual([801, 801, 102]);
  });
});
