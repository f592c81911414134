import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { OpenSite } from '../check/open-site.ts';
import type { BundledSchema, Schemas } from '../content/schemas.ts';
import { foldWords } from '../content/fold-words.ts';
import { blockWords } from '../content/schema-words.ts';
import { packageRoot, scriptAddress } from '../files/package-root.ts';
import { hasErrors } from '../diagnostics/problem.ts';
import { escapeHtml } from '../render/escape.ts';
import { createBlockPreview, type BlockPreview } from './preview.ts';

/** One example of a block, as `<type>.examples.yaml` lists them. */
export interface BlockExample {
  readonly title: string;
  readonly block: { readonly type: string; readonly [field: string]: unknown };
}

/** Examples that were parsed, by file, with what the disk said of it then. */
export type ParsedExamples = Map<
  string,
  { readonly mtimeMs: number; readonly size: number; readonly examples: readonly BlockExample[] }
>;

/** The examples in `file`, which is parsed again only after a change. */
function examplesIn(file: string, parsed: ParsedExamples): readonly BlockExample[] {
  const { mtimeMs, size } = statSync(file);
  const before = parsed.get(file);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.examples;
  const examples = parse(readFileSync(file, 'utf8')) as BlockExample[];
  parsed.set(file, { mtimeMs, size, examples });
  return examples;
}

/** The file with the examples of a block type, the site's before the library's; null where it has none. */
export function examplesFile(siteDir: string, type: string): string | null {
  const files = [siteDir, packageRoot].map((dir) =>
    join(dir, 'blocks', type, `${type}.examples.yaml`),
  );
  return files.find((file) => existsSync(file)) ?? null;
}

/** The examples of every block type of a site, by type in alphabetical order; `parsed` holds them for the next call. */
export function readExamples(
  siteDir: string,
  { blockTypes }: Schemas,
  parsed: ParsedExamples = new Map(),
): ReadonlyMap<string, readonly BlockExample[]> {
  return new Map(
    [...blockTypes].sort().flatMap((type): [string, readonly BlockExample[]][] => {
      const file = examplesFile(siteDir, type);
      return file === null ? [] : [[type, examplesIn(file, parsed)]];
    }),
  );
}

function fieldsTable({ required: names = [], properties = {} }: BundledSchema): string {
  const required = new Set(names);
  const fields = Object.entries(properties).filter(([name]) => name !== 'type');
  const rows = fields.map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required.has(name) ? ' *' : ''}</th><td>${escapeHtml(field.description ?? field.title ?? '')}</td></tr>`,
  );
  return `<details class="fields"><summary>Campos (${fields.length})</summary><table><caption>* obrigatório</caption>${rows.join('')}</table></details>`;
}

function exampleHtml(type: string, { title, block }: BlockExample, index: number): string {
  const address = `/_blocks/${type}/${index}`;
  return [
    `<article id="${type}-${index}"><header><h3>${escapeHtml(title)}</h3><a href="${address}" target="_blank">Abrir sozinho<span class="hidden"> ${escapeHtml(`${type}: ${title}`)}</span></a></header>`,
    `<div class="shows"><div class="frame"><iframe loading="lazy" title="${escapeHtml(`${type}: ${title}`)}" src="${address}"></iframe></div></div>`,
    `<div class="yaml"><button type="button" data-copy>Copiar<span class="hidden"> o YAML de ${escapeHtml(title)}</span></button><pre tabindex="0" role="group" aria-label="YAML de ${escapeHtml(title)}">${escapeHtml(stringify([block], { lineWidth: 52 }))}</pre></div></article>`,
  ].join('');
}

/** A choice of the bar, as radio buttons: the first option is what is shown where no script runs. */
const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
) =>
  `<fieldset><legend>${label}</legend>${options.map(([value, text], index) => `<label><input class="hidden" type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}><span>${text}</span></label>`).join('')}</fieldset>`;

const bar = [
  '<header class="bar"><a class="home" href="/">Portão</a><h1>Blocos</h1><form aria-label="Como mostrar">',
  choice('largura', 'Largura', [
    ['360', '360'],
    ['768', '768'],
    ['1280', '1280'],
  ]),
  choice('tema', 'Tema', [
    ['dois', 'Os dois'],
    ['claro', 'Claro'],
    ['escuro', 'Escuro'],
  ]),
  '</form><p class="elsewhere" role="status"></p></header>',
].join('');

/** The parts of the gallery that Vite serves as they are: the tokens of the site, the styles and the script. */
const parts = `<link rel="stylesheet" href="/blocks/parts/base.css"><link rel="stylesheet" href="/engine/dev/gallery.css"><script type="module" src="${scriptAddress('engine/dev/gallery.client')}"></script>`;

/** A block in the list: its name, its Portuguese title, and all words by which the script finds it. */
function listItem(type: string, examples: readonly BlockExample[], schemas: Schemas): string {
  const { title = '', description = '' } = schemas.block(type);
  const titles = examples.map((example) => example.title);
  const words = foldWords([type, ...blockWords(schemas, type), description, ...titles].join(' '));
  return `<li data-words="${words}"><a href="#${type}"><span>${type} <small>${escapeHtml(title)}</small></span> <small>${examples.length}</small></a></li>`;
}

/** Every block with what it is for, its fields, its examples and their YAML to copy. */
function pageOf(
  examples: ReadonlyMap<string, readonly BlockExample[]>,
  schemas: Schemas,
  font: string | null,
): string {
  const sections = [...examples].map(([type, list]) => {
    const schema = schemas.block(type);
    return `<section id="${type}"><h2>${type} <small>${escapeHtml(schema.title ?? '')}</small></h2><p class="lead">${escapeHtml(schema.description ?? '')}</p>${fieldsTable(schema)}${list.map((example, index) => exampleHtml(type, example, index)).join('')}</section>`;
  });
  const list = [...examples].map(([type, ofType]) => listItem(type, ofType, schemas)).join('');
  const face = font
    ? `<style>@font-face{font-family:Site;src:url(${escapeHtml(font)}) format("woff2");font-weight:400 700;font-display:swap}</style>`
    : '';
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Blocos | Portão</title><link rel="icon" href="/favicon.svg">${face}${parts}</head>`,
    `<body><a class="skip" href="#main">Pular para os blocos</a>${bar}<div class="rooms"><nav aria-label="Blocos"><label for="achar">Achar um bloco</label><input id="achar" type="search" autocomplete="off"><output for="achar"></output><ul class="list">${list}</ul></nav>`,
    `<main id="main" data-width="360" data-theme="dois">${sections.join('')}</main></div><p id="copiado" class="hidden" role="status"></p></body></html>`,
  ].join('');
}

/** The pages that show the blocks of a site. */
export class Gallery {
  readonly #siteDir: string;
  readonly #parsed: ParsedExamples = new Map();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** `/_blocks`; `font` is the address of the site's own. */
  page(schemas: Schemas, font: string | null = null): string {
    return pageOf(readExamples(this.#siteDir, schemas, this.#parsed), schemas, font);
  }

  /** `/_blocks/<type>/<index>`: one example alone on a page of the site, or what is wrong with it; neither where there is none. */
  example(open: Pick<OpenSite, 'site' | 'media'>, path: string): BlockPreview {
    const [, , type = '', index = ''] = path.split('/');
    const examples = readExamples(this.#siteDir, open.site.schemas, this.#parsed);
    const example = examples.get(type)?.[Number(index)];
    if (!example) return { page: null, problems: [] };
    const name = `blocks/${type}/${type}.examples.yaml: ${example.title}`;
    const { page, problems } = createBlockPreview(open)(example.block, name);
    return { page: hasErrors(problems) ? null : page, problems };
  }
}
