import { BeyondSubset, reasonOf } from './beyond-subset.ts';
import { nothingInside, type ValueRanges } from '../yaml/value-ranges.ts';
import { closingQuote, plainScalar, quotedScalar } from './scalars.ts';

/** Name of a field without quotes; the words that YAML reads as something else are left to the full parser. */
export const fieldName =
  /(?!(?:true|True|TRUE|false|False|FALSE|null|Null|NULL|__proto__)[: ])[A-Za-z_][A-Za-z0-9_-]*/y;

/** Deepest nesting that the subset reads; deeper documents are judged by the full parser. */
export const deepest = 48;

/** A list or a group of fields on one line (`[a, b]`, `{ a: b }`), read from `text` at `start`. Throws `BeyondSubset`. */
export class FlowReader {
  /** Where the next character to be read stands. */
  at: number;
  /** Where what was read last stands, but for the name of its field; read where somebody `notes` it. */
  last: ValueRanges | null = null;
  readonly #text: string;
  readonly #end: number;
  readonly #notes: boolean;

  constructor(text: string, start: number, end: number, notes = false) {
    this.#text = text;
    this.at = start;
    this.#end = end;
    this.#notes = notes;
  }

  /** The value at the current position; afterwards `at` is behind it. */
  value(depth: number): unknown {
    const start = this.at;
    const inside = this.#notes ? new Map<string, ValueRanges>() : null;
    const value = this.#read(depth, inside);
    if (inside) {
      let end = this.at;
      while (this.#text[end - 1] === ' ') end -= 1;
      this.last = { key: null, value: [start, end], inside: inside.size ? inside : nothingInside };
    }
    return value;
  }

  #read(depth: number, inside: Map<string, ValueRanges> | null): unknown {
    if (depth > deepest) throw new BeyondSubset('depth');
    const char = this.#text[this.at];
    if (char === '[') return this.#list(depth, inside);
    if (char === '{') return this.#group(depth, inside);
    if (char === '"' || char === "'") {
      const start = this.at;
      const close = closingQuote(this.#text, start, this.#end);
      const value = quotedScalar(this.#text, start, close);
      this.at = close + 1;
      return value;
    }
    return this.#plain();
  }

  #list(depth: number, inside: Map<string, ValueRanges> | null): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    this.#spaces();
    while (this.#text[this.at] !== ']') {
      items.push(this.value(depth + 1));
      inside?.set(String(items.length - 1), this.last!);
      this.#separator(']');
    }
    this.at += 1;
    return items;
  }

  #group(depth: number, inside: Map<string, ValueRanges> | null): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    this.at += 1;
    this.#spaces();
    while (this.#text[this.at] !== '}') {
      fieldName.lastIndex = this.at;
      const name = fieldName.exec(this.#text)?.[0];
      if (name === undefined || Object.hasOwn(fields, name))
        throw new BeyondSubset(reasonOf(this.#text[this.at], 'field'));
      const from = this.at;
      this.at += name.length;
      if (this.#text[this.at] !== ':' || this.#text[this.at + 1] !== ' ')
        throw new BeyondSubset('flow');
      this.at += 1;
      this.#spaces();
      fields[name] = this.value(depth + 1);
      inside?.set(name, { ...this.last!, key: [from, from + name.length] });
      this.#separator('}');
    }
    this.at += 1;
    return fields;
  }

  /** A scalar without quotes ends at a comma or at a bracket of its surroundings. */
  #plain(): unknown {
    const start = this.at;
    let at = start;
    for (; at < this.#end; at += 1) {
      const char = this.#text[at];
      if (char === ',' || char === ']' || char === '}') break;
      if (
        char === '[' ||
        char === '{' ||
        char === ':' ||
        (char === '#' && this.#text[at - 1] === ' ')
      )
        throw new BeyondSubset('flow');
    }
    this.at = at;
    const text = this.#text.slice(start, at).trimEnd();
    if (text === '') throw new BeyondSubset('flow');
    return plainScalar(text);
  }

  /** A comma with another item behind it, or the end. */
  #separator(close: string): void {
    this.#spaces();
    if (this.#text[this.at] === ',') {
      this.at += 1;
      this.#spaces();
      if (this.#text[this.at] === close) throw new BeyondSubset('flow');
    } else if (this.#text[this.at] !== close) throw new BeyondSubset('flow');
  }

  #spaces(): void {
    while (this.#text[this.at] === ' ') this.at += 1;
    if (this.at >= this.#end) throw new BeyondSubset('flow');
  }
}
