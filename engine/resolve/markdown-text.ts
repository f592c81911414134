// Links and words of Markdown texts. Each function reads a text once, however it is written: documents may be hostile.

/** A link of a Markdown text: what is read, where it leads, and where in the text that is written. */
export interface MarkdownLink {
  readonly label: string;
  readonly target: string;
  readonly from: number;
}

/** The end of a target, or of what could be one. */
const targetEnd = /[)\s>]|$/g;
const space = /\s*/y;
/** `<https://…>`: the address is its own text. */
const bare = /<((?:https?|tel|mailto):[^\s<>]+)>/g;
const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** The links of a Markdown text in its order: written ones, then those that are their own text. A picture is none. */
export function markdownLinks(text: string): MarkdownLink[] {
  if (!text.includes('](') && !text.includes('<')) return [];
  const alone = [...text.matchAll(bare)]
    .filter((match) => !text.startsWith('](', match.index - 2))
    .map((match) => ({ label: match[1]!, target: match[1]!, from: match.index + 1 }));
  return [...writtenLinks(text).filter(({ isPicture }) => !isPicture), ...alone];
}

/** The pictures of a Markdown text, `![words](target)`, in its order. */
export const markdownPictures = (text: string): MarkdownLink[] =>
  text.includes('![') ? writtenLinks(text).filter(({ isPicture }) => isPicture) : [];

/** Those of the form `[text](target)` or `[text](target "title")`, with any of Markdown's quotes. Reads the text once. */
function writtenLinks(text: string): (MarkdownLink & { readonly isPicture: boolean })[] {
  const links: (MarkdownLink & { readonly isPicture: boolean })[] = [];
  const next = Object.fromEntries(['"', "'", ')', '['].map((mark) => [mark, nextOf(text, mark)]));
  const skipSpace = (from: number) => {
    space.lastIndex = from;
    return from + space.exec(text)![0].length;
  };
  /** Place behind the link's `)` where its target ends at `at`; -1 if it is none. */
  const close = (at: number): number => {
    const behind = text[at] === '>' ? at + 1 : at;
    const rest = skipSpace(behind);
    if (text[rest] === ')') return rest + 1;
    const quote = closing[text[rest] ?? ''];
    if (rest === behind || quote === undefined) return -1;
    const end = next[quote]!(rest + 1);
    const last = end < 0 ? -1 : skipSpace(end + 1);
    return last >= 0 && text[last] === ')' ? last + 1 : -1;
  };
  let bracket = -1;
  let labelFrom = 0;
  for (let at = text.indexOf(']('); at >= 0;) {
    for (let open = next['[']!(labelFrom); open >= 0 && open <= at; open = next['[']!(labelFrom)) {
      bracket = open;
      labelFrom = open + 1;
    }
    const first = skipSpace(at + 2);
    const start = text[first] === '<' ? first + 1 : first;
    targetEnd.lastIndex = start;
    const end = targetEnd.exec(text)?.index ?? text.length;
    const behind = end > start ? close(end) : -1;
    if (behind >= 0)
      links.push({
        isPicture: text[bracket - 1] === '!',
        label: text.slice(bracket + 1, at),
        target: text.slice(start, end),
        from: start,
      });
    // Every other beginning inside of the target would meet the same end; one that stands at it has its target behind.
    at = text.indexOf('](', behind >= 0 ? behind : Math.max(at + 2, end - 2));
  }
  return links;
}

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

/**
 * A function that finds the next of `marks` in a text from a place on; -1 if there is none. Asked with places that grow it
 * reads the text once in all, where a regular expression that fails reads to the end from each of its beginnings.
 */
function nextOf(
  text: string,
  marks: string,
  fits: (at: number) => boolean = () => true,
): (from: number) => number {
  let found = -2;
  let asked = 0;
  return (from) => {
    if (found !== -2 && from >= asked && (found === -1 || found >= from)) return found;
    asked = from;
    found = text.indexOf(marks, from);
    while (found >= 0 && !fits(found)) found = text.indexOf(marks, found + 1);
    return found;
  };
}
