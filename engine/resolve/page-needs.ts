import type { PageData, SafetyRules } from '#schemas/types';
import type { SiteSettings } from '../content/site-settings.ts';
import { publicClaims } from '../blog/post-claims.ts';
import type { PostTemplates } from '../blog/generator/templates.ts';
import { sameOriginKey, type PageDataAddress } from '../client/data-address.ts';
import type { Schemas } from '../content/schemas.ts';
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

/** What the blocks of a page need beside their HTML, by their schemas: a page script (`x-script`) and JSON (`x-data`). */
export function needsOf(
  blocks: readonly ResolvedBlock[],
  sources: DataSources,
): Pick<ResolvedPage, 'script' | 'json'> {
  const schemas = blocks.map(({ type }) => sources.schemas.block(type));
  const ids = new Set(schemas.flatMap((schema) => schema['x-data'] ?? []));
  return {
    script: schemas.map((schema) => schema['x-script']).find(Boolean) ?? 'document',
    json: [...ids].flatMap((id) => {
      const value = pageData[id](sources);
      return value ? [{ id, value }] : [];
    }),
  };
}
