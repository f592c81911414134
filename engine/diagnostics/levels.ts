import type { LintCode, ProblemCode } from './catalogue.ts';

/** `error` stops a build, `warning` does not. */
export type Level = 'error' | 'warning';

/** Level of each lint: what builds, and is better not published so; `site.yaml`, `checks`, changes it. */
export const lintLevels: Readonly<Record<LintCode, Level>> = {
  todo: 'error',
  safety: 'error',
  'image-in-text': 'error',
  'markup-in-text': 'error',
  'coordinates-far': 'error',
  placeholder: 'warning',
  sample: 'warning',
  'promotion-over': 'warning',
  'promotion-unseen': 'warning',
  'place-foreign': 'warning',
  'claim-by-hand': 'warning',
  'number-by-hand': 'warning',
  'hours-by-hand': 'warning',
  'claims-contradict': 'warning',
  'claim-uncovered': 'warning',
  'title-length': 'warning',
  'description-length': 'warning',
  'pages-alike': 'warning',
  'page-orphan': 'warning',
  'heading-skip': 'warning',
  'heading-twice': 'warning',
  'block-twice': 'warning',
  'block-empty': 'warning',
  'image-alt': 'warning',
  'updated-future': 'warning',
  'place-misspelt': 'warning',
  'phone-in-text': 'warning',
  'schema-line': 'warning',
  'key-order': 'warning',
  'own-lint': 'warning',
  'exception-unused': 'warning',
};

/** Levels that are not `error`, and those of the lints. */
const levels: Readonly<Partial<Record<ProblemCode, Level>>> = {
  'partial-unused': 'warning',
  'image-narrow': 'warning',
  'media-unused': 'warning',
  'theme-faint': 'warning',
  'form-days': 'warning',
  ...lintLevels,
};

/** The level of a problem, unless whoever finds it knows better. */
export const levelOf = (code: ProblemCode): Level => levels[code] ?? 'error';
