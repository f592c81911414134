import { BeyondSubset, reasonOf, type QuickYamlReason } from './beyond-subset.ts';
import { nothingInside, type ValueRanges } from '../yaml/value-ranges.ts';
import { deepest, fieldName, FlowReader } from './flow-reader.ts';
import { blockScalar, closingQuote, plainScalar, quotedScalar } from './scalars.ts';

const blockHeader = /[|>]-?(?= *\n)/y;
const space = 32;
const newline = 10;
const hash = 35;

/** Of nothing that was read yet. */
const nowhere: ValueRanges = { key: null, value: null, inside: nothingInside };

/** Reads block lists and fields by their indentation. Throws `BeyondSubset`. */
export class BlockReader {
  readonly #text: string;
  /** The line that is being looked at: where its content begins and ends, and its indentation; `#indent` is -1 at the end of the text. */
  #start = 0;
  #end = 0;
  #indent = 0;
  /** Where what was read last stands, but for the name of its field; null where nobody asks. */
  #last: ValueRanges | null;
  /** Where the lists and fields end whose last value was read last: behind its line. */
  #after = 0;

  constructor(text: string, notes = false) {
    this.#text = text;
    this.#last = notes ? nowhere : null;
  }

  /** Where the values of the whole text stand, once it was read by a reader that `notes` them. */
  get ranges(): ValueRanges {
    return this.#last!;
  }

  /** Notes where a value stands that has been read. */
  #note(from: number, to: number, inside = nothingInside): void {
    if (this.#last) this.#last = { key: null, value: [from, to], inside };
  }

  /** The value of the whole text. */
  document(): unknown {
    this.#lineFrom(0);
    if (this.#indent !== 0) throw new BeyondSubset('indentation');
    const value = this.#block(0, 0);
    if (!this.#atEnd()) throw new BeyondSubset('indentation');
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
      from = end + 1;
    }
    this.#indent = -1;
  }

  /** A list or a group of fields whose lines begin at `indent`. */
  #block(indent: number, depth: number): unknown {
    if (depth > deepest) throw new BeyondSubset('depth');
    return this.#isItem() ? this.#list(indent, depth) : this.#group(indent, depth);
  }

  #isItem(): boolean {
    const next = this.#text.charCodeAt(this.#start + 1);
    return this.#text[this.#start] === '-' && (next === space || next === newline);
  }

  #list(indent: number, depth: number): unknown[] {
    const items: unknown[] = [];
    const inside = this.#last && new Map<string, ValueRanges>();
    const start = this.#start;
    while (this.#indent === indent && this.#isItem()) {
      let at = this.#start + 1;
      while (this.#text.charCodeAt(at) === space) at += 1;
      items.push(this.#item(at, indent, depth));
      inside?.set(String(items.length - 1), this.#last!);
    }
    if (this.#indent > indent) throw new BeyondSubset('indentation');
    if (inside) this.#note(start, this.#after, inside);
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
    const inside = this.#last && new Map<string, ValueRanges>();
    const start = this.#start;
    while (this.#indent === indent) {
      fieldName.lastIndex = this.#start;
      const name = fieldName.exec(this.#text)?.[0];
      if (name === undefined || Object.hasOwn(fields, name))
        throw new BeyondSubset(reasonOf(this.#text[this.#start], 'field'));
      const from = this.#start;
      let at = from + name.length;
      if (this.#text[at] !== ':') throw new BeyondSubset('field');
      at += 1;
      if (at < this.#end && this.#text.charCodeAt(at) !== space) throw new BeyondSubset('field');
      while (this.#text.charCodeAt(at) === space) at += 1;
      fields[name] = this.#value(at, indent, depth, true);
      inside?.set(name, { ...this.#last!, key: [from, from + name.length] });
    }
    if (this.#indent > indent) throw new BeyondSubset('indentation');
    if (inside) this.#note(start, this.#after, inside);
    return fields;
  }

  /** The value that begins at `at` on the current line, of a field or an item at `indent`; goes on to the next line. */
  #value(at: number, indent: number, depth: number, ofField: boolean): unknown {
    const text = this.#text;
    const end = this.#end;
    this.#after = end + 1;
    if (at >= end || text.charCodeAt(at) === hash) return this.#below(at, indent, depth, ofField);
    const first = text[at]!;
    if (first === '"' || first === "'") {
      const close = closingQuote(text, at, end);
      this.#nothingAfter(close + 1, end, 'quotes');
      const value = quotedScalar(text, at, close);
      this.#note(at, close + 1);
      this.#lineFrom(end + 1);
      return value;
    }
    if (first === '[' || first === '{') {
      const flow = new FlowReader(text, at, end, this.#last !== null);
      const value = flow.value(depth + 1);
      this.#nothingAfter(flow.at, end, 'flow');
      if (this.#last) this.#last = flow.last;
      this.#lineFrom(end + 1);
      return value;
    }
    if (first === '|' || first === '>') return this.#scalarBelow(at, indent);
    const plain = this.#plainText(at, end);
    this.#note(at, at + plain.length);
    this.#lineFrom(end + 1);
    return plainScalar(plain);
  }

  /** A scalar without quotes up to the end of the line or a comment. */
  #plainText(at: number, end: number): string {
    const line = this.#text.slice(at, end);
    const comment = line.indexOf(' #');
    const text = (comment < 0 ? line : line.slice(0, comment)).trimEnd();
    if (text.includes(': ') || text.endsWith(':'))
      throw new BeyondSubset(reasonOf(text[0], 'plain-text'));
    return text;
  }

  /** Nothing but a comment may follow a quote or a bracket. */
  #nothingAfter(at: number, end: number, reason: QuickYamlReason): void {
    const rest = this.#text.slice(at, end);
    if (rest !== '' && !/^ +(?:#.*)?$/.test(rest)) throw new BeyondSubset(reason);
  }

  /**
   * The block below a field or a dash without a value, which would begin at `at`: deeper, or a list at the field's own
   * indentation, or nothing.
   */
  #below(at: number, indent: number, depth: number, ofField: boolean): unknown {
    this.#lineFrom(this.#end + 1);
    if (this.#indent > indent) return this.#block(this.#indent, depth + 1);
    if (ofField && this.#indent === indent && this.#isItem()) return this.#list(indent, depth + 1);
    if (this.#last) this.#noteNothing(at);
    return null;
  }

  /** Nothing stands at `at`; what it ends ends behind the comments that follow. */
  #noteNothing(at: number): void {
    const next = this.#atEnd() ? this.#text.length : this.#start - this.#indent;
    const said = this.#text.slice(at, next).trimEnd();
    this.#note(at, at);
    this.#after = said === '' ? at : this.#text.indexOf('\n', at + said.length) + 1;
  }

  /** A block scalar whose header stands at `at`; its lines are deeper than `indent`. */
  #scalarBelow(at: number, indent: number): string {
    const text = this.#text;
    blockHeader.lastIndex = at;
    const header = blockHeader.exec(text)?.[0];
    if (header === undefined) throw new BeyondSubset('block-scalar');
    const lines: string[] = [];
    let own = -1;
    let from = this.#end + 1;
    this.#after = from;
    while (from < text.length) {
      const end = text.indexOf('\n', from);
      let start = from;
      while (text.charCodeAt(start) === space) start += 1;
      if (start === end) {
        // Spaces on an empty line count only where they are more than the indentation.
        if (start - from > Math.max(own, 0)) throw new BeyondSubset('block-scalar');
        lines.push('');
      } else {
        const depth = start - from;
        if (own < 0) {
          if (depth <= indent || lines.length > 0) throw new BeyondSubset('block-scalar');
          own = depth;
        }
        if (depth < own) {
          if (depth > indent) throw new BeyondSubset('block-scalar');
          break;
        }
        lines.push(text.slice(from + own, end));
        // Empty lines behind the last one are not part of it.
        this.#after = end + 1;
      }
      from = end + 1;
    }
    this.#note(at, this.#after);
    this.#lineFrom(from);
    return blockScalar(lines, header[0] === '>', header.endsWith('-'));
  }
}
