import type { SafetyRule, SafetyRules } from '#schemas/types';
import { denialOf, type HeardSentence } from './denial.ts';
import { indexPhrases, type PhraseIndex } from './phrase-index.ts';
import { phraseReader, type Phrase, type Words } from './phrase.ts';

/** What finding needs of a rule; its examples are left out of what a browser is sent. */
export type CheckedRule = Omit<SafetyRule, 'breaks' | 'fine'>;

/** `safety.yaml` without the examples. */
export type CheckedRules = Omit<SafetyRules, 'rules'> & { readonly rules: readonly CheckedRule[] };

/** A rule whose phrases are read. */
export interface CompiledRule {
  readonly rule: CheckedRule;
  readonly with: readonly Phrase[] | null;
  readonly unless: readonly Phrase[];
  /** What a section has to say, each in the words of the rule; null where it has to say nothing. */
  readonly demands: readonly { readonly say: string; readonly as: readonly Phrase[] }[] | null;
}

/** Rules whose phrases are read. */
export interface CompiledRules {
  readonly hear: (words: Words) => HeardSentence;
  /** What breaks the rules. */
  readonly finds: PhraseIndex<CompiledRule>;
  /** What makes any sentence right. */
  readonly unless: readonly Phrase[];
  /** Headings of lists whose items begin with what is not to be done. */
  readonly mistakes: readonly Phrase[];
}

const compiled = new WeakMap<CheckedRules, CompiledRules>();

/** Reads the phrases of rules; those of one file are read once. */
export function compileRules(rules: CheckedRules): CompiledRules {
  const before = compiled.get(rules);
  if (before) return before;
  const readPhrase = phraseReader(rules.lists);
  const read = (phrases: readonly string[] = []) => phrases.map((phrase) => readPhrase(phrase));
  const finds = rules.rules.flatMap((rule) => {
    const one: CompiledRule = {
      rule,
      with: rule.with ? read(rule.with) : null,
      unless: read(rule.unless),
      demands: rule.demands?.map(({ say, as }) => ({ say, as: read(as) })) ?? null,
    };
    return read(rule.finds).map((phrase) => [phrase, one] as const);
  });
  const made = {
    hear: denialOf(rules.denial, readPhrase),
    finds: indexPhrases(finds),
    unless: read(rules.unless),
    mistakes: read(rules.mistakes),
  };
  compiled.set(rules, made);
  return made;
}
