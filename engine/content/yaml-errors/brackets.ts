import { makeFix, type Fix } from './fixes.ts';

interface Opener {
  readonly sign: string;
  readonly row: number;
  readonly column: number;
}

/** Brackets that are open after `rows` of the text, quoted texts and comments left out. */
function openAfter(lines: readonly string[], from: number, to: number): Opener[] {
  const open: Opener[] = [];
  for (let row = from; row <= to; row += 1) {
    const line = (lines[row] ?? '')
      .replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (text) => '_'.repeat(text.length))
      .replace(/(?:^|\s)#.*$/, '');
    for (let column = 0; column < line.length; column += 1) {
      const sign = line.charAt(column);
      if (sign === '[' || sign === '{') open.push({ sign, row, column });
      else if (sign === ']' || sign === '}') open.pop();
    }
  }
  return open;
}

const closers = (open: readonly Opener[]) =>
  [...open]
    .reverse()
    .map(({ sign }) => (sign === '[' ? ']' : ' }'))
    .join('');

/** What is open on a line near the error closed at the end of that line, or of the text. */
export function closeBrackets(lines: readonly string[], row: number): Fix[] {
  const guesses: Fix[] = [];
  for (let each = row; each >= Math.max(0, row - 20); each -= 1) {
    const open = openAfter(lines, each, each);
    const last = open.at(-1);
    if (last)
      guesses.push(
        makeFix(
          'bracket',
          { lines, row: each, column: last.column, length: 1 },
          {
            subject: last.sign,
            changed: new Map([[each, lines[each]!.trimEnd() + closers(open)]]),
            show: !/[,:]$/.test(lines[each]!.trimEnd()),
          },
        ),
      );
  }
  const open = openAfter(lines, 0, lines.length - 1);
  const last = open.at(-1);
  if (last) {
    const end = lines.length - 1;
    guesses.push(
      makeFix(
        'bracket',
        { lines, row: last.row, column: last.column, length: 1 },
        { subject: last.sign, changed: new Map([[end, lines[end]! + closers(open)]]), show: false },
      ),
    );
  }
  return guesses;
}

/** A comma before the text at `column`, which stands inside of brackets. */
export function addComma(
  lines: readonly string[],
  row: number,
  column: number,
  length: number,
): Fix[] {
  const line = lines[row] ?? '';
  const open = openAfter([...lines.slice(0, row), line.slice(0, column)], 0, row);
  if (open.length === 0) return [];
  const before = line.slice(0, column).trimEnd();
  const changed =
    before === ''
      ? new Map([[row - 1, `${(lines[row - 1] ?? '').trimEnd()},`]])
      : new Map([[row, `${before},${line.slice(before.length)}`]]);
  return [
    makeFix(
      'comma',
      { lines, row, column, length },
      {
        subject: `"${line.slice(column, column + length).replaceAll('"', '')}"`,
        changed,
        show: before !== '',
      },
    ),
  ];
}
