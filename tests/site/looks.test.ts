// The looks that are shipped (cli/create/looks/): what can be read in them, and that they differ where it matters.
import { describe, expect, test } from 'vitest';
import { colourPairs, contrast, faintPairs } from '../../engine/resolve/checks/contrast.ts';
import { usualColours } from '../../engine/resolve/checks/usual-colours.ts';
import { languages } from '../../engine/words/language.ts';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { readLooks } from '../../engine/dev/looks.ts';
import { textOf } from '../structure/tree.ts';

const looks = readLooks();

test('there are eight, each with a title and a sentence in every language', () => {
  expect(looks).toHaveLength(8);
  for (const { title, about, name } of looks)
    for (const language of languages) {
      expect(title[language], name).toMatch(/^\p{Lu}/u);
      expect(about[language], name).toMatch(/\.$/);
    }
});

describe.each(looks.map((look) => [look.name, look] as const))('%s', (_, { theme }) => {
  test('has every colour by day, by night and in dark bands, and each can be read', () => {
    const names = (colours: object = {}) => Object.keys(colours).sort();
    const ofTheme = names(usualColours.light).filter((name) => name !== 'bad');
    expect(names(theme.light)).toEqual(ofTheme);
    expect(names(theme.dark)).toEqual(names(usualColours.dark).filter((name) => name !== 'bad'));
    expect(names(theme.night)).toEqual(names(usualColours.night));
    expect(faintPairs(theme)).toEqual([]);
  });

  test('shows the red of the panel on its grounds', () => {
    for (const scheme of ['light', 'dark'] as const)
      for (const ground of ['paper', 'wall', 'face'])
        expect(contrast(usualColours[scheme].bad!, theme[scheme]![ground]!)).toBeGreaterThan(4.5);
  });

  test('names variants that blocks have', () => {
    for (const [type, variant] of Object.entries(theme.variants ?? {}))
      expect(librarySchemas.block(type).properties?.variant?.enum, type).toContain(variant);
  });
});

test('no two have the same opening, ground and headings, and each differs from the usual site in one of them', () => {
  const bones = looks.map(({ theme: { layout = {} } }) =>
    [layout.hero ?? 'split', layout.heroGround ?? 'wall', layout.sectionHeads ?? ''].join(' '),
  );
  expect(new Set([...bones, 'split wall ']).size).toBe(looks.length + 1);
});

describe('what is checked of colours', () => {
  test('is what docs/design.md lists, but for what the panel alone shows', () => {
    const chapter = textOf('docs/design.md').split('\n## Contrast\n')[1]!.split('\n## ')[0]!;
    const stated = [
      ...chapter.matchAll(/^\| `--([\w-]+)` on `--([\w-]+)`(, night)? \|.*\| (\S+) \|$/gm),
    ]
      .filter(([, words, ground]) => words !== 'bad' && ground !== 'bad')
      .map(([, words, ground, night = '', least]) => `${words} on ${ground}${night} ${least}`);
    const checked = colourPairs.map(
      ({ words, ground, least, inNight }) =>
        `${words} on ${ground}${inNight ? ', night' : ''} ${least}`,
    );
    expect(checked.sort()).toEqual(stated.sort());
  });

  test('has the colours of the design where a theme sets none', () => {
    const base = textOf('blocks/parts/base.css');
    const rule = (start: number) =>
      Object.fromEntries(
        [
          ...base.slice(start, base.indexOf('}', start)).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g),
        ].map(([, name, value]) => [name!, value!]),
      );
    const dark = base.indexOf('(prefers-color-scheme: dark)');
    expect(usualColours).toEqual({
      light: rule(base.indexOf(':root {')),
      dark: rule(base.indexOf(':root {', dark)),
      night: rule(base.indexOf('\n.night {')),
    });
  });

  test('is nothing of a theme that sets no colour', () => {
    expect(faintPairs({})).toEqual([]);
  });
});
