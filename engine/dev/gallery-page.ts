// What the pages of the development server that show many things in frames have in common: the bar, the list, frames, YAML to copy.
import { scriptAddress } from '../files/package-root.ts';
import { escapeHtml } from '../render/escape.ts';
import { commandWordsOf, type CommandWords } from '../words/commands.ts';
import type { Language } from '../words/language.ts';

type GalleryWords = CommandWords['gallery'];

/** A choice of the bar, as radio buttons: the first option is what is shown where no script runs. */
const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
) =>
  `<fieldset><legend>${label}</legend>${options.map(([value, text], index) => `<label><input class="hidden" type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}><span>${text}</span></label>`).join('')}</fieldset>`;

const bar = (title: string, { view, width, theme, themes }: GalleryWords) =>
  [
    `<header class="bar"><a class="home" href="/">Portão</a><h1>${title}</h1><form aria-label="${view}">`,
    choice('largura', width, [
      ['360', '360'],
      ['768', '768'],
      ['1280', '1280'],
    ]),
    choice('tema', theme, [
      ['dois', themes.both],
      ['claro', themes.light],
      ['escuro', themes.dark],
    ]),
    '</form><p class="elsewhere" role="status"></p></header>',
  ].join('');

/** What the script of the gallery says; `%s` stands for what somebody types. */
const scriptWords = (
  { isDark, copied, notCopied, siteErrors, seeErrors }: GalleryWords,
  { noneFound }: GalleryWords[GalleryContent['shows']],
) =>
  escapeHtml(
    JSON.stringify({
      isDark,
      copied,
      notCopied,
      noneFound: noneFound({ typed: '%s' }),
      siteErrors,
      seeErrors,
    }),
  );

/** The parts of the gallery that Vite serves as they are: the tokens of the site, the styles and the script. */
const parts = `<link rel="stylesheet" href="/blocks/parts/base.css"><link rel="stylesheet" href="/engine/dev/gallery.css"><script type="module" src="${scriptAddress('engine/dev/gallery.client')}"></script>`;

/** A page in a frame, which is scaled to the width that is chosen; `title` says what it shows. */
export const shownInFrame = (address: string, title: string): string =>
  `<div class="shows"><div class="frame"><iframe loading="lazy" title="${escapeHtml(title)}" src="${address}"></iframe></div></div>`;

/** A text of a schema as HTML: what stands in backticks is code. */
export const schemaHtml = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** YAML with a button that copies it. */
export const yamlToCopy = (title: string, yaml: string, words: GalleryWords): string =>
  `<div class="yaml"><button type="button" data-copy="${words.copy}">${words.copy}<span class="hidden"> ${escapeHtml(words.yamlToCopy({ title }))}</span></button><pre tabindex="0" role="group" aria-label="${escapeHtml(words.yaml({ title }))}">${escapeHtml(yaml)}</pre></div>`;

/** What a page shows, as HTML, and in which words. */
export interface GalleryContent {
  readonly shows: 'blocks' | 'looks';
  /** Items of the list at the side. */
  readonly list: string;
  readonly sections: string;
  readonly language: Language;
  /** Address of the site's own font; null where it has none. */
  readonly font: string | null;
}

/** The whole page. */
export function galleryPage({ shows, list, sections, language, font }: GalleryContent): string {
  const words = commandWordsOf(language).gallery;
  const { title, skip, find } = words[shows];
  const face = font
    ? `<style>@font-face{font-family:Site;src:url(${escapeHtml(font)}) format("woff2");font-weight:400 700;font-display:swap}</style>`
    : '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | Portão</title><link rel="icon" href="/favicon.svg">${face}${parts}</head>`,
    `<body><a class="skip" href="#main">${skip}</a>${bar(title, words)}<div class="rooms"><nav aria-label="${title}"><label for="achar">${find}</label><input id="achar" type="search" autocomplete="off"><output for="achar"></output><ul class="list">${list}</ul></nav>`,
    `<main id="main" data-width="360" data-theme="dois" data-words="${scriptWords(words, words[shows])}">${sections}</main></div><p id="copiado" class="hidden" role="status"></p></body></html>`,
  ].join('');
}
