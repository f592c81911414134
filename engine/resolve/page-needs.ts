import type { PageData, SafetyRules } from '#schemas/types';
import type { SiteSettings } from '../content/site-settings.ts';
import { publicClaims } from '../blog/post-claims.ts';
import type { PostTemplates } from '../blog/generator/templates.ts';
import { sameOriginKey, type PageDataAddress } from '../client/data-address.ts';
import type { Schemas } from '../content/schemas.ts';
import { contentHash } from '../media/content-hash.ts';
import { grammarOf } from '../words/grammar.ts';
import { localeOf } from '../words/locale.ts';
import { spoken } from '../words/schemas.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';

/** What the JSON of a page is made from. */
interface DataSources {
  readonly settings: SiteSettings;
  readonly schemas: Schemas;
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  readonly templates?: PostTemplates | null;
  readonly safety: SafetyRules;
}

/** The JSON that a page can have, by the id of its script element; null where the site has nothing to put there. */
const pageData: Readonly<Record<PageData, (sources: DataSources) => object | null>> = {
  /** What the owner calls each type of block, in every language. */
  'block-titles': ({ schemas }) =>
    Object.fromEntries(schemas.blockTypes.map((type) => [type, spoken(schemas.block(type).title)])),
  /** Where the data service is. */
  'data-settings': ({ data }) => ({
    url: data?.url ?? '',
    key: data?.publishableKey ?? sameOriginKey,
  }),
  /** What drafts of posts are made of. */
  'generator-data': ({ settings, templates }) =>
    templates
      ? {
          templates,
          grammar: grammarOf(localeOf(settings).language),
          timeZone: localeOf(settings).timeZone,
        }
      : null,
  /** What the SEO score of a post looks for. */
  'key-phrases': ({ settings: { blog } }) => blog?.keyPhrases ?? null,
  /** Figures that posts may name. */
  'site-claims': ({ settings }) => publicClaims(settings.claims),
  /** What no post may advise, without the examples. */
  'safety-rules': ({ safety }) =>
    safety.rules.length > 0
      ? { ...safety, rules: safety.rules.map(({ breaks: _breaks, fine: _fine, ...rule }) => rule) }
      : null,
};

/** Those of which a page says no more than where they are: files of their own, which its script fetches once it needs them. */
const fetched: ReadonlySet<PageData> = new Set<PageData>(['generator-data', 'safety-rules']);

/** The file of a value, in the web root. */
const fileOfValue = (text: string) => `assets/${contentHash(text)}.json`;

/** The ids of JSON that blocks of these types need. */
const idsOf = (types: readonly string[], schemas: Schemas) =>
  new Set(types.flatMap((type) => schemas.block(type)['x-data'] ?? []));

/** The files that the scripts of pages with blocks of these types fetch: text by path in the web root. */
export function dataFiles(
  types: readonly string[],
  sources: DataSources,
): ReadonlyMap<string, string> {
  const ids = [...idsOf(types, sources.schemas)].filter((id) => fetched.has(id));
  return new Map(
    ids.flatMap((id) => {
      const value = pageData[id](sources);
      if (!value) return [];
      const text = JSON.stringify(value);
      return [[fileOfValue(text), text]];
    }),
  );
}

/** What the blocks of a page need beside their HTML, by their schemas: a page script (`x-script`) and JSON (`x-data`). */
export function needsOf(
  blocks: readonly ResolvedBlock[],
  sources: DataSources,
): Pick<ResolvedPage, 'script' | 'json'> {
  const { schemas } = sources;
  const types = blocks.map(({ type }) => type);
  return {
    script: types.map((type) => schemas.block(type)['x-script']).find(Boolean) ?? 'document',
    json: [...idsOf(types, schemas)].flatMap((id) => {
      const value = pageData[id](sources);
      if (!value) return [];
      if (!fetched.has(id)) return [{ id, value }];
      return [{ id, value: { file: `/${fileOfValue(JSON.stringify(value))}` } }];
    }),
  };
}
