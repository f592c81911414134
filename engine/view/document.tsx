import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Head, ResolvedBlock, ResolvedPage, Slot } from '../resolved-page.ts';
import { blockTypes } from '#schemas/block-types';
import { contentSecurityPolicy } from './policy.ts';
import { classesIn, pruneCss, pruneTokens, shortenTokens, usedClasses } from './prune-css.ts';
import type { BlockLibrary } from './registry.ts';
import { speculationRules } from './speculation.ts';

/** The scripts that pages may have: every page's, that of the blog's pages, the panel, posts newer than the build. */
export interface PageScripts {
  readonly document: string;
  readonly blog: string;
  readonly panel: string;
  readonly reader: string;
}

/** What the shell contributes to a page. */
export interface PageAssets {
  /** Addresses of the page scripts, modules. */
  readonly scripts: PageScripts;
  /** Hash of an inline style or script for the policy, `sha256-…`; the engine's Node side computes it, and remembers. */
  readonly inlineHash: (text: string) => string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** JSON that can stand in a script element: no `<`, no line separators that old parsers take for line ends. */
const scriptJson = (value: object) => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;

function pictures({ image }: Head): string {
  if (!image) return meta('twitter:card', 'summary');
  return [
    property('og:image', image.href),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

/** What was printed for pages before, by all that it depends on: few style sheets exist. */
const styles = new WeakMap<BlockLibrary, Map<string, string>>();

/** The rules that the page can use: the base, the modules of its blocks, the theme of the site. */
function styleOf(page: ResolvedPage, library: BlockLibrary, classes: ReadonlySet<string>): string {
  const used = new Set<string>(page.blocks.map((block) => block.type));
  const sheets = new Set<string>([library.baseCss]);
  for (const [type, definition] of Object.entries(library.registry)) if (used.has(type)) for (const sheet of definition.styles) sheets.add(sheet);
  const { font, themeCss } = page.head;
  let printed = styles.get(library);
  if (!printed) styles.set(library, (printed = new Map()));
  const key = JSON.stringify([font, themeCss, [...used].sort(), [...sheets].map((sheet) => usedClasses(sheet, classes))]);
  let css = printed.get(key);
  if (css === undefined) {
    const face = font ? `@font-face{font-family:Site;src:url(${font}) format("woff2");font-weight:400 700;font-display:swap}` : '';
    css = `${face}${pruneTokens([...sheets].map((sheet) => pruneCss(sheet, classes)).join(''))}${themeCss}`;
    // The charts of the panel ask for colours by their names.
    if (!used.has('admin-panel')) css = shortenTokens(css);
    printed.set(key, css);
  }
  return css;
}

/** Elements of SVG that hold nothing, in the short form that HTML allows inside `<svg>`. */
const compact = (html: string) => html.replace(/><\/(?:path|circle|use|rect)>/g, '/>');

/** Blocks that want another script than every page's. */
const scriptOfBlock: Partial<Record<ResolvedBlock['type'], keyof PageScripts>> = { 'admin-panel': 'panel', 'blog-list': 'blog', post: 'blog', 'post-reader': 'reader' };

function scriptOf(page: ResolvedPage, { scripts }: PageAssets): string {
  const special = page.blocks.map((block) => scriptOfBlock[block.type]).find((name) => name !== undefined);
  return scripts[special ?? 'document'];
}

/** A block as HTML. */
interface Rendered {
  readonly type: string;
  readonly html: string;
  readonly classes: readonly string[];
}

/** What was rendered before: pages share most of their blocks, as one object each. */
const rendered = new WeakMap<BlockLibrary, WeakMap<ResolvedBlock, Rendered>>();

function renderBlock(block: ResolvedBlock, library: BlockLibrary): Rendered {
  let known = rendered.get(library);
  if (!known) rendered.set(library, (known = new WeakMap()));
  let made = known.get(block);
  if (!made) {
    const { Component } = library.registry[block.type];
    const html = compact(renderToStaticMarkup(createElement(Component as ComponentType<Record<string, unknown>>, block.props)));
    made = { type: block.type, html, classes: [...classesIn(html)] };
    known.set(block, made);
  }
  return made;
}

/** The blocks of a slot; one that has nothing to show is left out. */
const renderBlocks = (blocks: readonly ResolvedBlock[], slot: Slot, library: BlockLibrary): Rendered[] =>
  blocks.filter((block) => block.slot === slot).map((block) => renderBlock(block, library)).filter(({ html }) => html !== '');

const types: readonly string[] = blockTypes;
const join = (blocks: readonly { html: string }[]) => blocks.map(({ html }) => html).join('');

/**
 * A finished page. Pure: the same page, library and assets give the same bytes, in the build and in development.
 * Throws what a component throws.
 */
export function renderDocument(page: ResolvedPage, library: BlockLibrary, assets: PageAssets): string {
  const { head } = page;
  const [before, main, after] = (['before', 'main', 'after'] as const).map((slot) => renderBlocks(page.blocks, slot, library)) as [Rendered[], Rendered[], Rendered[]];
  // For the counting of contacts (contact-clicks.ts), which has the names.
  const content = `${join(before)}<main id="main" data-blocks="${main.map(({ type }) => types.indexOf(type)).join(' ')}">${join(main)}</main>${join(after)}`;
  const sprite = compact(renderToStaticMarkup(<library.Sprite html={content} />));
  const frame = '<a class="skip" href="#main">Pular para o conteúdo</a>';
  const body = `${frame}${sprite}${content}`;
  const css = styleOf(page, library, new Set([...classesIn(frame + sprite), ...[...before, ...main, ...after].flatMap(({ classes }) => classes)]));
  const policy = contentSecurityPolicy({ styleHashes: [assets.inlineHash(css)], rulesHash: assets.inlineHash(speculationRules), frameOrigins: head.frameOrigins, dataOrigin: page.data ? new URL(page.data.url).origin : null });
  return [
    `<!doctype html><html lang="${head.language}"${page.status === 404 ? ' data-fallback' : ''}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(head.title)}</title>`,
    meta('description', head.description),
    head.keywords.length > 0 ? meta('keywords', head.keywords.join(', ')) : '',
    meta('robots', head.robots),
    page.status === 404 ? '' : `<link rel="canonical" href="${escape(head.canonical)}">`,
    head.font ? `<link rel="preload" href="${escape(head.font)}" as="font" type="font/woff2" crossorigin>` : '',
    `<style>${css}</style>`,
    // What it does can wait until the page is painted; text and font come first.
    `<script type="module" fetchpriority="low" src="${escape(scriptOf(page, assets))}"></script>`,
    page.path === '/blog' || head.kind === 'article' ? `<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="${escape(head.siteName)}">` : '',
    // /favicon.ico and /apple-touch-icon.png are found without a link.
    '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${head.themeColor.light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${head.themeColor.dark}" media="(prefers-color-scheme: dark)">`,
    property('og:type', head.kind),
    property('og:site_name', head.siteName),
    property('og:locale', head.locale),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    pictures(head),
    `<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>`,
    page.data ? meta('portao-data', `${page.data.url} ${page.data.publishableKey}`) : '',
    `</head><body>${body}${page.json.map(({ id, value }) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`).join('')}</body></html>\n`,
  ].join('');
}
