import type { ProblemCode } from '../../engine/diagnostics/catalogue.ts';
import type { Edits } from '../engine/site-copy.ts';

/** The pages that most mistakes are made in. */
export const home = 'pages/index.yaml';
export const barueri = 'pages/cidades/barueri.yaml';

/** One mistake that a person makes in a copy of the fixture site, and the code of the one problem that it gives. */
export interface Mistake {
  /** What happened, in everyday words. */
  readonly name: string;
  readonly code: ProblemCode;
  readonly edits: Edits;
  /** Caption of the example in `docs/errors.md`, Portuguese; absent where it is not shown there. */
  readonly caption?: string;
  /** True where the English text is held as well. */
  readonly english?: boolean;
}

/** A whole page with one text on it, at `path`, with `more` lines before its blocks. */
export const page = (path: string, more = '') => `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n  - { type: text, body: Olá. }\n`;
