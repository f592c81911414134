import type { Exceptions } from '#schemas/types';

/** Lints that take exceptions. */
export type ExceptionCode = keyof Exceptions;

/** The phrases that a site lets pass, and which of them were met. */
export class Phrases {
  readonly #lists: ReadonlyMap<ExceptionCode, readonly string[]>;
  readonly #met = new Map<ExceptionCode, Set<string>>();
  #timesMet = 0;

  constructor(exceptions: Exceptions = {}) {
    const lists = Object.entries(exceptions) as [ExceptionCode, readonly string[]][];
    // The longest first: it may have a shorter one inside.
    this.#lists = new Map(
      lists.map(([code, phrases]) => [code, [...phrases].sort((a, b) => b.length - a.length)]),
    );
  }

  /** How often a phrase was let pass. */
  get timesMet(): number {
    return this.#timesMet;
  }

  /** `text` without the phrases that `code` lets pass; a dot stands where one stood, so that its neighbours do not become one phrase. */
  without(text: string, code: ExceptionCode): string {
    let rest = text;
    for (const phrase of this.#lists.get(code) ?? []) {
      if (!rest.includes(phrase)) continue;
      rest = rest.replaceAll(phrase, ' · ');
      this.#timesMet += 1;
      this.#met.set(code, (this.#met.get(code) ?? new Set()).add(phrase));
    }
    return rest;
  }

  /** True if the phrase stood in a text that `code` looked at. */
  wasMet(code: ExceptionCode, phrase: string): boolean {
    return this.#met.get(code)?.has(phrase) ?? false;
  }
}
