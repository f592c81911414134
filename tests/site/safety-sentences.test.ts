// How well the rules of site/safety.yaml tell advice that hurts from sentences beside it. The sentences were written by somebody
// who had not seen the rules, the last sixteen pairs of `learned` by later readers of the pages. `learned` was read
// when the rules were widened; `heldOut` was not, until it had been measured.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SafetyRules } from '#schemas/types';
import { unsafeAdvice } from '../../engine/blog/safety/unsafe-advice.ts';

interface Half {
  readonly dangerous: readonly string[];
  readonly harmless: readonly string[];
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const rules = parse(read('../../site/safety.yaml')) as SafetyRules;
const { learned, heldOut } = JSON.parse(read('safety-sentences.json')) as Record<
  'learned' | 'heldOut',
  Half
>;

const refused = (texts: readonly string[]) =>
  texts.filter((text) => unsafeAdvice(rules, [text]).length > 0);
const passed = (texts: readonly string[]) =>
  texts.filter((text) => unsafeAdvice(rules, [text]).length === 0);

test('at most 3 of 76 sentences that hurt get past the rules', () => {
  const texts = [...learned.dangerous, ...heldOut.dangerous];
  expect(texts).toHaveLength(76);
  const missed = passed(texts);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
});

test('at most 3 of 76 harmless sentences beside them are refused', () => {
  const texts = [...learned.harmless, ...heldOut.harmless];
  expect(texts).toHaveLength(76);
  const wrongly = refused(texts);
  expect(wrongly.length, wrongly.join('\n')).toBeLessThanOrEqual(3);
});
