import type { PageDocument } from '#schemas/types';
import type { SiteSettings } from '../content/site-settings.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { referencePattern, replaceReferences, type Scope } from '../resolve/replace-references.ts';
import type { OwnFacts } from '../resolve/facts/own-facts.ts';
import type { PagePlace, SiteIndex } from '../resolve/site-index.ts';
import type { Schemas } from '../content/schemas.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Sourced } from '../content/validate.ts';
import type { PartialUse } from '../resolve/partials/partials.ts';

/** What the references of a page's texts are looked up in. */
export interface PageScope {
  readonly schemas: Schemas;
  /** With the references of its own texts replaced. */
  readonly settings: Sourced<SiteSettings>;
  readonly index: SiteIndex;
  /** The document of the page; null for a post. */
  readonly page: Sourced<PageDocument> | null;
  readonly place: PagePlace | null;
  /** The facts of the page that the site computes itself. */
  readonly facts: OwnFacts;
}

/** Where a text was written, and the partial whose values it may use. */
export interface WrittenText {
  readonly value: string;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly use: PartialUse | null;
}

/** The text at a pointer in a file, as it stands there; null where there is none. */
export function writtenAt(
  file: SourceFile,
  pointer: Pointer,
  use: PartialUse | null = null,
): WrittenText | null {
  const value = pointer.reduce<unknown>(
    (inside, step) =>
      inside !== null && typeof inside === 'object' && Object.hasOwn(inside, step)
        ? (inside as Record<string | number, unknown>)[step]
        : undefined,
    file.value,
  );
  return value === undefined || value === null
    ? null
    : { value: String(value), file, pointer, use };
}

/** A reference of a text: what it says on this page, and where its value was written. */
export interface ReferenceOrigin {
  /** `claims.technicians`, without braces. */
  readonly name: string;
  readonly text: string;
  /** Where the value stands; what it is computed from where `computed` is true. */
  readonly source: WrittenText;
  /** True where the text is not what is written there: a distance, a list of names. */
  readonly computed: boolean;
}

/** Where the value of a partial was given: by its use, else by the partial itself. */
function valueSource(name: string, use: PartialUse): WrittenText | null {
  return (
    writtenAt(use.file, [...use.pointer, 'values', name], use.outer) ??
    writtenAt(use.partial.file, ['values', name, 'default'], use.outer)
  );
}

/** Where what a page says of its place was written: in its `variant` or `region`, else in the page of its place. */
function regionSource(
  field: string,
  { page, place, index }: PageScope,
): { source: WrittenText; computed: boolean } | null {
  const parent = place ? index.regions.get(place.slug)?.page : undefined;
  if (!page || !parent) return null;
  const wanted = field === 'distance' ? 'coordinates' : field;
  // `in` is made of the name where it is not written.
  const keys = wanted === 'in' ? ['in', 'name'] : [wanted];
  for (const { file, holder } of [
    { file: page.file, holder: 'variant' },
    { file: parent.file, holder: 'region' },
  ]) {
    for (const key of keys) {
      const source = writtenAt(file, [holder, key]);
      if (source) return { source, computed: key !== field || field === 'near' };
    }
  }
  return null;
}

/** Where what a page says of the business was written. */
function businessSource(
  field: string,
  { settings: { file } }: PageScope,
): { source: WrittenText; computed: boolean } | null {
  const pointers: Readonly<Record<string, Pointer>> = {
    locality: ['business', 'address', 'locality'],
    email: ['business', 'email', 'value'],
  };
  const source = writtenAt(file, pointers[field] ?? ['business', field]);
  // A list is written line by line, and read as a sentence.
  return source && { source, computed: field === 'payment' };
}

function sourceOf(
  name: string,
  use: PartialUse | null,
  scope: PageScope,
): { source: WrittenText; computed: boolean } | null {
  const [space, key = '', field] = name.split('.');
  const inSettings = (...pointer: Pointer) => {
    const source = writtenAt(scope.settings.file, pointer);
    return source && { source, computed: false };
  };
  switch (space) {
    case 'claims':
      return inSettings('claims', key, 'value');
    case 'contacts':
      return inSettings('contacts', key, field === 'label' ? 'kind' : 'phone');
    case 'business':
      return businessSource(key, scope);
    case 'region':
      return regionSource(key, scope);
    case 'facts': {
      const path = scope.facts.fileOf(key);
      const file = { path: path ?? '', text: '', value: null };
      return path === null
        ? null
        : { source: { value: '', file, pointer: [], use: null }, computed: true };
    }
    case 'values': {
      const source = use && valueSource(key, use);
      return source ? { source, computed: false } : null;
    }
    default:
      return null;
  }
}

/** Texts of the values that a use of a partial gives, references replaced. */
function valuesOf(use: PartialUse | null, scope: PageScope): Scope['values'] {
  if (!use) return null;
  return Object.fromEntries(
    Object.keys(use.partial.document.values ?? {}).map((name) => {
      const source = valueSource(name, use);
      return [name, { text: source ? textOf(source, scope) : '' }];
    }),
  );
}

/** A written text as it reads on the page: references replaced, an unknown one as it stands. */
export function textOf(
  { value, use }: Pick<WrittenText, 'value' | 'use'>,
  scope: PageScope,
): string {
  if (!value.includes('{{')) return value;
  return replaceReferences(
    value,
    {
      settings: scope.settings.document,
      settingsFile: scope.settings.file,
      place: scope.place,
      values: valuesOf(use, scope),
      facts: scope.facts,
    },
    () => undefined,
  );
}

/** The references of a text in their order, each once, with where their values were written; unknown ones are left out. */
export function referencesOf(
  value: string,
  use: PartialUse | null,
  scope: PageScope,
): ReferenceOrigin[] {
  const names = new Set([...value.matchAll(referencePattern)].map((match) => match[1]!));
  return [...names].flatMap((name) => {
    const found = sourceOf(name, use, scope);
    return found ? [{ name, text: textOf({ value: `{{${name}}}`, use }, scope), ...found }] : [];
  });
}
