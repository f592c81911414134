import { nothingInside, type ValuePlace } from './value-places.ts';
import { deepest, fieldName, FlowReader } from './plain-flow.ts';
import { BeyondSubset, blockScalar, closingQuote, plainScalar, quotedScalar } from './scalars.ts';

/** Characters that make a text one for the full parser wherever they stand. */
const beyond = /[\t\r\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;
/** Markers of several documents in one text. */
const marker = /^(?:---|\.\.\.|%)/m;
const blockHeader = /[|>]-?(?= *\n)/y;
const space = 32;
const newline = 10;
const hash = 35;

/**
 * Value of a YAML text in the subset that documents are nearly always written in: block lists and fields by indentation,
 * scalars, quotes and flow collections on one line, `|` and `>`, comments. `undefined` where the text is anything else,
 * wrong or not: then the full parser decides. On what it accepts it gives the tree that `yaml` gives (YAML 1.2, core
 * schema); a property test holds that. About fifty times as fast, which is why it exists.
 */
export function parsePlain(text: string): unknown {
  if (!text.endsWith('\n') || beyond.test(text) || marker.test(text)) return undefined;
  try {
    return new PlainReader(text).document();
  } catch (error) {
    if (error instanceof BeyondSubset) return undefined;
    throw error;
  }
}

/**
 * The places of all values of a text that `parsePlain` accepts, as `placesOf` gives them; null for any other, and for one
 * with a field that is left empty or a comment that is indented.
 */
export function plainPlaces(text: string): ValuePlace | null {
  if (!text.endsWith('\n') || beyond.test(text) || marker.test(text)) return null;
  try {
    return new PlainReader(text, true).places();
  } catch (error) {
    if (error instanceof BeyondSubset) return null;
    throw error;
  }
}

class PlainReader {
  readonly #text: string;
  readonly #withPlaces: boolean;
  /** Where the value that was read last stands; told only if asked for. */
  #place: ValuePlace | null = null;
  /** Where the last line of that value ends, its line end included: the end of every block that ends with it. */
  #blockEnd = 0;
  /** The line that is being looked at: where its content begins and ends, and its indentation; `#indent` is -1 at the end of the text. */
  #start = 0;
  #end = 0;
  #indent = 0;

  constructor(text: string, withPlaces = false) {
    this.#text = text;
    this.#withPlaces = withPlaces;
  }

  /** The places of the document's values. */
  places(): ValuePlace | null {
    this.document();
    return this.#place;
  }

  /** Tells the place of a value whose last line ends at `blockEnd`. */
  #tell(
    from: number,
    to: number,
    blockEnd: number,
    inside: ReadonlyMap<string, ValuePlace> = nothingInside,
  ): void {
    this.#blockEnd = blockEnd;
    if (this.#withPlaces) this.#place = { value: [from, to], key: null, inside };
  }

  document(): unknown {
    this.#lineFrom(0);
    if (this.#indent !== 0) throw new BeyondSubset();
    const value = this.#block(0, 0);
    if (!this.#atEnd()) throw new BeyondSubset();
    return value;
  }

  #atEnd(): boolean {
    return this.#indent < 0;
  }

  /** Goes to the first line from `at` on that is neither empty nor a comment. */
  #lineFrom(at: number): void {
    const text = this.#text;
    let from = at;
    while (from < text.length) {
      let start = from;
      while (text.charCodeAt(start) === space) start += 1;
      const end = text.indexOf('\n', start);
      const first = text.charCodeAt(start);
      if (first !== newline && first !== hash) {
        this.#start = start;
        this.#end = end;
        this.#indent = start - from;
        return;
      }
      // Such a comment may belong to the value above.
      if (this.#withPlaces && first === hash && start > from) throw new BeyondSubset();
      from = end + 1;
    }
    this.#indent = -1;
  }

  /** A list or a group of fields whose lines begin at `indent`. */
  #block(indent: number, depth: number): unknown {
    if (depth > deepest) throw new BeyondSubset();
    return this.#isItem() ? this.#list(indent, depth) : this.#group(indent, depth);
  }

  #isItem(): boolean {
    const next = this.#text.charCodeAt(this.#start + 1);
    return this.#text[this.#start] === '-' && (next === space || next === newline);
  }

  #list(indent: number, depth: number): unknown[] {
    const items: unknown[] = [];
    const first = this.#start;
    const inside = new Map<string, ValuePlace>();
    while (this.#indent === indent && this.#isItem()) {
      let at = this.#start + 1;
      while (this.#text.charCodeAt(at) === space) at += 1;
      items.push(this.#item(at, indent, depth));
      if (this.#place) inside.set(String(items.length - 1), this.#place);
    }
    if (this.#indent > indent) throw new BeyondSubset();
    this.#tell(first, this.#blockEnd, this.#blockEnd, inside);
    return items;
  }

  /** What follows a dash at `indent`: fields from there on, or a value. */
  #item(at: number, indent: number, depth: number): unknown {
    fieldName.lastIndex = at;
    const name = fieldName.exec(this.#text)?.[0];
    const after = name === undefined ? undefined : this.#text.charCodeAt(at + name.length + 1);
    if (
      name !== undefined &&
      this.#text[at + name.length] === ':' &&
      (after === space || after === newline)
    ) {
      this.#indent += at - this.#start;
      this.#start = at;
      return this.#group(this.#indent, depth + 1);
    }
    return this.#value(at, indent, depth, false);
  }

  #group(indent: number, depth: number): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    const first = this.#start;
    const inside = new Map<string, ValuePlace>();
    while (this.#indent === indent) {
      const from = this.#start;
      fieldName.lastIndex = from;
      const name = fieldName.exec(this.#text)?.[0];
      if (name === undefined || Object.hasOwn(fields, name)) throw new BeyondSubset();
      let at = this.#start + name.length;
      if (this.#text[at] !== ':') throw new BeyondSubset();
      at += 1;
      if (at < this.#end && this.#text.charCodeAt(at) !== space) throw new BeyondSubset();
      while (this.#text.charCodeAt(at) === space) at += 1;
      fields[name] = this.#value(at, indent, depth, true);
      if (this.#place) inside.set(name, { ...this.#place, key: [from, from + name.length] });
    }
    if (this.#indent > indent) throw new BeyondSubset();
    this.#tell(first, this.#blockEnd, this.#blockEnd, inside);
    return fields;
  }

  /** The value that begins at `at` on the current line, of a field or an item at `indent`; goes on to the next line. */
  #value(at: number, indent: number, depth: number, ofField: boolean): unknown {
    const text = this.#text;
    const end = this.#end;
    if (at >= end || text.charCodeAt(at) === hash) return this.#below(indent, depth, ofField);
    const first = text[at]!;
    if (first === '"' || first === "'") {
      const close = closingQuote(text, at, end);
      this.#nothingAfter(close + 1, end);
      const value = quotedScalar(text, at, close);
      this.#lineFrom(end + 1);
      this.#tell(at, close + 1, end + 1);
      return value;
    }
    if (first === '[' || first === '{') {
      const flow = new FlowReader(text, at, end, this.#withPlaces);
      const value = flow.value(depth + 1);
      this.#nothingAfter(flow.at, end);
      this.#lineFrom(end + 1);
      this.#place = flow.place;
      this.#blockEnd = end + 1;
      return value;
    }
    if (first === '|' || first === '>') return this.#scalarBelow(at, indent);
    const plain = this.#plainText(at, end);
    this.#lineFrom(end + 1);
    this.#tell(at, at + plain.length, end + 1);
    return plainScalar(plain);
  }

  /** A scalar without quotes up to the end of the line or a comment. */
  #plainText(at: number, end: number): string {
    const line = this.#text.slice(at, end);
    const comment = line.indexOf(' #');
    const text = (comment < 0 ? line : line.slice(0, comment)).trimEnd();
    if (text.includes(': ') || text.endsWith(':')) throw new BeyondSubset();
    return text;
  }

  /** Nothing but a comment may follow a quote or a bracket. */
  #nothingAfter(at: number, end: number): void {
    const rest = this.#text.slice(at, end);
    if (rest !== '' && !/^ +(?:#.*)?$/.test(rest)) throw new BeyondSubset();
  }

  /** The block below a field or a dash without a value: deeper, or a list at the field's own indentation, or nothing. */
  #below(indent: number, depth: number, ofField: boolean): unknown {
    this.#lineFrom(this.#end + 1);
    if (this.#indent > indent) return this.#block(this.#indent, depth + 1);
    if (ofField && this.#indent === indent && this.#isItem()) return this.#list(indent, depth + 1);
    if (this.#withPlaces) throw new BeyondSubset();
    return null;
  }

  /** A block scalar whose header stands at `at`; its lines are deeper than `indent`. */
  #scalarBelow(at: number, indent: number): string {
    const text = this.#text;
    blockHeader.lastIndex = at;
    const header = blockHeader.exec(text)?.[0];
    if (header === undefined) throw new BeyondSubset();
    const lines: string[] = [];
    let own = -1;
    let from = this.#end + 1;
    let last = from;
    while (from < text.length) {
      const end = text.indexOf('\n', from);
      let start = from;
      while (text.charCodeAt(start) === space) start += 1;
      if (start === end) {
        // Spaces on an empty line count only where they are more than the indentation.
        if (start - from > Math.max(own, 0)) throw new BeyondSubset();
        lines.push('');
      } else {
        const depth = start - from;
        if (own < 0) {
          if (depth <= indent || lines.length > 0) throw new BeyondSubset();
          own = depth;
        }
        if (depth < own) {
          if (depth > indent) throw new BeyondSubset();
          break;
        }
        lines.push(text.slice(from + own, end));
        last = end + 1;
      }
      from = end + 1;
    }
    this.#lineFrom(from);
    this.#tell(at, last, last);
    return blockScalar(lines, header[0] === '>', header.endsWith('-'));
  }
}
