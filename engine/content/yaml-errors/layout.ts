import { knownFields } from './known-fields.ts';
import { indentOf, isBlank, makeFix, type Fix, type Fixer } from './fixes.ts';

/** Column at which the first name or text of a line begins, its dashes left out. */
const contentColumn = (line: string) => /^\s*(?:- +)*/.exec(line)![0].length;
const firstWord = (line: string) => /^\s*(?:- +)*([\w-]+)/.exec(line)?.[1] ?? '';
/** What stands at a column of a line: its dash, or its first word. */
const nameAt = (line: string, column: number) =>
  line.charAt(column) === '-' ? `- ${firstWord(line)}` : firstWord(line);
const isField = (line: string) => /^\s*(?:- +)*[\w-]+:(?:\s|$)/.test(line);
const shifted = (line: string, by: number) => (by >= 0 ? ' '.repeat(by) + line : line.slice(-by));

/** The line and those below it that stand at least as far in. */
function groupFrom(lines: readonly string[], row: number): number[] {
  const indent = indentOf(lines[row]!);
  const rows = [row];
  for (let next = row + 1; next < lines.length; next += 1) {
    if (isBlank(lines[next]!)) continue;
    if (indentOf(lines[next]!) < indent) break;
    rows.push(next);
  }
  return rows;
}

/** The rows above that a line could be aligned with: for each column the nearest, as long as they stand less and less far in. */
function levelsAbove(lines: readonly string[], row: number): Map<number, number> {
  const levels = new Map<number, number>();
  let limit = Infinity;
  for (let above = row - 1; above >= 0 && limit > 0; above -= 1) {
    const line = lines[above]!;
    if (isBlank(line)) continue;
    const indent = indentOf(line);
    for (const column of [contentColumn(line), indent])
      if (column < limit && !levels.has(column)) levels.set(column, above);
    limit = Math.min(limit, indent);
  }
  return levels;
}

/** The line moved to each indentation that exists above it, the nearest first, alone and with what follows it. */
export const realign: Fixer = (lines, row) => {
  const line = lines[row] ?? '';
  if (isBlank(line)) return [];
  const indent = indentOf(line);
  const levels = [...levelsAbove(lines, row)]
    .filter(([column]) => column !== indent)
    .sort(([a], [b]) => Math.abs(a - indent) - Math.abs(b - indent));
  const group = groupFrom(lines, row);
  return levels.flatMap(([column, above]) =>
    [group, [row]].map((rows) =>
      makeFix(
        'indent',
        { lines, row, column: 0, length: Math.max(1, indent) },
        {
          subject: nameAt(lines[above]!, column),
          changed: new Map(rows.map((each) => [each, shifted(lines[each]!, column - indent)])),
          show: false,
          line: above + 1,
          spaces: [indent, column],
        },
      ),
    ),
  );
};

/** A dash before the line, below the dash of the list that it stands in. `likely`: only where it looks like an item, else only where it does not. */
export const addDash =
  (likely: boolean): Fixer =>
  (lines, row) => {
    const line = lines[row] ?? '';
    const indent = indentOf(line);
    if (isBlank(line) || /^\s*-/.test(line)) return [];
    let above = row - 1;
    while (above >= 0 && !(/^\s*- /.test(lines[above]!) && indentOf(lines[above]!) <= indent))
      above -= 1;
    if (above < 0) return [];
    const alike = firstWord(line) === firstWord(lines[above]!) || !isField(line);
    if (alike !== likely) return [];
    const dash = indentOf(lines[above]!);
    const own = `${' '.repeat(dash)}- ${line.trimStart()}`;
    const following = groupFrom(lines, row).slice(1);
    return [
      following.filter((each) => indentOf(lines[each]!) === indent && !/^\s*-/.test(lines[each]!)),
      [],
    ].map((moved) =>
      makeFix(
        'dash',
        { lines, row },
        {
          changed: new Map([
            [row, own],
            ...moved.map((each): [number, string] => [
              each,
              shifted(lines[each]!, dash + 2 - indent),
            ]),
          ]),
          line: above + 1,
        },
      ),
    );
  };

/** A dash before a field that repeats the first one of its item: a second item begins there. */
export const dashBeforeRepeated: Fixer = (lines, row) => {
  const line = lines[row] ?? '';
  let above = row - 1;
  while (above >= 0 && (isBlank(lines[above]!) || indentOf(lines[above]!) >= indentOf(line)))
    above -= 1;
  const isFirst =
    above >= 0 &&
    /^\s*- /.test(lines[above]!) &&
    contentColumn(lines[above]!) === indentOf(line) &&
    firstWord(lines[above]!) === firstWord(line);
  return isFirst ? addDash(true)(lines, row) : [];
};

/** A space after the dash of an item. */
export const spaceDash: Fixer = (lines, row) => {
  const match = /^(\s*)-(?=[^\s-])/.exec(lines[row] ?? '');
  if (!match) return [];
  const own = lines[row]!.replace('-', '- ');
  const following = groupFrom(lines, row)
    .slice(1)
    .filter((each) => indentOf(lines[each]!) === match[1]!.length + 1);
  return [[], following].map((moved) =>
    makeFix(
      'dash-space',
      { lines, row },
      {
        changed: new Map([
          [row, own],
          ...moved.map((each): [number, string] => [each, ` ${lines[each]!}`]),
        ]),
      },
    ),
  );
};

/** A list that begins on the line of its name, moved below it. */
export const moveList: Fixer = (lines, row) => {
  const match = /^(\s*)([\w-]+): +(- +\S.*)$/.exec(lines[row] ?? '');
  if (!match) return [];
  const column = match[0].length - match[3]!.length;
  const guess = makeFix(
    'dash-line',
    { lines, row, column },
    {
      subject: match[2]!,
      changed: new Map([[row, `${match[1]!}${match[2]!}:\n${match[1]!}  ${match[3]!}`]]),
    },
  );
  return [{ ...guess, params: { ...guess.params, fixed: match[3]!.trim() } }];
};

/** The colon that a field lacks, or the space after it. */
export const addColon: Fixer = (lines, row) => {
  const line = lines[row] ?? '';
  const guesses: Fix[] = [];
  const tight = /^(\s*(?:- +)*)([a-z]\w*):([^\s:/].*|\/(?!\/).*)$/i.exec(line);
  if (tight)
    guesses.push(
      makeFix(
        'colon-space',
        { lines, row, column: tight[1]!.length },
        { changed: new Map([[row, `${tight[1]!}${tight[2]!}: ${tight[3]!}`]]) },
      ),
    );
  const bare = /^(\s*(?:- +)*)([a-z]\w*)(?:\s*=\s*|\s+|$)(.*)$/i.exec(line);
  if (bare && (knownFields.has(bare[2]!) || /^["'[{]/.test(bare[3]!)))
    guesses.push(
      makeFix(
        'colon',
        { lines, row, column: bare[1]!.length },
        {
          subject: bare[2]!,
          changed: new Map([[row, `${bare[1]!}${bare[2]!}: ${bare[3]!}`.trimEnd()]]),
        },
      ),
    );
  return guesses;
};

/** A text's further lines, moved in below its field. */
export const continueText: Fixer = (lines, row) => {
  const line = lines[row] ?? '';
  if (isBlank(line) || (isField(line) && knownFields.has(firstWord(line)))) return [];
  const indent = indentOf(line);
  let above = row - 1;
  while (above >= 0 && (isBlank(lines[above]!) || indentOf(lines[above]!) > indent)) above -= 1;
  if (above < 0 || !isField(lines[above]!)) return [];
  const below = lines[above + 1]!;
  const wanted =
    above + 1 < row && indentOf(below) > indentOf(lines[above]!)
      ? indentOf(below)
      : contentColumn(lines[above]!) + 2;
  const changed = new Map<number, string>();
  for (let each = row; each < lines.length; each += 1) {
    if (isField(lines[each]!) && knownFields.has(firstWord(lines[each]!))) break;
    if (!isBlank(lines[each]!))
      changed.set(each, shifted(lines[each]!, Math.max(0, wanted - indentOf(lines[each]!))));
  }
  return [
    makeFix(
      'continuation',
      { lines, row },
      { subject: firstWord(lines[above]!), changed, show: false, spaces: [indent, wanted] },
    ),
  ];
};

/** Spaces that only look like spaces, exchanged. */
export const plainSpaces: Fixer = (lines, row) => {
  const odd =
    /^\s*(?:- *)*(?:[\w-]+:)?[^\S \t\r\n]*?([\u00a0\u2000-\u200b\u202f\u3000\ufeff]+)/.exec(
      lines[row] ?? '',
    );
  if (!odd) return [];
  const length = odd[1]!.length;
  return [
    makeFix(
      'odd-space',
      { lines, row, column: odd[0].length - length, length },
      {
        changed: new Map([
          [row, lines[row]!.replace(/[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/g, ' ')],
        ]),
        show: false,
      },
    ),
  ];
};

/** The tabs in the indentation of all lines exchanged for spaces, two or four each or none; or those of this line taken away, or its whole indentation exchanged for one that exists above it. */
export const withoutTabs: Fixer = (lines, row) => {
  const line = lines[row] ?? '';
  const tabs = /\t+/.exec(line);
  const at = { lines, row, column: tabs?.index ?? 0, length: tabs?.[0].length ?? 1 };
  const everywhere = ['  ', '    ', ''].map((spaces) =>
    lines.flatMap((each, index): [number, string][] =>
      /^ *\t/.test(each)
        ? [[index, each.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', spaces))]]
        : [],
    ),
  );
  const here = [
    line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '')),
    ...[...levelsAbove(lines, row).keys()].map((column) => ' '.repeat(column) + line.trimStart()),
  ];
  return [
    ...everywhere.map((changed) => new Map(changed)),
    ...here.map((text) => new Map([[row, text]])),
  ].map((changed) => makeFix('tab', at, { changed, show: false }));
};
