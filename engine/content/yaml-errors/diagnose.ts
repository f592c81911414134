import {
  isScalar,
  visit,
  type Document,
  type LineCounter,
  type Node,
  type YAMLParseError,
} from 'yaml';
import { parseWithPositions } from '../source-file.ts';
import { addComma, closeBrackets } from './brackets.ts';
import {
  addColon,
  addDash,
  continueText,
  dashBeforeRepeated,
  moveList,
  plainSpaces,
  realign,
  spaceDash,
  withoutTabs,
} from './layout.ts';
import { linesOf, positionOf, toFault, type Parsed, type SyntaxFault } from './fault.ts';
import { mayHaveOddKeys, oddKey } from './hidden.ts';
import { makeFix, type Fix, type Fixer } from './fixes.ts';
import { closeQuote, quoteInside, quoteValue } from './quoting.ts';

/** Longest text of which guesses are tried, UTF-16 units: beyond it the place of the mistake has to do. */
const longestGuessed = 64 * 1024;
/** How much text of one document may be parsed again to try guesses, UTF-16 units: about a second. */
const trialBudget = 1_000_000;
/** Guesses that are tried for the first mistake, however long the document is. */
const leastTrials = 2;
/** Mistakes of one document that are told in one run. */
const mostFaults = 20;

const fixers: readonly Fixer[] = [
  plainSpaces,
  spaceDash,
  moveList,
  quoteInside,
  addColon,
  quoteValue,
  addDash(true),
  realign,
  continueText,
  addDash(false),
];

/** The quoted text that an error about a missing quote speaks of: the last that begins before it. */
function openQuoteBefore(document: Document.Parsed, offset: number): number | null {
  let start: number | null = null;
  visit(document, {
    Scalar(_, node) {
      const [from] = node.range ?? [Infinity];
      if (node.type?.startsWith('QUOTE') && from <= offset && from >= (start ?? 0)) start = from;
    },
  });
  return start;
}

/** The row of the first use of the name that stands at `offset` a second time. */
function firstUse(
  document: Document.Parsed,
  offset: number,
  lines: LineCounter,
): { name: string; row: number; column: number } | null {
  let found: { name: string; row: number; column: number } | null = null;
  visit(document, {
    Map(_, map) {
      const second = map.items.find(({ key }) => (key as Node | null)?.range?.[0] === offset);
      if (!second || !isScalar(second.key)) return undefined;
      const name = String(second.key.value);
      const first = map.items.find(({ key }) => isScalar(key) && String(key.value) === name);
      found = { name, ...positionOf(lines, (first?.key as Node | undefined)?.range?.[0] ?? 0) };
      return visit.BREAK;
    },
  });
  return found;
}

/** What an error says by itself, whatever the lines around it; else null. */
function plainly(
  error: YAMLParseError,
  { document, lines: counter }: Parsed,
  lines: readonly string[],
): Fix | null {
  const { row, column } = positionOf(counter, error.pos[0]);
  const conflict = lines.findIndex((line) => /^(?:<{7}|>{7}) /.test(line));
  if (conflict >= 0) return makeFix('conflict', { lines, row: conflict });
  if (error.code === 'MULTIPLE_DOCS')
    return makeFix('documents', { lines, row, column, length: 3 });
  if (error.code !== 'DUPLICATE_KEY') return null;
  const first = firstUse(document, error.pos[0], counter);
  const [item] = dashBeforeRepeated(lines, row);
  // Whatever stands between the two belongs to the first item, so this begins another.
  if (item && first && first.row < row - 1) return item;
  return makeFix(
    'duplicate',
    { lines, row, column, length: first?.name.length ?? 1 },
    {
      subject: first?.name ?? '',
      line: (first?.row ?? 0) + 1,
      related: first?.row ?? 0,
      ...(item ? { changed: item.lines } : {}),
    },
  );
}

/** Every guess for an error, the likeliest first. */
function guessesFor(error: YAMLParseError, parsed: Parsed, lines: readonly string[]): Fix[] {
  const { row, column } = positionOf(parsed.lines, error.pos[0]);
  if (error.code === 'TAB_AS_INDENT') return withoutTabs(lines, row);
  const guesses: Fix[] = [];
  if (/Missing closing/.test(error.message)) {
    const start = openQuoteBefore(parsed.document, error.pos[0]);
    const open = start === null ? null : positionOf(parsed.lines, start);
    if (open) guesses.push(...closeQuote(lines, open.row, open.column));
  }
  if (/end with a/.test(error.message)) guesses.push(...closeBrackets(lines, row));
  if (/^Unexpected .* token/.test(error.message))
    guesses.push(...addComma(lines, row, column, Math.max(1, error.pos[1] - error.pos[0])));
  const tabbed = [row, row + 1, row - 1].find((each) => /^ *\t/.test(lines[each] ?? ''));
  if (tabbed !== undefined) guesses.push(...withoutTabs(lines, tabbed));
  for (const each of [row, row + 1, row - 1])
    if (each >= 0 && each < lines.length)
      guesses.push(...fixers.flatMap((fixer) => fixer(lines, each)));
  return guesses;
}

const applied = (lines: readonly string[], changed: ReadonlyMap<number, string>) =>
  lines.map((line, row) => changed.get(row) ?? line);

/** The guess that makes the text right, or at least right beyond this place; null if none of the first `trials` does. */
function tryGuesses(
  guesses: readonly Fix[],
  lines: readonly string[],
  row: number,
  trials: number,
): Fix | null {
  let partly: Fix | null = null;
  for (const guess of guesses.slice(0, trials)) {
    const { document, lines: counter } = parseWithPositions(applied(lines, guess.lines).join('\n'));
    const [next] = document.errors;
    if (!next) return guess;
    let last = Math.max(row, guess.row);
    for (const changed of guess.lines.keys()) last = Math.max(last, changed);
    if (!partly && positionOf(counter, next.pos[0]).row > last) partly = guess;
  }
  return partly;
}

/** What keeps a text from being YAML, from top to bottom: each mistake is fixed in mind, so that the next is found. Empty if it is well formed. */
export function syntaxFaults(text: string, parsed: Parsed): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  if (
    parsed.document.errors.length === 0 &&
    parsed.document.warnings.length === 0 &&
    !mayHaveOddKeys(text)
  )
    return faults;
  let lines: readonly string[] = linesOf(text);
  let now = parsed;
  let budget = trialBudget;
  while (faults.length < mostFaults && (faults.length === 0 || budget > 0)) {
    const error = now.document.errors[0];
    const tag = now.document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED');
    if (!error && !tag) {
      const odd = oddKey(now, lines);
      return odd ? [...faults, toFault(odd, lines)] : faults;
    }
    const { row, column } = positionOf(now.lines, (error ?? tag)!.pos[0]);
    const guesses =
      error && (text.length <= longestGuessed || error.code === 'TAB_AS_INDENT')
        ? guessesFor(error, now, lines)
        : [];
    const trials =
      text.length > longestGuessed
        ? 0
        : Math.max(faults.length === 0 ? leastTrials : 0, Math.floor(budget / text.length));
    budget -= text.length * (Math.min(trials, guesses.length) + 1);
    const tab =
      error?.code === 'TAB_AS_INDENT' ? { ...guesses[0]!, lines: new Map<number, string>() } : null;
    const found = error
      ? (plainly(error, now, lines) ?? tryGuesses(guesses, lines, row, trials) ?? tab)
      : (quoteValue(lines, row)[0] ?? null);
    faults.push(
      toFault(
        found ??
          makeFix(
            'other',
            { lines, row, column, length: 1 },
            { subject: (error ?? tag)!.message.split('\n')[0]! },
          ),
        lines,
      ),
    );
    if (
      !found ||
      found.lines.size === 0 ||
      [...found.lines.values()].some((line) => line.includes('\n'))
    )
      return faults;
    lines = applied(lines, found.lines);
    now = parseWithPositions(lines.join('\n'));
    const next = now.document.errors[0];
    if (next && positionOf(now.lines, next.pos[0]).row <= row) return faults;
  }
  return faults;
}
