import { rawText, type SourceFile } from '../../content/source-file.ts';
import type { PageOutline, Site } from '../../content/validate.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { localeOf } from '../../words/locale.ts';
import type { NameOrigin } from '../breadcrumb/breadcrumb.ts';
import { formatPhone } from '../business/phone.ts';
import { fillMessage, messageScope, type ButtonParts } from '../buttons.ts';
import type { GivenValues } from '../origins/origin.ts';
import { referenceOrigin } from '../references/reference-values.ts';
import { replaceReferences } from '../replace-references.ts';
import type { Scope } from '../references/scope.ts';
import type { SiteIndex } from '../site-index.ts';
import type { Origin, OriginFinder, ReferenceOrigin, TextOrigin, WrittenText } from './origin.ts';
import { placeSources } from './place-sources.ts';

/** What the texts of a page are looked up in. */
interface TracedPage {
  readonly site: Site<PageOutline>;
  readonly index: SiteIndex;
  readonly scope: Scope;
}

/** Says where texts were written that a page shows. */
export class Tracer implements OriginFinder {
  readonly #page: TracedPage;
  /** Values of the partial around the text at hand. */
  readonly #values: GivenValues | null;

  constructor(page: TracedPage, values: GivenValues | null = null) {
    this.#page = page;
    this.#values = values;
  }

  get scope(): Scope {
    return this.#page.scope;
  }

  get index(): SiteIndex {
    return this.#page.index;
  }

  /** A text of the page, and what stands in it. */
  text({ file, pointer, written, values }: WrittenText): TextOrigin {
    const inside = new Tracer(this.#page, values);
    const found: { readonly name: string; readonly from: number; readonly to: number }[] = [];
    const text = replaceReferences(
      written,
      { ...this.scope, values },
      () => undefined,
      ({ name, from, length }) => found.push({ name, from, to: from + length }),
    );
    const references = found.map(({ name, from, to }): ReferenceOrigin => ({
      name,
      text: text.slice(from, to),
      ...referenceOrigin(name, inside),
    }));
    return { file, pointer, written, text, references };
  }

  /** What a document says at a pointer, where that needs no page to be understood; nothing where it says nothing. */
  at(file: SourceFile, pointer: Pointer): readonly TextOrigin[] {
    const value = valueAt(file, pointer);
    if (value === undefined || value === null) return [];
    const isGroup = typeof value === 'object' && !Array.isArray(value);
    const written = typeof value === 'string' ? value : isGroup ? '' : rawText(file, pointer);
    const scope = { ...this.scope, place: null, facts: null, values: null };
    return [new Tracer({ ...this.#page, scope }).text({ file, pointer, written, values: null })];
  }

  /** What stands at a pointer of the document of the page at `path`. */
  ofPage(path: string, pointer: Pointer): readonly TextOrigin[] {
    const page = this.#page.site.pages.find(({ document }) => document.path === path);
    return page ? this.at(page.file, pointer) : [];
  }

  /** The name of a crumb or of a link. */
  ofName({ path, pointer }: NameOrigin): readonly TextOrigin[] {
    return path === null ? this.ofSettings(pointer).sources : this.ofPage(path, pointer);
  }

  /** What reads as `site.yaml` says it. */
  ofSettings(...pointers: readonly Pointer[]): Origin {
    const { file } = this.#page.site.settings;
    return { sources: pointers.flatMap((pointer) => this.at(file, pointer)), computed: false };
  }

  /** The number of a contact as people write it. */
  phone(contact: string): Origin {
    const { country } = localeOf(this.scope.settings);
    const { sources } = this.ofSettings(['contacts', contact, 'phone']);
    const asRead = ({ text, ...source }: TextOrigin) => ({
      ...source,
      text: formatPhone(text, country),
    });
    return { sources: sources.map(asRead), computed: false };
  }

  /** What is made of what `site.yaml` says. */
  computed(...pointers: readonly Pointer[]): Origin {
    return { ...this.ofSettings(...pointers), computed: true };
  }

  /** What the page says of its place. */
  ofPlace(field: string): Origin {
    return placeSources(field, this.scope.place!, this);
  }

  /** What a chat begins with: `values` are those that its button gives. */
  message(
    { name, field }: NonNullable<ButtonParts['message']>,
    values: Readonly<Record<string, TextOrigin>>,
  ): TextOrigin {
    const { file } = this.#page.site.settings;
    const pointer = ['messages', name, field];
    const written = String(valueAt(file, pointer));
    const given: ReferenceOrigin[] = [];
    const filled = fillMessage(written, (token) => {
      const value = values[token];
      if (!value) return null;
      given.push({ name: token, text: value.text, sources: [value], computed: false });
      return value.text;
    });
    const said = new Tracer({ ...this.#page, scope: messageScope(this.scope) });
    const { text, references } = said.text({ file, pointer, written: filled, values: null });
    return { file, pointer, written, text, references: [...given, ...references] };
  }

  /** A fact that the site computes itself: of its code no more is known than the file. */
  ofOwnFact(name: string): Origin {
    const file = this.#page.site.code.facts.get(name)?.file;
    const source = file && { file, pointer: [], written: '', text: '', references: [] };
    return { sources: source ? [source] : [], computed: true };
  }

  /** A value of the partial around. */
  ofValue(name: string): Origin {
    const value = this.#values?.[name];
    return { sources: value ? [this.text(value)] : [], computed: false };
  }
}

/** What a document says at a pointer. */
const valueAt = ({ value }: SourceFile, pointer: Pointer): unknown =>
  pointer.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, step)
        ? (inside as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    value,
  );
