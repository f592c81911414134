// What no text may advise: the rules of `site/safety.yaml` against texts, in Node and in the browser.
import {
  compileRules,
  type CheckedRule,
  type CheckedRules,
  type CompiledRule,
  type CompiledRules,
} from './compile-rules.ts';
import { affirms, type HeardSentence } from './denial.ts';
import { bareWordsOf, endsOf, wordsOf, type Phrase, type Words } from './phrase.ts';

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
  readonly words: Words;
}

const withoutTargets = (text: string) => text.replace(target, '] ');
const readWords = (text: string) => wordsOf(withoutTargets(text));

/** The sentences of the texts, without the items of a list of mistakes. */
function sentencesOf(texts: readonly string[], { mistakes }: CompiledRules): Sentence[] {
  const heading = readWords(texts[0]!.trimStart().split('\n', 1)[0]!).words;
  const areMistakes = heading.some((_, at) =>
    mistakes.some((phrase) => endsOf(phrase, heading, at).length > 0),
  );
  return texts.flatMap((whole, text) =>
    (whole.match(sentence) ?? [])
      .map((part) => part.trim())
      .filter((part) => !(areMistakes && listItem.test(part)))
      .map((part) => ({ text, sentence: part, words: readWords(part) })),
  );
}

/** The sentences of one section that break a rule. `texts` are those under one heading, the heading among them. */
export function unsafeAdvice(rules: CheckedRules, texts: readonly string[]): UnsafeAdvice[] {
  if (rules.rules.length === 0) return [];
  const compiled = compileRules(rules);
  const written = texts.map((text) => text.replace(reference, ' '));
  // Most texts have nothing that breaks a rule, and need no closer look.
  if (!written.some((text) => mayBreak(bareWordsOf(withoutTargets(text)), compiled))) return [];
  const sentences = sentencesOf(written, compiled);
  const heard = new Map(sentences.map((one) => [one, compiled.hear(one.words)]));
  const found = new Map<CompiledRule, Sentence[]>();
  for (const [one, words] of heard)
    for (const rule of rulesFinding(words, compiled))
      found.set(rule, [...(found.get(rule) ?? []), one]);
  return [...found].flatMap(([rule, suspects]) =>
    brokenBy(rule, compiled.unless, suspects, heard, written),
  );
}

/** True if the words have what breaks a rule, denied or not. */
const mayBreak = (words: readonly string[], { finds }: CompiledRules) =>
  words.some((word, at) =>
    finds.startingWith(word).some(([rest]) => endsOf(rest, words, at + 1).length > 0),
  );

/** The rules that find something in a sentence. */
function rulesFinding(heard: HeardSentence, { finds }: CompiledRules): Set<CompiledRule> {
  const found = new Set<CompiledRule>();
  heard.words.forEach((word, at) => {
    for (const [rest, rule] of finds.startingWith(word))
      if (
        !found.has(rule) &&
        endsOf(rest, heard.words, at + 1, heard.stops).length > 0 &&
        !heard.denies(at)
      )
        found.add(rule);
  });
  return found;
}

/** What of the suspects breaks the rule; where something is not said beside them, the first of them alone. */
function brokenBy(
  { rule, with: wanted, unless, demands }: CompiledRule,
  always: readonly Phrase[],
  suspects: readonly Sentence[],
  section: ReadonlyMap<Sentence, HeardSentence>,
  written: readonly string[],
): UnsafeAdvice[] {
  const all = [...section.values()];
  const said = (phrases: readonly Phrase[], around: readonly HeardSentence[]) =>
    around.some((heard) => affirms(heard, phrases));
  const broken = suspects.flatMap((one) => {
    const itself = [section.get(one)!];
    const around = rule.within === 'section' ? all : itself;
    const isRight =
      (wanted && !said(wanted, around)) || said(unless, around) || said(always, itself);
    return isRight ? [] : [{ rule, missing: [], text: one.text, sentence: one.sentence }];
  });
  const [first] = broken;
  if (!first || !demands) return broken;
  const { page } = rule;
  if (page !== undefined && written.some((text) => leadsTo(text, page))) return [];
  const missing = demands.filter(({ as }) => !said(as, all)).map(({ say }) => say);
  return missing.length === 0 ? [] : [{ ...first, missing }];
}

const leadsTo = (text: string, page: string) =>
  [')', '#', ' '].some((end) => text.includes(`](${page}${end}`));
