import { describe, expect, it } from 'vitest';
import { problemCodes } from '../problem-codes.ts';
import { textOf } from '../structure/tree.ts';
import { errorsPage, examplesOf } from './page.ts';

describe('docs/errors.md', () => {
  it('says what the code says; after a change run: npm run generate', () => {
    expect(textOf('docs/errors.md') === errorsPage(), 'up to date').toBe(true);
  });

  it('shows an example of every code', () => {
    expect(problemCodes.filter((code) => examplesOf(code).length === 0)).toEqual([]);
  });
});
