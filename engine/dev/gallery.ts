import { basename } from 'node:path';
import { stringify } from 'yaml';
import type { OpenSite } from '../resolve/open-site.ts';
import type { BundledSchema, Schemas } from '../content/schemas.ts';
import { foldWords } from '../content/fold-words.ts';
import { blockWords } from '../content/schema-words.ts';
import { commandWordsOf } from '../words/commands.ts';
import type { Language } from '../words/language.ts';
import { localeOf } from '../words/locale.ts';
import { schemaText } from '../words/schemas.ts';
import { hasErrors } from '../diagnostics/problem.ts';
import { escapeHtml } from '../render/escape.ts';
import type { ScriptName } from '../render/resolved-page.ts';
import {
  examplesFile,
  readExamples,
  type BlockExample,
  type ParsedExamples,
} from './block-examples.ts';
import { withSiteNames, type SiteNames } from './site-names.ts';
import { galleryPage, schemaHtml, shownInFrame, yamlToCopy } from './gallery-page.ts';
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
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required.has(name) ? ' *' : ''}</th><td>${schemaHtml(helpOf(schemas.follow(field).schema, language)[1])}</td></tr>`,
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
    shownInFrame(address, `${type}: ${title}`),
    yamlToCopy(title, toPaste(block, names), words),
    '</article>',
  ].join('');
}

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
  const sections = [...examples].map(([type, list]) => {
    const schema = schemas.block(type);
    const [title, description] = helpOf(schema, language);
    return `<section id="${type}"><h2>${type} <small>${escapeHtml(title)}</small></h2><p class="lead">${schemaHtml(description)}</p>${fieldsTable(schema, view)}${list.map((example, index) => exampleHtml(type, example, index, view)).join('')}</section>`;
  });
  const list = [...examples]
    .map(([type, ofType]) => listItem(type, ofType, schemas, language))
    .join('');
  return galleryPage({ shows: 'blocks', list, sections: sections.join(''), language, font });
}

/** Scripts that ask the address what to show: at that of an example they find nothing. */
const apps: ReadonlySet<ScriptName> = new Set(['panel', 'reader']);

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
    if (!page || hasErrors(problems)) return { page: null, problems };
    return { page: apps.has(page.script) ? { ...page, script: 'document' } : page, problems };
  }
}
