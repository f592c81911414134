// Our JSX runtime beside React's static renderer: the same elements, the same blocks, the same HTML.
import { join } from 'node:path';
import fc from 'fast-check';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type InlineConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../engine/check/check-site.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import { Fragment, jsx, markupOf } from '../../engine/render/jsx-runtime.ts';
import type { BlockLibrary } from '../../engine/render/registry.ts';
import { library } from '../../site/entry/library.ts';
import viteConfig from '../../vite.config.ts';
import { root } from '../structure/tree.ts';
import { createExamplePreview, examples } from './example-pages.ts';

const ours = (element: unknown) => markupOf(() => element as ReactNode, {}).html;

/** The attributes of a tag in one order and spelling: names of HTML in small letters, `hidden` for `hidden=""`. */
const attributesOf = (text: string) =>
  [...text.matchAll(/ ([^\s=>/]+)(?:="([^"]*)")?/g)]
    .map(
      ([, name = '', value = '']) =>
        ` ${name === 'viewBox' ? name : name.toLowerCase()}="${value}"`,
    )
    .sort()
    .join('');

/** What means the same: attributes in any order, empty SVG elements in either form, void ones with or without a stroke, `'` as it is; React also asks for images before they are met. */
const canonical = (html: string) =>
  html
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(
      /<([a-z]\w*)((?: [^\s=>/]+(?:="[^"]*")?)*)(\/?)>/gi,
      (_, name: string, attributes: string, end: string) =>
        `<${name}${attributesOf(attributes)}${/^(?:br|hr|img|input)$/.test(name) ? '' : end}>`,
    )
    .replace(/><\/(?:path|circle|use|rect)>/g, '/>');

/** An element as data, so that both renderers can be given it. */
interface Sketch {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Sketch | string | number | boolean | null)[];
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }).filter((value) => !/[\ud800-\udfff]/.test(value)),
  fc.constantFrom('a & b', '<script>', '"\'', "São Bernardo d'Oeste", '&amp;'),
);
const words = fc.record(
  Object.fromEntries(
    [
      'className',
      'id',
      'title',
      'aria-label',
      'data-word',
      'htmlFor',
      'dateTime',
      'viewBox',
      'srcSet',
      'strokeWidth',
      'fillRule',
      'textAnchor',
      'target',
    ].map((name) => [name, fc.option(text, { nil: undefined })]),
  ),
  { requiredKeys: [] },
);
/** React leaves out an empty address; documents have none. */
const addresses = fc.record({ href: text.filter((value) => value !== '') }, { requiredKeys: [] });
const switches = fc.record(
  Object.fromEntries(
    ['hidden', 'inert', 'draggable', 'aria-hidden', 'data-on'].map((name) => [name, fc.boolean()]),
  ),
  { requiredKeys: [] },
);
const numbers = fc.record(
  { tabIndex: fc.integer(), width: fc.nat(), 'aria-level': fc.nat() },
  { requiredKeys: [] },
);
const props = fc
  .tuple(words, addresses, switches, numbers)
  .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>);
const { element } = fc.letrec<{ element: Sketch; child: Sketch['children'][number] }>((tie) => ({
  element: fc.oneof(
    fc.record({
      type: fc.constantFrom('div', 'span', 'g', 'a', 'text', ''),
      props,
      children: fc.array(tie('child'), { maxLength: 4 }),
    }),
    fc.record({
      type: fc.constantFrom('img', 'br', 'hr', 'circle', 'path', 'use'),
      props,
      children: fc.constant([]),
    }),
  ),
  child: fc.oneof(
    { maxDepth: 5 },
    text,
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    tie('element'),
  ),
}));

const inOurs = ({ type, props: given, children }: Sketch): unknown =>
  jsx(type === '' ? Fragment : type, {
    ...(type === '' ? {} : given),
    children: children.map((child) => (typeof child === 'object' && child ? inOurs(child) : child)),
  });
const inReact = ({ type, props: given, children }: Sketch): ReactNode =>
  createElement(
    type === '' ? (Fragment as unknown as string) : type,
    type === '' ? null : given,
    ...children.map((child) => (typeof child === 'object' && child ? inReact(child) : child)),
  );

describe('an element', () => {
  it('is the HTML that React prints', () => {
    fc.assert(
      fc.property(
        element,
        (sketch) =>
          canonical(ours(inOurs(sketch))) === canonical(renderToStaticMarkup(inReact(sketch))),
      ),
      { numRuns: 2000 },
    );
  });

  it('leaves out an address that would run a script, in any spelling', () => {
    for (const href of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
    ])
      expect(ours(jsx('a', { href, children: 'x' }))).toBe('<a>x</a>');
    expect(ours(jsx('a', { href: '/javascript:x', children: 'x' }))).toBe(
      '<a href="/javascript:x">x</a>',
    );
  });

  it('says what a finished page cannot have', () => {
    expect(() => jsx('a', { onClick: () => undefined })).toThrow(
      '<a> has onClick, of type function: a finished page has text alone. What listens belongs into the client module of the block.',
    );
    expect(() => jsx('p', { style: { color: 'red' } })).toThrow(
      '<p> has a style: the policy of a page allows none. Put it into the module of the block.',
    );
    expect(() => jsx('p', { children: { a: 1 } })).toThrow(
      'A value of type object cannot be shown on a page: text, numbers, elements and lists of them can.',
    );
    expect(() => jsx('p', { children: Promise.resolve('x') })).toThrow(
      'A promise cannot be shown on a page',
    );
  });

  it('tells the classes of elements that were made before', () => {
    const constant = jsx('b', { className: 'early', children: 'x' });
    const Block = () => jsx('p', { className: 'late', children: [constant, 'y'] }) as ReactNode;
    for (const _ of [1, 2])
      expect(new Set(markupOf(Block, {}).classes)).toEqual(new Set(['early', 'late']));
    expect(markupOf(() => constant as ReactNode, {}).classes).toEqual(['early']);
  });

  it('tells the classes in it, also those in ready HTML', () => {
    const Block = () =>
      jsx('div', {
        className: 'a b',
        children: jsx('p', {
          className: 'b c',
          dangerouslySetInnerHTML: { __html: '<b class="d a">x</b>' },
        }),
      }) as ReactNode;
    expect(markupOf(Block, {})).toEqual({
      html: '<div class="a b"><p class="b c"><b class="d a">x</b></p></div>',
      classes: ['b', 'c', 'd', 'a'],
    });
  });
});

describe('the blocks', () => {
  /** The library as React renders it: loaded without our runtime. */
  async function withReactsLibrary(use: (library: BlockLibrary) => void): Promise<void> {
    const { css, plugins = [] } = viteConfig({ command: 'serve', mode: 'test' });
    const styles = plugins.find(
      (plugin) => plugin && 'name' in plugin && plugin.name === 'portao:inline-css',
    );
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      css,
      plugins: [styles],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    } as InlineConfig);
    try {
      use(
        ((await server.ssrLoadModule('/site/entry/library.ts')) as { library: BlockLibrary })
          .library,
      );
    } finally {
      await server.close();
    }
  }

  it('are on every example and on every page of the site what React makes of them', async () => {
    const preview = createExamplePreview();
    const pages: (ResolvedPage | null)[] = [
      ...examples.map((example) => preview(example).page),
      ...checkSite(join(root, 'site')).pages,
    ];
    await withReactsLibrary((theirs) => {
      const seen = new Set<unknown>();
      for (const page of pages) {
        for (const block of page!.blocks) {
          if (seen.has(block)) continue;
          seen.add(block);
          const rendered = (from: BlockLibrary) =>
            from.registry[block.type].Component as ComponentType<typeof block.props>;
          const expected = renderToStaticMarkup(createElement(rendered(theirs), block.props));
          expect(
            canonical(markupOf(rendered(library), block.props).html),
            `${page!.path}, ${block.type}`,
          ).toBe(canonical(expected));
        }
      }
      expect(seen.size).toBeGreaterThan(500);
    });
  });
});
