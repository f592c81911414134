import type { SafetyRule, SafetyRules } from '#schemas/types';
import { denialOf, type Denial } from './denial.ts';
import { phrasesPattern } from './phrase.ts';

/** What finding needs of a rule; its examples are left out of what a browser is sent. */
export type CheckedRule = Omit<SafetyRule, 'breaks' | 'fine'>;

/** `safety.yaml` without the examples. */
export type CheckedRules = Omit<SafetyRules, 'rules'> & { readonly rules: readonly CheckedRule[] };

/** A rule as expressions. */
export interface CompiledRule {
  readonly rule: CheckedRule;
  readonly finds: RegExp;
  readonly with: RegExp | null;
  readonly unless: RegExp;
  /** What a section has to say, each in the words of the rule; null where it has to say nothing. */
  readonly demands: readonly { readonly say: string; readonly as: RegExp }[] | null;
}

/** Rules as expressions. */
export interface CompiledRules {
  readonly denial: Denial;
  /** What makes any sentence right. */
  readonly unless: RegExp;
  /** Headings of lists whose items begin with what is not to be done. */
  readonly mistakes: RegExp;
  readonly each: readonly CompiledRule[];
  /** False for words in which no rule finds anything: most texts have nothing of it, and need no closer look. */
  readonly mayFind: (words: string) => boolean;
}

const compiled = new WeakMap<CheckedRules, CompiledRules>();

/** Rules as expressions; those of one file are compiled once. */
export function compileRules(rules: CheckedRules): CompiledRules {
  const before = compiled.get(rules);
  if (before) return before;
  const { lists, denial } = rules;
  const stops = [...(denial?.words ?? []), ...(denial?.without ?? [])];
  const pattern = (phrases: readonly string[] = []) => phrasesPattern(phrases, { lists, stops });
  const each = rules.rules.map((rule) => ({
    rule,
    finds: pattern(rule.finds),
    with: rule.with ? pattern(rule.with) : null,
    unless: pattern(rule.unless),
    demands: rule.demands?.map(({ say, as }) => ({ say, as: pattern(as) })) ?? null,
  }));
  const any = phrasesPattern(
    rules.rules.flatMap(({ finds }) => finds),
    { lists },
  );
  const made = {
    denial: denialOf(denial, { lists }),
    unless: pattern(rules.unless),
    mistakes: pattern(rules.mistakes),
    each,
    mayFind: (words: string) => words.search(any) >= 0,
  };
  compiled.set(rules, made);
  return made;
}
