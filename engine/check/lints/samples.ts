import { fieldsOf, type Field } from '../../content/fields.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { SharedContent } from '../../content/validate.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { spoken } from '../../words/schemas.ts';
import { sharedDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';

/** How many names a warning lists. */
const listed = 5;

const shortList = (names: readonly string[]) =>
  names.length > listed ? [...names.slice(0, listed), '…'] : names;

const isSample = (item: unknown): item is { readonly name?: unknown } =>
  typeof item === 'object' && item !== null && 'sample' in item && item.sample === true;

/** What blocks of one document show and somebody made up, one finding a list. */
export function samplesIn(file: SourceFile, schemas: Schemas): Finding[] {
  if (!file.text.includes('sample')) return [];
  const fields = fieldsOf(file, schemas);
  return fields.flatMap(({ pointer, value: list }): Finding[] => {
    const made = Array.isArray(list) ? list.filter(isSample) : [];
    const block = made.length > 0 ? blockAround(pointer, fields, schemas) : null;
    if (block === null) return [];
    const names = made.map(({ name }) => String(name ?? ''));
    return [
      {
        code: 'sample',
        file,
        pointer,
        part: 'key',
        params: {
          what: 'block',
          block: { type: block, title: spoken(schemas.block(block).title ?? block) },
          count: names.length,
          names: shortList(names),
        },
      },
    ];
  });
}

/** The type of the innermost block around a value; null where it is in none. */
function blockAround(
  pointer: Pointer,
  fields: readonly Field[],
  { blockTypes }: Schemas,
): string | null {
  const types = fields.flatMap(({ pointer: at, value }) =>
    at.every((step, depth) => step === pointer[depth]) &&
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    blockTypes.includes(value.type)
      ? value.type
      : [],
  );
  return types.at(-1) ?? null;
}

/** The names of the claims that nobody has confirmed. */
const openClaims = ({ settings }: SharedContent): string[] =>
  Object.entries(settings.document.claims)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name]) => name);

/** Each claim that nobody has confirmed, at its place. */
export const openClaimsIn = (site: SharedContent): Finding[] =>
  openClaims(site).map((name) => ({
    code: 'sample',
    file: site.settings.file,
    pointer: ['claims', name],
    part: 'key',
    params: { what: 'claim', count: 1, names: [name] },
  }));

/** What was made up so that there is something to see: claims in one warning, the rating, those of blocks in one a list. */
export const samples: Lint = {
  codes: ['sample'],
  quick: true,
  page: ({ file }, { schemas }) => samplesIn(file, schemas),
  run: (lintSite) => {
    const { document, file } = lintSite.site.settings;
    const claims = openClaims(lintSite.site);
    const out: Finding[] = [];
    if (claims.length > 0)
      out.push({
        code: 'sample',
        file,
        pointer: ['claims'],
        part: 'key',
        params: { what: 'claims', count: claims.length, names: shortList(claims) },
      });
    if (document.rating?.sample)
      out.push({
        code: 'sample',
        file,
        pointer: ['rating'],
        part: 'key',
        params: { what: 'rating', count: 1, names: [] },
      });
    return [
      ...out,
      ...sharedDocuments(lintSite)
        .filter((shared) => shared !== file)
        .flatMap((shared) => samplesIn(shared, lintSite.site.schemas)),
    ];
  },
};
