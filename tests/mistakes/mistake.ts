import type { ProblemCode } from '../../engine/diagnostics/catalogue.ts';
import type { Edits } from '../engine/site-copy.ts';

/** The pages that most mistakes are made in. */
export const home = 'pages/index.yaml';
export const barueri = 'pages/cidades/barueri.yaml';

/** A mistake that a person makes, and the code of the one problem that it gives. */
interface AnyMistake {
  /** What happened, in everyday words. */
  readonly name: string;
  readonly code: ProblemCode;
  /** Caption of the example in `docs/errors.md`, Portuguese; absent where it is not shown there. */
  readonly caption?: string;
  /** True where the English text is held as well. */
  readonly english?: boolean;
}

/** One that is made in a copy of the fixture site. */
export interface SiteMistake extends AnyMistake {
  readonly edits: Edits;
  /** What the site is like before, where the fixture as it is would not do. */
  readonly given?: Edits;
  /** True for what `check` alone says, and no build does. */
  readonly lint?: boolean;
  /** The code of the many problems that this one only counts; they are left out. */
  readonly counts?: ProblemCode;
}

/** One that is made in `goodPost`, the Markdown file of a post: what is replaced (it is there once), and its replacement. */
export interface PostMistake extends AnyMistake {
  readonly post: readonly [from: string, to: string];
}

/** A mistake of either kind. */
export type Mistake = SiteMistake | PostMistake;

/** A post as a Markdown file, without a mistake. */
export const goodPost = `---
title: Portão que não fecha
description: O que olhar antes de chamar o técnico.
tags: [conserto, fotocélula]
---

Primeiro limpe a fotocélula.
`;

/** A whole page with one text on it, at `path`, with `more` lines before its blocks. */
export const page = (path: string, more = '') =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n  - { type: text, body: Olá. }\n`;
