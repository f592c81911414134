/** `error` stops a build, `warning` does not. */
export type Level = 'error' | 'warning';

/** The two sentences of a problem: what is wrong in the marketer's terms, and what to do. */
export interface Wording<Params> {
  readonly what: (params: Params) => string;
  readonly fix: (params: Params) => string;
}

/** A kind of problem: its level, and what it says of the values that it is told. */
export interface ProblemKind<Params> {
  readonly level: Level;
  readonly 'pt-BR': Wording<Params>;
  readonly en: Wording<Params>;
}

/** A kind of problem whose sentences are told `Params`. */
export const problem = <Params>(kind: ProblemKind<Params>): ProblemKind<Params> => kind;

/** The nearest name as a question in Portuguese, or `otherwise` where none is near. */
export const didPt = (nearest: string | null, otherwise: string) =>
  nearest === null ? otherwise : `Você quis dizer "${nearest}"?`;
/** The nearest name as a question in English, or `otherwise` where none is near. */
export const didEn = (nearest: string | null, otherwise: string) =>
  nearest === null ? otherwise : `Did you mean "${nearest}"?`;
/** Names with commas at the end of a sentence; one that ends with a full stop or an ellipsis ends the sentence: `Renata M., Ivone A.`. */
export const inRow = (names: readonly string[]) => names.join(', ').replace(/(?<![.…])$/, '.');
/** Names in quotes, with commas. */
export const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
