import type { SyntaxReason } from '../../words/problems.ts';
import { knownFields } from './known-fields.ts';
import { makeFix, type Fix, type Fixer } from './fixes.ts';

/** A text in quotes that keep it as it is. */
export const quoted = (text: string) =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** A text as it stands in YAML: in quotes where it would be read as something else. */
export const asYaml = (text: string) =>
  /^[\p{L}/][\p{L}\d /._-]*$/u.test(text) && !/^(?:true|false|null)$/i.test(text)
    ? text
    : quoted(text);

/** A list of numbers or texts on one line of YAML; JSON for any other value. */
export const asYamlList = (value: unknown) =>
  Array.isArray(value)
    ? `[${value.map((item) => (typeof item === 'string' ? asYaml(item) : JSON.stringify(item))).join(', ')}]`
    : JSON.stringify(value);

const curly = /[“”„«»‘’]/;

/** Why a value needs (other) quotes, and the value in them; null if it needs none. */
function quoting(value: string): { reason: SyntaxReason; subject?: string; text: string } | null {
  const inner = value.slice(1, -1);
  const first = value.charAt(0);
  if (value.startsWith('{{')) return { reason: 'reference', text: quoted(value) };
  if (first === '"') {
    if (value.endsWith('"') && /(?<!\\)"/.test(inner))
      return { reason: 'quotes-inside', text: quoted(inner) };
    if (/^"[^"]*"\s*\S/.test(value)) return { reason: 'after-quotes', text: quoted(value) };
    return value.endsWith('"') && inner.includes('\\')
      ? { reason: 'escape', text: quoted(inner) }
      : null;
  }
  if (first === "'") {
    if (value.endsWith("'") && inner.includes("'"))
      return { reason: 'apostrophe', text: quoted(inner) };
    return /^'[^']*'\s*\S/.test(value) ? { reason: 'after-quotes', text: quoted(value) } : null;
  }
  if (curly.test(first))
    return { reason: 'smart-quotes', text: quoted(value.slice(1).replace(/[“”„«»‘’]$/, '')) };
  if (first === '|' || first === '>') return { reason: 'bar', subject: first, text: quoted(value) };
  if (/[*&!%@`?]/.test(first)) return { reason: 'start-sign', subject: first, text: quoted(value) };
  if (/^\[.*\]\s*[^\s\]]|^\{.*\}\s*[^\s}]/.test(value))
    return { reason: 'bracket-start', subject: first, text: quoted(value) };
  if (first === '[' || first === '{') return null;
  return /: |:$/.test(value) ? { reason: 'colon-in-text', text: quoted(value) } : null;
}

/** The value of a line in the quotes that it needs. */
export const quoteValue: Fixer = (lines, row) => {
  const match = /^(\s*(?:- +)*(?:[\w-]+: +)?)(\S.*?)\s*$/.exec(lines[row] ?? '');
  const found = match && quoting(match[2]!);
  if (!match || !found) return [];
  return [
    makeFix(
      found.reason,
      { lines, row, column: match[1]!.length, length: match[2]!.length },
      { subject: found.subject ?? '', changed: new Map([[row, match[1]! + found.text]]) },
    ),
  ];
};

/** A value inside of `{ … }` in the quotes that it needs, or a comma before the next field. */
export const quoteInside: Fixer = (lines, row) => {
  const line = lines[row] ?? '';
  const guesses: Fix[] = [];
  for (const match of line.matchAll(/([{,]\s*[\w-]+: +)([^\s"'{}[\],][^{}[\],]*?)(?=\s*[,}])/g)) {
    const [, before, value] = match as unknown as [string, string, string];
    const start = match.index + before.length;
    const next = /\s([a-z]\w*): /.exec(value);
    if (next && knownFields.has(next[1]!))
      guesses.push(
        makeFix(
          'comma',
          { lines, row, column: start + next.index + 1, length: next[1]!.length },
          {
            subject: `"${next[1]!}"`,
            changed: new Map([
              [row, `${line.slice(0, start + next.index)},${line.slice(start + next.index)}`],
            ]),
          },
        ),
      );
    const found = quoting(value);
    if (found)
      guesses.push(
        makeFix(
          found.reason,
          { lines, row, column: start, length: value.length },
          {
            subject: found.subject ?? '',
            changed: new Map([
              [row, line.slice(0, start) + found.text + line.slice(start + value.length)],
            ]),
          },
        ),
      );
  }
  return guesses;
};

/** The quote that opens at `column` closed where its text seems to end: before the next field, before a bracket, at the end of the line. */
export function closeQuote(lines: readonly string[], row: number, column: number): Fix[] {
  const line = lines[row] ?? '';
  const sign = line.charAt(column);
  const rest = line.slice(column + 1);
  const ends = [
    rest.search(/,\s*[a-z]\w*:/),
    rest.search(/\s*[}\]]+,?\s*$/),
    rest.trimEnd().length,
  ].filter((end) => end >= 0);
  return ends.map((end) => {
    const at = column + 1 + end;
    return makeFix(
      'open-quote',
      { lines, row, column, length: at - column },
      { subject: sign, changed: new Map([[row, line.slice(0, at) + sign + line.slice(at)]]) },
    );
  });
}
