import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { schemaBundle } from '#schemas/bundle';
import type { ReadySite } from '../load-site.ts';
import { createBlockPreview } from '../preview.ts';
import type { ResolvedPage } from '../resolved-page.ts';
import type { FieldSchema } from '../validators.ts';

/** One example of a block, as `<type>.examples.yaml` lists them. */
export interface BlockExample {
  readonly title: string;
  readonly block: { readonly type: string; readonly [field: string]: unknown };
}

/** The examples of every block type of the project in `root`, by type in alphabetical order. */
export function readExamples(root: string): ReadonlyMap<string, readonly BlockExample[]> {
  const folder = join(root, 'blocks');
  const types = readdirSync(folder).filter((type) => existsSync(join(folder, type, `${type}.examples.yaml`)));
  return new Map(types.sort().map((type) => [type, parse(readFileSync(join(folder, type, `${type}.examples.yaml`), 'utf8')) as BlockExample[]]));
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function schemaOf(type: string): FieldSchema {
  const definitions = Object.values(schemaBundle.definitions) as unknown as FieldSchema[];
  const found = definitions.find((definition) => (definition.properties?.type as { const?: string } | undefined)?.const === type);
  if (!found) throw new Error(`no schema for the block ${type}`);
  return found;
}

function fieldsTable(schema: FieldSchema): string {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const rows = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'type')
    .map(([name, field]) => `<tr><th scope="row"><code>${escape(name)}</code>${required.has(name) ? ' *' : ''}</th><td>${escape(field.description ?? field.title ?? '')}</td></tr>`);
  return `<table><caption>Campos (* obrigatório)</caption>${rows.join('')}</table>`;
}

const style = `:root{color-scheme:light dark;--ink:#11181c;--soft:#47555e;--paper:#f8fafa;--line:#c9d3d7}@media(prefers-color-scheme:dark){:root{--ink:#eef2f3;--soft:#aab7bd;--paper:#10161a;--line:#303c43}}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:var(--paper);color:var(--ink);display:grid;grid-template-columns:15rem 1fr}nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;box-sizing:border-box;border-right:1px solid var(--line)}nav a{display:block;padding:.3rem 0;color:inherit}
main{padding:1.5rem 2rem 6rem;min-width:0}section{margin-bottom:5rem}h1{margin:.2rem 0 1rem}h2{margin:0;font-size:1.6rem}p,td{color:var(--soft)}article{margin:2rem 0;border-top:1px solid var(--line);padding-top:1rem}
iframe{width:100%;height:34rem;border:1px solid var(--line);background:#fff;resize:both}pre{overflow:auto;padding:1rem;border:1px solid var(--line);font-size:.875rem}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:baseline;border-bottom:1px solid var(--line);padding:.35rem .8rem .35rem 0}caption{text-align:left;font-weight:600;padding:.5rem 0}
@media(max-width:48rem){body{grid-template-columns:1fr}nav{position:static;height:auto}}`;

/** `/_blocks`: every block with what it is for, its fields, its examples and their YAML to copy. */
export function galleryPage(root: string): string {
  const examples = readExamples(root);
  const sections = [...examples].map(([type, list]) => {
    const schema = schemaOf(type);
    const shown = list.map(
      (example, index) =>
        `<article><h3>${escape(example.title)} <small><a href="/_blocks/${type}/${index}" target="_blank">abrir</a></small></h3><iframe loading="lazy" title="${escape(`${type}: ${example.title}`)}" src="/_blocks/${type}/${index}"></iframe><details><summary>YAML</summary><pre tabindex="0">${escape(stringify([example.block]))}</pre></details></article>`,
    );
    return `<section id="${type}"><h2>${type}</h2><p>${escape(schema.description ?? '')}</p>${fieldsTable(schema)}${shown.join('')}</section>`;
  });
  const menu = [...examples.keys()].map((type) => `<a href="#${type}">${type}</a>`).join('');
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Blocos | Portão</title><style>${style}</style></head><body><nav aria-label="Blocos">${menu}</nav><main><h1>Blocos</h1>${sections.join('')}</main></body></html>`;
}

/** `/_blocks/<type>/<index>`: one example alone on a page of the site; undefined if there is none or it does not resolve. */
export function galleryPreview(root: string, ready: ReadySite, path: string): ResolvedPage | undefined {
  const [, , type = '', index = ''] = path.split('/');
  const example = readExamples(root).get(type)?.[Number(index)];
  if (!example) return undefined;
  const { page, problems } = createBlockPreview(ready)(example.block, `${type}.examples.yaml`);
  if (!page || problems.length > 0) return undefined;
  return page;
}
