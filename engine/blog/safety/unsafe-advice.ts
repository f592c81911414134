// What no text may advise: the rules of `site/safety.yaml` against texts, in Node and in the browser.
import type { SafetyRule } from '#schemas/types';
import { phrasesPattern, wordsOf } from './phrase.ts';

/** What finding needs of a rule; its examples are left out of what a browser is sent. */
export type CheckedRule = Omit<SafetyRule, 'breaks' | 'fine'>;

/** A sentence that breaks a rule. */
export interface UnsafeAdvice {
  readonly rule: CheckedRule;
  /** Which text of the section it stands in. */
  readonly text: number;
  /** As it is written, in one line. */
  readonly sentence: string;
}

interface CompiledRule {
  readonly rule: CheckedRule;
  readonly finds: RegExp;
  readonly with: RegExp | null;
  readonly unless: RegExp | null;
}

/** Rules as expressions. */
interface CompiledRules {
  /** What any of them finds: most texts have nothing of it, and need no closer look. */
  readonly any: RegExp;
  readonly each: readonly CompiledRule[];
}

const compiled = new WeakMap<readonly CheckedRule[], CompiledRules>();

function compile(rules: readonly CheckedRule[]): CompiledRules {
  const before = compiled.get(rules);
  if (before) return before;
  const each = rules.map((rule) => ({
    rule,
    finds: phrasesPattern(rule.finds),
    with: rule.with ? phrasesPattern(rule.with) : null,
    unless: rule.unless ? phrasesPattern(rule.unless) : null,
  }));
  const made = { any: phrasesPattern(rules.flatMap(({ finds }) => finds)), each };
  compiled.set(rules, made);
  return made;
}

const reference = /\{\{[^}]*\}\}/g;
/** Up to the next stop, with the marks that close after it; a line ends a sentence, too. */
const sentence = /[^.!?…\n]+[.!?…]*["”»)*_]*/g;

interface Sentence {
  readonly text: number;
  readonly sentence: string;
  readonly words: string;
}

/** The sentences of the texts, without those that have no words. */
function sentencesOf(texts: readonly string[]): Sentence[] {
  return texts.flatMap((whole, text) =>
    (whole.match(sentence) ?? []).flatMap((part) => {
      const words = wordsOf(part);
      return words.trim() === '' ? [] : [{ text, sentence: part.trim(), words }];
    }),
  );
}

/** The sentences of one section that break a rule. `texts` are those under one heading, the heading among them. */
export function unsafeAdvice(
  rules: readonly CheckedRule[],
  texts: readonly string[],
): UnsafeAdvice[] {
  const { any, each } = compile(rules);
  const written = texts.map((text) => text.replace(reference, ' '));
  if (rules.length === 0 || !any.test(wordsOf(written.join(' ')))) return [];
  const sentences = sentencesOf(written);
  // Sentences are kept apart, so that no phrase goes from one to the next.
  const section = sentences.map(({ words }) => words).join('.');
  return each.flatMap(({ rule, finds, with: wanted, unless }) => {
    if (!finds.test(section)) return [];
    const around = (words: string) => (rule.within === 'section' ? section : words);
    return sentences
      .filter(({ words }) => finds.test(words))
      .filter(({ words }) => !wanted || wanted.test(around(words)))
      .filter(({ words }) => !unless?.test(around(words)))
      .map(({ text, sentence }) => ({ rule, text, sentence }));
  });
}
