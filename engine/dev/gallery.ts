import { basename } from 'node:path';
import { stringify } from 'yaml';
import type { OpenSite } from '../resolve/open-site.ts';
import type { BundledSchema, Schemas } from '../content/schemas.ts';
import { foldWords } from '../content/fold-words.ts';
import { blockWords } from '../content/schema-words.ts';
import { commandWordsOf, type CommandWords } from '../words/commands.ts';
import type { Language } from '../words/language.ts';
import { localeOf } from '../words/locale.ts';
import { schemaText } from '../words/schemas.ts';
import { scriptAddress } from '../files/package-root.ts';
import { hasErrors } from '../diagnostics/problem.ts';
import { escapeHtml } from '../render/escape.ts';
import {
  examplesFile,
  readExamples,
  type BlockExample,
  type ParsedExamples,
} from './block-examples.ts';
import { withSiteNames, type SiteNames } from './site-names.ts';
import { createBlockPreview, type BlockPreview } from './preview.ts';

/** What the gallery shows, and to whom. */
export interface GalleryView {
  readonly schemas: Schemas;
  readonly language: Language;
  /** Address of the site's own font; null where it has none. */
  readonly font: string | null;
  /** The site, for the language of the examples and the names in those to copy; absent where it cannot be read. */
  readonly names?: SiteNames;
}

type GalleryWords = CommandWords['gallery'];

/** What a schema is called, and what it is for. */
const helpOf = ({ title, description }: BundledSchema, language: Language) =>
  [schemaText(title, language), schemaText(description, language)] as const;

function fieldsTable(
  { required: names = [], properties = {} }: BundledSchema,
  { schemas, language }: GalleryView,
): string {
  const words = commandWordsOf(language).gallery;
  const required = new Set(names);
  const fields = Object.entries(properties).filter(([name]) => name !== 'type');
  const rows = fields.map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required.has(name) ? ' *' : ''}</th><td>${escapeHtml(helpOf(schemas.follow(field).schema, language)[1])}</td></tr>`,
  );
  return `<details class="fields"><summary>${words.fields({ count: fields.length })}</summary><table><caption>${words.required}</caption>${rows.join('')}</table></details>`;
}

/** A block as it stands below `blocks:`, to be pasted there. */
function toPaste(block: BlockExample['block'], names: SiteNames | undefined): string {
  const yaml = stringify([block], { lineWidth: 52 }).replace(/^(?=.)/gm, '  ');
  return names ? withSiteNames(yaml, names) : yaml;
}

function exampleHtml(
  type: string,
  { title, block }: BlockExample,
  index: number,
  { language, names }: GalleryView,
): string {
  const words = commandWordsOf(language).gallery;
  const address = `/_blocks/${type}/${index}`;
  return [
    `<article id="${type}-${index}"><header><h3>${escapeHtml(title)}</h3><a href="${address}" target="_blank">${words.openAlone}<span class="hidden"> ${escapeHtml(`${type}: ${title}`)}</span></a></header>`,
    `<div class="shows"><div class="frame"><iframe loading="lazy" title="${escapeHtml(`${type}: ${title}`)}" src="${address}"></iframe></div></div>`,
    `<div class="yaml"><button type="button" data-copy="${words.copy}">${words.copy}<span class="hidden"> ${escapeHtml(words.yamlToCopy({ title }))}</span></button><pre tabindex="0" role="group" aria-label="${escapeHtml(words.yaml({ title }))}">${escapeHtml(toPaste(block, names))}</pre></div></article>`,
  ].join('');
}

/** A choice of the bar, as radio buttons: the first option is what is shown where no script runs. */
const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
) =>
  `<fieldset><legend>${label}</legend>${options.map(([value, text], index) => `<label><input class="hidden" type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}><span>${text}</span></label>`).join('')}</fieldset>`;

const bar = ({ title, view, width, theme, themes }: GalleryWords) =>
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
const scriptWords = ({
  isDark,
  copied,
  notCopied,
  noneFound,
  siteErrors,
  seeErrors,
}: GalleryWords) =>
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

/** A block in the list: its name, its title, and all words by which the script finds it. */
function listItem(
  type: string,
  examples: readonly BlockExample[],
  schemas: Schemas,
  language: Language,
): string {
  const [title, description] = helpOf(schemas.block(type), language);
  const titles = examples.map((example) => example.title);
  const words = foldWords([type, ...blockWords(schemas, type), description, ...titles].join(' '));
  return `<li data-words="${words}"><a href="#${type}"><span>${type} <small>${escapeHtml(title)}</small></span> <small>${examples.length}</small></a></li>`;
}

/** Every block with what it is for, its fields, its examples and their YAML to copy. */
function pageOf(examples: ReadonlyMap<string, readonly BlockExample[]>, view: GalleryView): string {
  const { schemas, language, font } = view;
  const words = commandWordsOf(language).gallery;
  const sections = [...examples].map(([type, list]) => {
    const schema = schemas.block(type);
    const [title, description] = helpOf(schema, language);
    return `<section id="${type}"><h2>${type} <small>${escapeHtml(title)}</small></h2><p class="lead">${escapeHtml(description)}</p>${fieldsTable(schema, view)}${list.map((example, index) => exampleHtml(type, example, index, view)).join('')}</section>`;
  });
  const list = [...examples]
    .map(([type, ofType]) => listItem(type, ofType, schemas, language))
    .join('');
  const face = font
    ? `<style>@font-face{font-family:Site;src:url(${escapeHtml(font)}) format("woff2");font-weight:400 700;font-display:swap}</style>`
    : '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title} | Portão</title><link rel="icon" href="/favicon.svg">${face}${parts}</head>`,
    `<body><a class="skip" href="#main">${words.skip}</a>${bar(words)}<div class="rooms"><nav aria-label="${words.title}"><label for="achar">${words.find}</label><input id="achar" type="search" autocomplete="off"><output for="achar"></output><ul class="list">${list}</ul></nav>`,
    `<main id="main" data-width="360" data-theme="dois" data-words="${scriptWords(words)}">${sections.join('')}</main></div><p id="copiado" class="hidden" role="status"></p></body></html>`,
  ].join('');
}

/** The pages that show the blocks of a site. */
export class Gallery {
  readonly #siteDir: string;
  readonly #parsed: ParsedExamples = new Map();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** `/_blocks`. */
  page(view: GalleryView): string {
    const language = view.names ? localeOf(view.names.settings).language : view.language;
    return pageOf(readExamples(this.#siteDir, view.schemas, language, this.#parsed), view);
  }

  /** `/_blocks/<type>/<index>`: one example alone on a page of the site, or what is wrong with it; neither where there is none. */
  example(open: Pick<OpenSite, 'site' | 'media'>, path: string): BlockPreview {
    const [, , type = '', index = ''] = path.split('/');
    const { schemas, settings } = open.site;
    const { language } = localeOf(settings.document);
    const examples = readExamples(this.#siteDir, schemas, language, this.#parsed);
    const example = examples.get(type)?.[Number(index)];
    if (!example) return { page: null, problems: [] };
    const file = basename(examplesFile(this.#siteDir, type, language)!);
    const name = `blocks/${type}/${file}: ${example.title}`;
    const { page, problems } = createBlockPreview(open)(example.block, name);
    return { page: hasErrors(problems) ? null : page, problems };
  }
}
