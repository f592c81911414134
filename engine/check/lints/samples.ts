import type { Schemas } from '../../content/schemas.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { spoken } from '../../words/schemas.ts';
import { sharedDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';

/** How many names a warning lists. */
const listed = 5;

const shortList = (names: readonly string[]) =>
  names.length > listed ? [...names.slice(0, listed), '…'] : names;

/** A list of a block that has samples in it. */
interface SampleList {
  readonly pointer: Pointer;
  readonly block: string;
  readonly names: readonly string[];
}

const isSample = (item: unknown): item is { readonly name?: unknown } =>
  typeof item === 'object' && item !== null && 'sample' in item && item.sample === true;

/** The type of a value that is a block, else `around`. */
const blockTypeOf = (value: object, around: string | null, { blockTypes }: Schemas) =>
  'type' in value && typeof value.type === 'string' && blockTypes.includes(value.type)
    ? value.type
    : around;

/** The lists of blocks below a value that have samples in them; `block`: type of the block around it. */
function sampleLists(
  value: unknown,
  pointer: Pointer,
  block: string | null,
  schemas: Schemas,
): SampleList[] {
  if (value === null || typeof value !== 'object') return [];
  const samples = Array.isArray(value) ? value.filter(isSample) : [];
  if (block !== null && samples.length > 0)
    return [{ pointer, block, names: samples.map(({ name }) => String(name ?? '')) }];
  const inside = blockTypeOf(value, block, schemas);
  return Array.isArray(value)
    ? value.flatMap((item, position) => sampleLists(item, [...pointer, position], inside, schemas))
    : Object.entries(value).flatMap(([name, field]) =>
        sampleLists(field, [...pointer, name], inside, schemas),
      );
}

/** What blocks of one document show and somebody made up, one finding a list. */
export function samplesIn(file: SourceFile, schemas: Schemas): Finding[] {
  if (!file.text.includes('sample')) return [];
  return sampleLists(file.value, [], null, schemas).map(({ pointer, block, names }) => ({
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
  }));
}

/** What was made up so that there is something to see: claims in one warning, the rating, those of blocks in one a list. */
export const samples: Lint = {
  codes: ['sample'],
  quick: true,
  page: ({ file }, { schemas }) => samplesIn(file, schemas),
  run: (lintSite) => {
    const { document, file } = lintSite.site.settings;
    const claims = Object.entries(document.claims)
      .filter(([, claim]) => claim.sample)
      .map(([name]) => name);
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
