import { BeyondSubset, reasonOf } from './beyond-subset.ts';
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
  readonly #text: string;
  readonly #end: number;

  constructor(text: string, start: number, end: number) {
    this.#text = text;
    this.at = start;
    this.#end = end;
  }

  /** The value at the current position; afterwards `at` is behind it. */
  value(depth: number): unknown {
    if (depth > deepest) throw new BeyondSubset('depth');
    const char = this.#text[this.at];
    if (char === '[') return this.#list(depth);
    if (char === '{') return this.#group(depth);
    if (char === '"' || char === "'") {
      const start = this.at;
      const close = closingQuote(this.#text, start, this.#end);
      const value = quotedScalar(this.#text, start, close);
      this.at = close + 1;
      return value;
    }
    return this.#plain();
  }

  #list(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at += 1;
    this.#spaces();
    while (this.#text[this.at] !== ']') {
      items.push(this.value(depth + 1));
      this.#separator(']');
    }
    this.at += 1;
    return items;
  }

  #group(depth: number): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    this.at += 1;
    this.#spaces();
    while (this.#text[this.at] !== '}') {
      fieldName.lastIndex = this.at;
      const name = fieldName.exec(this.#text)?.[0];
      if (name === undefined || Object.hasOwn(fields, name))
        throw new BeyondSubset(reasonOf(this.#text[this.at], 'field'));
      this.at += name.length;
      if (this.#text[this.at] !== ':' || this.#text[this.at + 1] !== ' ')
        throw new BeyondSubset('flow');
      this.at += 1;
      this.#spaces();
      fields[name] = this.value(depth + 1);
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
