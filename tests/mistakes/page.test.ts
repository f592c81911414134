import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '../../engine/diagnostics/catalogue.ts';
import { levels } from '../../engine/diagnostics/levels.ts';
import { textOf } from '../structure/tree.ts';
import { errorsPage, examplesOf } from './page.ts';

describe('docs/errors.md', () => {
  it('says what the code says; after a change run: npm run generate', () => {
    expect(textOf('docs/errors.md') === errorsPage(), 'up to date').toBe(true);
  });

  it('shows an example of every code', () => {
    expect(
      (Object.keys(levels) as ProblemCode[]).filter((code) => examplesOf(code).length === 0),
    ).toEqual([]);
  });
});
