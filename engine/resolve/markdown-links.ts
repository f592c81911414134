import { nextOf } from './next-of.ts';

/** A link of a Markdown text: what is read, and where it leads. */
export interface MarkdownLink {
  readonly label: string;
  readonly target: string;
}

/** The end of a target, or of what could be one. */
const targetEnd = /[)\s>]|$/g;
const space = /\s*/y;
/** `<https://…>`: the address is its own text. */
const bare = /<((?:https?|tel|mailto):[^\s<>]+)>/g;
const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** The links of a Markdown text in its order: written ones, then those that are their own text. */
export function markdownLinks(text: string): MarkdownLink[] {
  if (!text.includes('](') && !text.includes('<')) return [];
  const alone = [...text.matchAll(bare)]
    .filter((match) => !text.startsWith('](', match.index - 2))
    .map((match) => ({ label: match[1]!, target: match[1]! }));
  return [...writtenLinks(text), ...alone];
}

/** Those of the form `[text](target)` or `[text](target "title")`, with any of Markdown's quotes. Reads the text once. */
function writtenLinks(text: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
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
      links.push({ label: text.slice(bracket + 1, at), target: text.slice(start, end) });
    // Every other beginning inside of the target would meet the same end; one that stands at it has its target behind.
    at = text.indexOf('](', behind >= 0 ? behind : Math.max(at + 2, end - 2));
  }
  return links;
}
