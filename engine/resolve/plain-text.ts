import { nextOf } from './next-of.ts';

/** Marks of emphasis and code, the longest first. */
const marks = ['***', '**', '*', '```', '``', '`', '___', '__', '_'];
const letter = /\w/;
const blank = /\s/;

/** The words of a short Markdown text: links as their text, no marks, white space as single spaces. */
export function plainText(markdown: string): string {
  return withoutMarks(withoutMarks(withoutLinks(markdown)))
    .replace(/^\s*(?:[-+*]|\d+[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `[words](target)` and `![words](target)` as their words. Reads the text once. */
function withoutLinks(text: string): string {
  if (!text.includes('](')) return text;
  const nextBracket = nextOf(text, ']');
  const nextEnd = nextOf(text, ')');
  let out = '';
  let done = 0;
  for (let open = text.indexOf('['); open >= 0;) {
    const bracket = nextBracket(open + 1);
    if (bracket < 0) break;
    const end = text[bracket + 1] === '(' ? nextEnd(bracket + 2) : -1;
    if (end >= 0) {
      out +=
        text.slice(done, text[open - 1] === '!' && open > done ? open - 1 : open) +
        text.slice(open + 1, bracket);
      done = end + 1;
    }
    // Every other beginning before this bracket would end at it, too.
    open = text.indexOf('[', end >= 0 ? done : bracket + 1);
  }
  return out + text.slice(done);
}

/** The text without pairs of marks around words, the outermost ones; an underscore inside of a word is a letter. */
function withoutMarks(text: string): string {
  if (!/[*`_]/.test(text)) return text;
  const isEnd = (mark: string) => (at: number) =>
    !blank.test(text[at - 1] ?? ' ') &&
    (mark[0] !== '_' || !letter.test(text[at + mark.length] ?? ''));
  const ends = new Map(marks.map((mark) => [mark, nextOf(text, mark, isEnd(mark))]));
  const nextBreak = nextOf(text, '\n\n');
  let out = '';
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char !== '*' && char !== '`' && char !== '_') continue;
    if (char === '_' && letter.test(text[at - 1] ?? '')) continue;
    for (const mark of marks) {
      const from = at + mark.length;
      if (!text.startsWith(mark, at) || from >= text.length || blank.test(text[from]!)) continue;
      const end = ends.get(mark)!(from + 1);
      const stop = nextBreak(from);
      if (end < 0 || (stop >= 0 && stop < end)) continue;
      out += text.slice(done, at) + text.slice(from, end);
      done = end + mark.length;
      at = done - 1;
      break;
    }
  }
  return out + text.slice(done);
}
