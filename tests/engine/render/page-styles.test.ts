// A page carries the rules that it can use, and no rule that cannot match is worth its bytes.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createPageStyles } from '../../../engine/render/page-styles.ts';
import type { BlockRegistry } from '../../../engine/render/registry.ts';
import { classesIn } from '../../../engine/render/render-blocks.ts';
import { library } from '../../../blocks/entry/library.ts';

const page = { head: { fonts: [], themeCss: '' }, blocks: [] };
/** Blocks without styles. */
const bare = Object.fromEntries(
  Object.entries(library.registry).map(([type, definition]) => [
    type,
    { ...definition, styles: [] },
  ]),
) as unknown as BlockRegistry;
const print = (css: string, ...classes: string[]) =>
  createPageStyles({ registry: bare, baseCss: css })(page, new Set(classes));

describe('the styles of a page', () => {
  it.each([
    ['a rule whose class is there', '.a{color:red}', ['a']],
    ['a rule without a class', 'body{margin:0}*{box-sizing:border-box}', []],
    ['a rule whose classes are all there', '.a .b>.c{color:red}', ['a', 'b', 'c']],
    ['a rule whose class is missing inside of :not', '.a:not(.b){color:red}', ['a']],
    ['a rule one of whose classes inside of :is is missing', ':is(.a,.b) p{color:red}', ['a']],
    ['conditions with a rule that is there', '@media print{.a{color:red}}', ['a']],
    ['an animation that is used', '@keyframes up{to{top:1px}}.a{animation:1s up}', ['a']],
    ['a property that has the name of a class that is missing', '.r{top:0}.a{r:1px}', ['a']],
    ['custom properties that only scripts ask for', ':root{--a:1px}', []],
    ['a rule whose attribute looks like a class', 'a[href$=".pdf x"]{color:red}', []],
  ] as [string, string, string[]][])('keep %s', (_, css, classes) => {
    expect(print(css, ...classes)).toBe(css);
  });

  it.each([
    ['a rule whose class is missing', '.a{top:0}.b{top:1px}', ['b'], '.b{top:1px}'],
    ['a rule one of whose classes is missing', '.a .b{top:0}.a.b{top:1px}', ['a'], ''],
    ['a class that only begins like one that is there', '.hold-on{top:0}', ['hold'], ''],
    ['a condition that holds nothing', '@media print{.a{top:0}}.b{top:0}', ['b'], '.b{top:0}'],
    [
      'an animation that nothing uses',
      '@keyframes up{to{top:0}}@keyframes up-2{to{top:1px}}.a{animation:1s up-2}',
      ['a'],
      '@keyframes up-2{to{top:1px}}.a{animation:1s up-2}',
    ],
    [
      'an animation of a rule that is left out',
      '.a{animation:1s up}@keyframes up{to{top:0}}',
      [],
      '',
    ],
  ] as [string, string, string[], string][])('leave out %s', (_, css, classes, left) => {
    expect(print(css, ...classes)).toBe(left);
  });

  it('hold the base, the modules of the blocks in order, and the theme', () => {
    const { Component } = library.registry.text!;
    const registry = {
      ...library.registry,
      text: { Component, styles: ['.t{top:1px}', '.both{top:2px}'] },
      footer: { ...library.registry.footer!, styles: ['.both{top:2px}', '.f{top:3px}'] },
    };
    const styles = createPageStyles({ registry, baseCss: 'p{top:0}' });
    const head = {
      fonts: [{ family: 'Site' as const, address: '/media/x.woff2' }],
      themeCss: ':root{--paper:#fff}',
    };
    const classes = new Set(['t', 'both', 'f']);
    const of = (...types: ('text' | 'footer')[]) =>
      styles({ head, blocks: types.map((type) => ({ type })) }, classes);
    const face =
      '@font-face{src:url(/media/x.woff2);font-weight:400 700;font-family:Site;font-display:swap}';
    expect(of('footer', 'text')).toBe(
      `${face}p{top:0}.t{top:1px}.both{top:2px}.f{top:3px}:root{--paper:#fff}`,
    );
    expect(of('footer')).toBe(`${face}p{top:0}.both{top:2px}.f{top:3px}:root{--paper:#fff}`);
  });
});

it('leaves out nothing for a class inside of :has, so that no style sheet of a block has one there', () => {
  expect(print('.a:has(.b){top:0}', 'a')).toBe('.a:has(.b){top:0}');
  const sheets = [
    library.baseCss,
    ...Object.values(library.registry).flatMap(({ styles }) => styles),
  ];
  const found = sheets.flatMap((css) => css.match(/[^{}]*:has\([^{}()]*\.[^{}]*(?=\{)/g) ?? []);
  expect(found).toEqual([]);
});

/** Numbers that look random and are the same in every run (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

describe('a token that few themes set', () => {
  const css =
    'p{top:var(--rule, 3px)}b{border-radius:var(--button-corner, var(--corner))}i{top:var(--page-title, clamp(1rem, calc(2 * 1vw), 3rem))}u{top:var(--own, 1px)}';
  const styles = createPageStyles({ registry: bare, baseCss: css });
  const of = (themeCss: string) => styles({ ...page, head: { fonts: [], themeCss } }, new Set());

  it('is printed as its value where the theme leaves it alone', () => {
    expect(of('')).toBe(
      'p{top:3px}b{border-radius:var(--corner)}i{top:clamp(1rem,2vw,3rem)}u{top:var(--own,1px)}',
    );
  });

  it('stays a token where the theme sets it, also after a page of another theme', () => {
    of('');
    expect(of(':root{--rule:1px}')).toContain('p{top:var(--rule)}b{border-radius:var(--corner)}');
  });
});

describe('leaving out any rule', () => {
  const next = random(7);
  const pick = <T>(list: readonly T[]) => list[next(list.length)]!;
  const letters = ['a', 'b', 'c', 'd'];
  const compound = (depth: number, mayHave: boolean): string => {
    const base = pick(['', 'p', 'div', '*']);
    const parts = Array.from({ length: 1 + next(2) }, () => {
      const kind = depth > 0 ? next(8) : next(3);
      if (kind === 7 && mayHave) return `:has(${pick(['', '>'])}${list(depth - 1, false)})`;
      if (kind > 3) return `${pick([':not', ':is', ':where'])}(${list(depth - 1, mayHave)})`;
      return `.${pick(letters)}`;
    });
    return base + parts.join('');
  };
  const complex = (depth: number, mayHave: boolean) =>
    Array.from({ length: 1 + next(2) }, () => compound(depth, mayHave)).join(
      pick([' ', '>', '+', '~']),
    );
  /** A list of selectors; `:has` stands in no other `:has`, which CSS forbids. */
  function list(depth: number, mayHave = true): string {
    return Array.from({ length: 1 + next(2) }, () => complex(depth, mayHave)).join(',');
  }
  const element = (depth: number): string => {
    const classes = letters.filter(() => next(5) === 0);
    const inner =
      depth === 0 ? '' : Array.from({ length: next(3) }, () => element(depth - 1)).join('');
    const name = inner ? 'div' : pick(['p', 'div']);
    return `<${name}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>${inner}</${name}>`;
  };

  it('never takes one that matches something on the page', () => {
    const dropped: string[] = [];
    let matched = 0;
    let pruned = 0;
    for (let round = 0; round < 20; round += 1) {
      const html = element(3) + element(2);
      const { document } = new JSDOM(html).window;
      const classes = [...classesIn(html)];
      for (let turn = 0; turn < 20; turn += 1) {
        const selector = list(2);
        const matches = document.querySelector(selector) !== null;
        const kept = print(`${selector}{top:0}`, ...classes) !== '';
        if (matches) matched += 1;
        if (!kept) pruned += 1;
        if (matches && !kept) dropped.push(`${selector} on ${html}`);
      }
    }
    expect(dropped).toEqual([]);
    expect([matched, pruned].map((count) => count > 40)).toEqual([true, true]);
  });
});

describe('the classes of some HTML', () => {
  it('are those of its elements', () => {
    expect([...classesIn('<p class="a b"><b class="c">class="d"</b></p>')].sort()).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('include those of SVG', () => {
    expect(classesIn('<svg class="x"><path class="y z"/></svg>')).toEqual(new Set(['x', 'y', 'z']));
  });
});
