// docs/design.md says what the tokens are and what they can be read on: the same as the code, or it is wrong.
import { describe, expect, test } from 'vitest';
import { contrast } from '../../engine/resolve/checks/contrast.ts';
import { filesBelow, textOf } from '../structure/tree.ts';

const base = textOf('blocks/parts/base.css');
const doc = textOf('docs/design.md');

/** Custom properties of one rule, by name. Throws where the rule is missing. */
function tokensOf(opening: RegExp): Map<string, string> {
  const start = opening.exec(base);
  if (!start) throw new Error(`base.css has no ${opening}`);
  const body = base.slice(start.index + start[0].length, base.indexOf('}', start.index));
  return new Map(
    [...body.replace(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+):\s*([^;]+?)\s*(?:;|$)/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
}

const light = tokensOf(/^:root \{/m);
const dark = new Map([...light, ...tokensOf(/prefers-color-scheme: dark\) \{\s*:root \{/)]);
const night = tokensOf(/^\.night \{/m);
const colours = [...light].filter(([, value]) => value.startsWith('#')).map(([name]) => name);

/** Cells of the tables of a chapter, without their heads; code marks taken off. */
function rowsOf(chapter: string): string[][] {
  const text = doc.split(`\n## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  if (rows.length === 0) throw new Error(`docs/design.md has no table in "${chapter}"`);
  return rows.map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('docs/design.md', () => {
  test('has every colour of the code with its light and its dark value, and no other', () => {
    const said = rowsOf('Colour').map(([name, day, dusk]) => [
      name,
      day,
      dusk === 'same' ? day : dusk,
    ]);
    expect(said).toEqual(colours.map((name) => [name, light.get(name), dark.get(name)]));
  });

  test('has every size, weight and duration of the code, and no other', () => {
    const said = ['Type', 'Rhythm', 'Motion'].flatMap(rowsOf).map(([name, value]) => [name, value]);
    expect(said).toEqual([...light].filter(([name]) => !colours.includes(name)));
  });

  test('states contrasts as they are, none under what it has to be', () => {
    const stated = rowsOf('Contrast');
    expect(stated.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const [pair = '', day, dusk, least] of stated) {
      const [, one = '', other = '', inNight] =
        /^(--[\w-]+) on (--[\w-]+)(, night)?$/.exec(pair) ?? [];
      const ratios = [light, dark].map((theme) => {
        const values = inNight ? new Map([...theme, ...night]) : theme;
        return contrast(values.get(one) ?? '', values.get(other) ?? '');
      });
      const now = ratios.map((ratio) => ratio.toFixed(1)).join(' / ');
      if (now !== `${day} / ${dusk}`) wrong.push(`${pair}: ${now}, stated as ${day} / ${dusk}`);
      if (ratios.some((ratio) => !(ratio >= Number(least))))
        wrong.push(`${pair}: ${now} is not ${least}`);
    }
    expect(wrong).toEqual([]);
  });

  test('speaks of every colour that words or edges have, on every surface of theirs', () => {
    const pairs = rowsOf('Contrast').map(([pair]) => pair);
    for (const words of ['--ink', '--soft', '--edge', '--chat-word', '--bad'])
      for (const surface of ['--paper', '--wall'])
        expect(pairs).toContain(`${words} on ${surface}`);
  });
});

describe('the styles of the blocks', () => {
  const modules = ['blocks', 'engine/panel']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.module.css'));
  const lines = modules.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((line) => ({ file, line: line.replace(/\/\*.*?\*\//g, '') })),
  );

  test('name no colour of their own, shadows aside', () => {
    expect(modules.length).toBeGreaterThan(30);
    expect(
      lines.filter(({ line }) =>
        /#(?!000[0-9a-f]?\b)[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/i.test(line),
      ),
    ).toEqual([]);
  });

  test('never make amber the colour of words', () => {
    expect(lines.filter(({ line }) => /(?<![\w-])color:\s*var\(--amber\)/.test(line))).toEqual([]);
  });
});
