// What no text may advise: the rules of `site/safety.yaml` against texts, in Node and in the browser.
import {
  compileRules,
  type CheckedRule,
  type CheckedRules,
  type CompiledRule,
  type CompiledRules,
} from './compile-rules.ts';
import { wordsOf } from './phrase.ts';

/** A sentence that breaks a rule. */
export interface UnsafeAdvice {
  readonly rule: CheckedRule;
  /** What its section does not say and has to, in the words of the rule. */
  readonly missing: readonly string[];
  /** Which text of the section it stands in. */
  readonly text: number;
  /** As it is written, in one line. */
  readonly sentence: string;
}

const reference = /\{\{[^}]*\}\}/g;
/** Where a link leads, which nobody reads as words. */
const target = /\]\([^()\n]*\)/g;
/** Up to the next stop, with the marks that close after it; a line ends a sentence, too. */
const sentence = /[^.!?…\n]+[.!?…]*["”»)*_]*/g;

/** The beginning of an item of a list in Markdown. */
const listItem = /^[-*+] /;

interface Sentence {
  readonly text: number;
  readonly sentence: string;
  readonly words: string;
}

const readWords = (text: string) => wordsOf(text.replace(target, '] '));

/** The sentences of the texts, without those that have no words. */
function sentencesOf(texts: readonly string[], { denial }: CompiledRules): Sentence[] {
  return texts.flatMap((whole, text) =>
    (whole.match(sentence) ?? []).flatMap((part) => {
      const words = denial.heard(readWords(part));
      return words.trim() === '' ? [] : [{ text, sentence: part.trim(), words }];
    }),
  );
}

/** The sentences of one section that break a rule. `texts` are those under one heading, the heading among them. */
export function unsafeAdvice(rules: CheckedRules, texts: readonly string[]): UnsafeAdvice[] {
  if (rules.rules.length === 0) return [];
  const compiled = compileRules(rules);
  const written = texts.map((text) => text.replace(reference, ' '));
  if (!compiled.mayFind(readWords(written.join('\n')))) return [];
  const heading = readWords(written[0]!.trimStart().split('\n', 1)[0]!);
  const begins = heading.search(compiled.mistakes) >= 0 ? listItem : null;
  const sentences = sentencesOf(written, compiled).filter(
    ({ sentence }) => !begins?.test(sentence),
  );
  // Sentences are kept apart, so that no phrase goes from one to the next.
  const section = sentences.map(({ words }) => words).join('.');
  const leadsTo = (page: string) =>
    written.some((text) => [')', '#', ' '].some((end) => text.includes(`](${page}${end}`)));
  return compiled.each.flatMap((rule) => brokenBy(rule, compiled, sentences, section, leadsTo));
}

/** The sentences of a section that break one rule; where something is not said, the first of them alone. */
function brokenBy(
  { rule, finds, with: wanted, unless, demands }: CompiledRule,
  { denial: { affirms }, unless: always }: CompiledRules,
  sentences: readonly Sentence[],
  section: string,
  leadsTo: (page: string) => boolean,
): UnsafeAdvice[] {
  const around = (words: string) => (rule.within === 'section' ? section : words);
  const found = sentences
    .filter(({ words }) => affirms(words, finds))
    .filter(({ words }) => !wanted || affirms(around(words), wanted))
    .filter(({ words }) => !affirms(around(words), unless) && !affirms(words, always))
    .map(({ text, sentence }) => ({ rule, missing: [] as string[], text, sentence }));
  if (found.length === 0 || !demands) return found;
  if (rule.page !== undefined && leadsTo(rule.page)) return [];
  const missing = demands.filter(({ as }) => !affirms(section, as)).map(({ say }) => say);
  return missing.length === 0 ? [] : [{ ...found[0]!, missing }];
}
