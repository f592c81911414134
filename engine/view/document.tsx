import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Head, ResolvedBlock, ResolvedPage, Slot } from '../resolved-page.ts';
import { contentSecurityPolicy } from './policy.ts';
import { classesIn, pruneCss, pruneTokens } from './prune-css.ts';
import type { BlockLibrary } from './registry.ts';

/** What the shell contributes to a page. */
export interface PageAssets {
  /** Address of the page script, a module. */
  readonly script: string;
  /** Hash of an inline style for the policy, `sha256-…`; the engine's Node side computes it, and remembers. */
  readonly styleHash: (css: string) => string;
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

/** The rules that the page can use: the base, the modules of its blocks, the theme of the site. */
function styleOf(page: ResolvedPage, library: BlockLibrary, html: string): string {
  const used = new Set<string>(page.blocks.map((block) => block.type));
  const texts = new Set<string>([library.baseCss]);
  for (const [type, definition] of Object.entries(library.registry)) if (used.has(type)) for (const text of definition.styles) texts.add(text);
  const { font, themeCss } = page.head;
  const face = font ? `@font-face{font-family:Site;src:url(${font}) format("woff2");font-weight:400 700;font-display:swap}` : '';
  const classes = classesIn(html);
  return `${face}${pruneTokens([...texts].map((text) => pruneCss(text, classes)).join(''))}${themeCss}`;
}

/** Elements of SVG that hold nothing, in the short form that HTML allows inside `<svg>`. */
const compact = (html: string) => html.replace(/><\/(?:path|circle|use|rect)>/g, '/>');

function renderBlocks(blocks: readonly ResolvedBlock[], slot: Slot, library: BlockLibrary): ReactNode[] {
  return blocks
    .filter((block) => block.slot === slot)
    .map((block, position) => {
      const { Component } = library.registry[block.type];
      return createElement(Component as ComponentType<Record<string, unknown>>, { key: position, ...block.props });
    });
}

/**
 * A finished page. Pure: the same page, library and assets give the same bytes, in the build and in development.
 * Throws what a component throws.
 */
export function renderDocument(page: ResolvedPage, library: BlockLibrary, assets: PageAssets): string {
  const { head } = page;
  const content = compact(
    renderToStaticMarkup(
    <Fragment>
      {renderBlocks(page.blocks, 'before', library)}
      <main id="main">{renderBlocks(page.blocks, 'main', library)}</main>
      {renderBlocks(page.blocks, 'after', library)}
    </Fragment>,
    ),
  );
  const sprite = compact(renderToStaticMarkup(<library.Sprite html={content} />));
  const body = `<a class="skip" href="#main">Pular para o conteúdo</a>${sprite}${content}`;
  const css = styleOf(page, library, body);
  const policy = contentSecurityPolicy({ styleHashes: [assets.styleHash(css)], frameOrigins: head.frameOrigins });
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
    `<script type="module" src="${escape(assets.script)}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${head.themeColor.light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${head.themeColor.dark}" media="(prefers-color-scheme: dark)">`,
    property('og:type', 'website'),
    property('og:site_name', head.siteName),
    property('og:locale', head.locale),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    pictures(head),
    `<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>`,
    `</head><body>${body}</body></html>\n`,
  ].join('');
}
