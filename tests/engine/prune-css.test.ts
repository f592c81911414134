// A page carries the rules that it can use, and no rule that cannot match is worth its bytes.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { classesIn, pruneCss, pruneTokens, shortenTokens } from '../../engine/render/prune-css.ts';

const prune = (css: string, ...classes: string[]) => pruneCss(css, new Set(classes));

describe('pruning', () => {
  it.each([
    ['a rule whose class is there', '.a{b:c}', ['a']],
    ['a rule without a class', 'body{margin:0}*{box-sizing:border-box}', []],
    ['a rule whose classes are all there', '.a .b>.c{d:e}', ['a', 'b', 'c']],
    [
      'states and pseudo-elements of a class',
      '.a:hover{x:y}.a::before{x:y}.a:nth-child(2n + 1){x:y}',
      ['a'],
    ],
    ['a rule whose class is missing inside of :not', '.a:not(.b){c:d}', ['a']],
    ['a rule one of whose classes inside of :is is missing', ':is(.a,.b) p{c:d}', ['a']],
    ['a rule one of whose classes inside of :where is missing', ':where(.a,.b) p{c:d}', ['b']],
    ['a rule with nested alternatives, one of them there', ':is(.a:not(.b),.c) p{d:e}', ['a']],
    ['a rule whose class is missing inside of :has inside of :not', '.a:not(:has(.b)){c:d}', ['a']],
    ['a rule one of whose classes inside of :has is there', '.a:has(.b,.c){d:e}', ['a', 'c']],
    ['a rule whose class is there inside of :has', '.a:has(>.b){c:d}', ['a', 'b']],
    ['a rule whose attribute looks like a class', 'a[href$=".pdf"]{c:d}', []],
    ['a rule whose attribute holds a comma', 'a[data-x="b,.c"]{d:e}', []],
    ['a rule whose text holds braces', '.a:before{content:"}{"}.a{b:c}', ['a']],
    ['a rule whose text holds a quote', '.a:before{content:"\\"}"}.a{b:c}', ['a']],
    [
      'conditions with a rule that is there',
      '@media (width>=40rem){.a{b:c}}@supports (display:grid){.a{b:c}}',
      ['a'],
    ],
    ['conditions inside of conditions', '@media print{@media (width>=1rem){.a{b:c}}}', ['a']],
    [
      'what is no rule of ours',
      '@font-face{font-family:x;src:url(x.woff2)}@page{margin:0}@layer base{.a{b:c}}',
      [],
    ],
    ['an animation that is used', '@keyframes up{0%{top:0}to{top:1px}}.a{animation:up 1s}', ['a']],
    [
      'an animation that is used before it is told',
      '.a{animation:1s up}@keyframes up{to{top:1px}}',
      ['a'],
    ],
    [
      'an animation inside of a condition',
      '@media (prefers-reduced-motion:no-preference){.a{animation:up 1s}@keyframes up{to{top:1px}}}',
      ['a'],
    ],
    [
      'a registered property that is used',
      '@property --x{syntax:"<integer>";inherits:true;initial-value:0}.a{width:var(--x)}',
      ['a'],
    ],
  ] as [string, string, string[]][])('keeps %s', (_, css, classes) => {
    expect(prune(css, ...classes)).toBe(css);
  });

  it.each([
    ['a rule whose class is missing', '.a{x:y}.b{x:y}', ['b'], '.b{x:y}'],
    ['a rule one of whose classes is missing', '.a .b{x:y}.a.b{x:y}', ['a'], ''],
    ['the alternatives that cannot match', '.a,.b,p .c{x:y}', ['b'], '.b{x:y}'],
    ['a rule whose class is missing beside :not', '.a:not(.b){x:y}', ['b'], ''],
    ['a rule whose class is missing inside of :has', '.a:has(.b){x:y}', ['a'], ''],
    [
      'a class that only begins like one that is there',
      '.hold-on{x:y}.hold{x:y}',
      ['hold'],
      '.hold{x:y}',
    ],
    [
      'a condition that holds nothing',
      '@media print{.a{x:y}}@supports (a:b){@media print{.a{x:y}}}.b{x:y}',
      ['b'],
      '.b{x:y}',
    ],
    [
      'one of the rules of a condition',
      '@media print{.a{x:y}.b{x:y}}',
      ['b'],
      '@media print{.b{x:y}}',
    ],
    [
      'an animation that nothing uses',
      '@keyframes up{to{top:0}}@keyframes up-2{to{top:0}}.a{animation:up-2 1s}',
      ['a'],
      '@keyframes up-2{to{top:0}}.a{animation:up-2 1s}',
    ],
    [
      'an animation of a rule that is left out',
      '.a{animation:up 1s}@keyframes up{to{top:0}}',
      ['b'],
      '',
    ],
    [
      'a registered property that nothing uses',
      '@property --x{syntax:"*";inherits:true}.a{width:var(--y)}',
      ['a'],
      '.a{width:var(--y)}',
    ],
    [
      'a rule whose text holds braces',
      '.b:before{content:"}{"}.c:before{content:"{"}.a{x:y}',
      ['a'],
      '.a{x:y}',
    ],
    [
      'the selector of a rule that comes after one with the same',
      '.a{x:y}.b{x:y}.a{z:w}@media print{.a{x:y}}.a{x:z}.a .a{x:y}',
      ['a'],
      '.a{x:y;z:w}@media print{.a{x:y}}.a{x:z}.a .a{x:y}',
    ],
    ['everything where there is nothing', '', ['a'], ''],
  ] as [string, string, string[], string][])('drops %s', (_, css, classes, left) => {
    expect(prune(css, ...classes)).toBe(left);
  });
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

describe('pruning any rule', () => {
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
    const classes = letters.filter(() => next(3) === 0);
    const name = pick(['p', 'div']);
    const inner =
      depth === 0 ? '' : Array.from({ length: next(3) }, () => element(depth - 1)).join('');
    return `<${name === 'p' && inner ? 'div' : name}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>${inner}</${name === 'p' && inner ? 'div' : name}>`;
  };

  it('never drops one that matches something on the page', () => {
    const dropped: string[] = [];
    let matched = 0;
    let pruned = 0;
    for (let round = 0; round < 20; round += 1) {
      const html = element(3) + element(2);
      const { document } = new JSDOM(html).window;
      const classes = classesIn(html);
      for (let turn = 0; turn < 20; turn += 1) {
        const selector = list(2);
        const matches = document.querySelector(selector) !== null;
        const kept = pruneCss(`${selector}{x:y}`, classes) !== '';
        if (matches) matched += 1;
        if (!kept) pruned += 1;
        if (matches && !kept) dropped.push(`${selector} on ${html}`);
      }
    }
    expect(dropped).toEqual([]);
    expect([matched, pruned].map((count) => count > 40)).toEqual([true, true]);
  });

  it('keeps the order of what it keeps, and keeps it again', () => {
    const rules = Array.from(
      { length: 60 },
      (_, index) => `.${pick(letters)} .${pick(letters)}{order:${index}}`,
    );
    const once = pruneCss(rules.join(''), new Set(['a', 'b']));
    const kept: readonly string[] = [...once.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(
      ([, head, body]) => body!.split(';').map((declaration) => `${head}{${declaration}}`),
    );
    expect(kept.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => kept.includes(rule))).toEqual(kept);
    expect(pruneCss(once, new Set(['a', 'b']))).toBe(once);
  });
});

describe('the values of the theme', () => {
  it.each([
    [
      'loses those that nothing reads',
      ':root{--a:1px;--b:2px}p{top:var(--a)}',
      ':root{--a:1px}p{top:var(--a)}',
    ],
    [
      'keeps those that others read',
      ':root{--a:1px;--b:calc(var(--a)*2)}p{top:var(--b)}',
      ':root{--a:1px;--b:calc(var(--a)*2)}p{top:var(--b)}',
    ],
    [
      'keeps those that are read with another in reserve',
      ':root{--a:1px;--b:2px}p{top:var(--a,var(--b))}',
      ':root{--a:1px;--b:2px}p{top:var(--a,var(--b))}',
    ],
    ['loses a whole rule of unread ones', ':root{--a:1px}p{top:0}', 'p{top:0}'],
    [
      'loses them in the dark too',
      '@media (prefers-color-scheme:dark){:root{--a:1px;--b:2px}}p{top:var(--b)}',
      '@media (prefers-color-scheme:dark){:root{--b:2px}}p{top:var(--b)}',
    ],
    [
      'keeps what is no custom property',
      ':root{color-scheme:light dark;--a:1px}',
      ':root{color-scheme:light dark}',
    ],
    [
      'does not take one for another that begins like it',
      ':root{--a:1px;--a-2:2px}p{top:var(--a-2)}',
      ':root{--a-2:2px}p{top:var(--a-2)}',
    ],
    [
      'leaves rules alone whose selector only ends in :root',
      'html:root{--a:1px}p{top:0}',
      'html:root{--a:1px}p{top:0}',
    ],
    [
      'leaves lists alone that end in :root',
      '.dark,:root{--a:1px}p{top:0}',
      '.dark,:root{--a:1px}p{top:0}',
    ],
  ])('%s', (_, css, left) => {
    expect(pruneTokens(css)).toBe(left);
  });
});

describe('the names of custom properties', () => {
  it.each([
    [
      'are short, the same for the same property',
      ':root{--paper:#fff;--paper-2:#eee}p{color:var(--paper-2, var(--paper))}',
      ':root{--a:#fff;--b:#eee}p{color:var(--b, var(--a))}',
    ],
    [
      'are short where they are registered and animated',
      '@property --x-y{syntax:"<integer>"}@keyframes k{0%{--x-y:0}}',
      '@property --a{syntax:"<integer>"}@keyframes k{0%{--a:0}}',
    ],
    [
      'are left alone in quotes',
      'p:after{content:"var(--paper)"}a{b:var(--paper)}',
      'p:after{content:"var(--paper)"}a{b:var(--a)}',
    ],
    [
      'are no part of a class, a number or an address',
      '.a--b{top:calc(1px - -2px);background:url(/a--b.svg)}',
      '.a--b{top:calc(1px - -2px);background:url(/a--b.svg)}',
    ],
  ])('%s', (_, css, short) => {
    expect(shortenTokens(css)).toBe(short);
  });

  it('do not run out', () => {
    const names = Array.from({ length: 3000 }, (_, index) => `--name-${index}`);
    const short = shortenTokens(names.map((name) => `a{b:var(${name})}`).join('')).match(/--\w+/g)!;
    expect(new Set(short).size).toBe(3000);
    expect(Math.max(...short.map((name) => name.length))).toBe(5);
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
