// The rules of site/safety.yaml: each with its own examples, and every text that visitors read.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SafetyRules } from '#schemas/types';
import { generatePost } from '../../engine/blog/generator/generator.ts';
import { unsafePost } from '../../engine/blog/safety/unsafe-post.ts';
import { unsafeAdvice } from '../../engine/blog/safety/unsafe-advice.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { claims, grammar, keyPhrases, siteDir, siteTemplates } from '../posts/examples.ts';
import { firstSamples } from '../posts/sample-posts.ts';
import { writtenDocuments } from './written-documents.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const safety = parse(read('../../site/safety.yaml')) as SafetyRules;
const { rules } = safety;

const unsafeIn = (sections: readonly string[]) =>
  sections.flatMap((section) =>
    unsafeAdvice(safety, [section]).map(({ rule, sentence }) => `${rule.id}: ${sentence}`),
  );

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  test.each(rule.breaks)('is broken by: %s', (text) => {
    expect(unsafeAdvice({ ...safety, rules: [rule] }, [text])).not.toEqual([]);
  });

  test.each(rule.fine)('and no other is broken by: %s', (text) => {
    expect(unsafeIn([text])).toEqual([]);
  });

  test('says how it is written instead, and breaks no rule by that', () => {
    expect(unsafeIn([rule.instead])).toEqual([]);
  });
});

test('the names of the rules are their own', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test('no page, no partial and no template of the generator breaks a rule', () => {
  const { site, problems } = checkSite(siteDir, { lints: 'check' });
  expect(site!.safety.rules).toHaveLength(rules.length);
  // Not the problems themselves: each carries its whole document, and their comparison would be printed for minutes.
  const unsafe = problems.filter(({ code }) => code === 'safety');
  expect(unsafe.map(({ file, line }) => `${file}:${String(line)}`)).toEqual([]);
});

/** Every block of a type below a value. */
function blocksOf(type: string, value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((each) => blocksOf(type, each));
  return 'type' in value && value.type === type ? [{ ...value }, ...inner] : inner;
}

test('signs of danger lead to the telephone, which is answered at night', () => {
  const signs = writtenDocuments()
    .filter(({ file }) => file.startsWith('pages/'))
    .flatMap(({ document }) => blocksOf('warning-signs', document));
  expect(signs.length).toBeGreaterThan(3);
  for (const { heading, button } of signs) expect(button, String(heading)).toHaveProperty('call');
});

test('no sample post breaks a rule', () => {
  const posts = firstSamples();
  expect(posts.length).toBeGreaterThanOrEqual(6);
  for (const post of posts) expect(unsafePost(safety, post)).toEqual([]);
});

test('no post of the generator breaks a rule', () => {
  const templates = siteTemplates();
  const dates = ['2026-02-11', '2026-05-01', '2026-08-31', '2026-11-20'];
  for (const topic of [...templates.topics.map(({ name }) => name), 'Sensor da garagem'])
    for (const date of dates)
      for (const seed of [0, 1, 2, 3]) {
        const draft = generatePost({ topic, date, seed, templates, claims, keyPhrases, grammar });
        expect(unsafePost(safety, draft), topic).toEqual([]);
      }
});
