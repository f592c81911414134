import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Head, ResolvedPage, ScriptName } from './resolved-page.ts';
import { pageWordsOf, type PageWords } from '../words/pages.ts';
import { escapeHtml } from './escape.ts';
import { analyticsScript, languageLinks } from './head-tags.ts';
import { speculationRules } from '../client/late-head.ts';
import { openScript } from './open-script.ts';
import { contentSecurityPolicy } from './policy.ts';
import { createPageStyles } from './page-styles.ts';
import { classesIn, createRenderBlocks, type RenderedBlock } from './render-blocks.ts';
import type { BlockLibrary } from './registry.ts';

/** The addresses of the scripts that pages may have. */
export type PageScripts = Readonly<Record<ScriptName, string>>;

/** What the bundle contributes to a page. */
export interface PageAssets {
  /** Addresses of the page scripts, modules. */
  readonly scripts: PageScripts;
  /** Address of the style sheet for paper, which a browser loads after the first paint. */
  readonly printSheet: string;
  /** Hash of an inline style or script for the policy, `sha256-…`; the engine's Node side computes it, and remembers. */
  readonly inlineHash: (text: string) => string;
}

/** JSON that can stand in a script element: no `<`, no line separators that old parsers take for line ends. */
const scriptJson = (value: object) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

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

/**
 * Starts the page script when the page has been painted: until then processor and line are the page's alone. The timer is
 * for browsers that tell nothing of paints; an address is loaded once, however often it is asked for.
 */
const starter = (address: string) =>
  `{let f=()=>import("${address}");new PerformanceObserver(f).observe({type:"paint"});setTimeout(f,3e3)}`;

const join = (blocks: readonly { html: string }[]) => blocks.map(({ html }) => html).join('');

/** What the page for unknown addresses says where the site has none of its own. */
const unknownPage = ({ unknownPage: { heading, text, home } }: PageWords) =>
  `<section class="band"><div class="hold"><h1>${heading}</h1><p class="lead">${text}</p><p><a href="/">${home}</a></p></div></section>`;

/** Prints a finished page: the same page and assets give the same bytes, in the build and in development. Throws what a component throws. */
export type RenderPage = (page: ResolvedPage, assets: PageAssets) => string;

/** A function that prints pages of blocks of `library`; it remembers what pages have in common. */
export function createRenderer(library: BlockLibrary): RenderPage {
  const renderBlocks = createRenderBlocks(library);
  const stylesOf = createPageStyles(library);
  return (page, assets) => {
    const [before, main, after] = (['before', 'main', 'after'] as const).map((placement) =>
      renderBlocks(page, placement),
    ) as [RenderedBlock[], RenderedBlock[], RenderedBlock[]];
    // For the counting of contacts (contact-clicks.ts), which has the names.
    const words = pageWordsOf(page.language);
    const unknown = page.status === 404 && main.length === 0;
    const inner = unknown ? unknownPage(words) : join(main);
    const content = `${join(before)}<main id="main" data-blocks="${main.map(({ type }) => type).join(' ')}">${inner}</main>${join(after)}`;
    const opening = `<a class="skip" href="#main">${words.skipToContent}</a>${renderToStaticMarkup(createElement(library.Sprite, { html: content }))}`;
    const classes = [...before, ...main, ...after].flatMap((block) => [...block.classes]);
    const css = stylesOf(
      page,
      new Set([
        ...page.head.layout.split(' '),
        ...classesIn(unknown ? `${opening}${inner}` : opening),
        ...classes,
      ]),
    );
    return printDocument(page, assets, css, `${opening}${content}`);
  };
}

/** A page whose styles and body are there. */
function printDocument(page: ResolvedPage, assets: PageAssets, css: string, body: string): string {
  const { head } = page;
  const script = assets.scripts[page.script];
  // The panel is its script: it has nothing to paint before.
  const start = page.script === 'panel' ? null : starter(script);
  // Search engines look for the icon on the home page. On others it comes late, like the manifest (late-head.ts); that none
  // is named would make a browser ask for /favicon.ico.
  const lateIcon = start !== null && page.path !== '/';
  // The panel is no page to print.
  const onPaper = page.script !== 'panel';
  const policy = contentSecurityPolicy({
    styleHashes: [assets.inlineHash(css)],
    printSheet: onPaper,
    scriptHashes: [
      speculationRules,
      ...(start ? [start] : []),
      ...(page.hours ? [openScript] : []),
    ].map(assets.inlineHash),
    lateIcon,
    fetchedPictures: page.script === 'panel',
    frameOrigins: head.frameOrigins,
    dataOrigin: page.data ? new URL(page.data.url).origin : null,
    allow: head.allow,
  });
  return [
    `<!doctype html><html lang="${head.locale}"${head.layout ? ` class="${head.layout}"` : ''}${page.status === 404 ? ' data-fallback' : ''}${page.hours ? ` data-hours="${escapeHtml(page.hours)}"` : ''}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    page.hours ? `<script>${openScript}</script>` : '',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    head.keywords.length > 0 ? meta('keywords', head.keywords.join(', ')) : '',
    meta('robots', head.robots),
    page.status === 404 ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    languageLinks(head),
    ...head.verification.map(([name, content]) => meta(name, content)),
    // Those of a range are few letters of few words.
    ...head.fonts
      .filter(({ range }) => !range)
      .map(
        ({ address }) => `<link rel="preload" href="${escapeHtml(address)}" as="font" crossorigin>`,
      ),
    start
      ? `<script>${start}</script>`
      : `<script type="module" src="${escapeHtml(script)}"></script>`,
    `<link rel="icon" href="${lateIcon ? 'data:,' : '/favicon.svg'}">${start ? '' : '<link rel="manifest" href="/admin.webmanifest">'}`,
    `<style>${css}</style>`,
    // Others get it late (late-head.ts): a browser would fetch it before it paints.
    onPaper
      ? `<noscript><link rel="stylesheet" media="print" href="${assets.printSheet}"></noscript>`
      : '',
    head.feed
      ? `<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="${escapeHtml(head.siteName)}">`
      : '',
    `<meta name="theme-color" content="${head.themeColor.light}" media="(prefers-color-scheme:light)"><meta name="theme-color" content="${head.themeColor.dark}" media="(prefers-color-scheme:dark)">`,
    property('og:type', head.kind),
    property('og:site_name', head.siteName),
    property('og:locale', head.locale.replace('-', '_')),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    pictures(head),
    `<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>`,
    ...head.analytics.map(analyticsScript),
    page.data ? meta('portao-data', `${page.data.url} ${page.data.publishableKey}`) : '',
    `</head><body>${body}${page.json.map(({ id, value }) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`).join('')}</body></html>\n`,
  ].join('');
}
