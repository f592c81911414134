/** A link of a Markdown text: what is read, and where it leads. */
export interface MarkdownLink {
  readonly label: string;
  readonly target: string;
}

/** The end of `[text](target)` or `[text](target "title")`, with any of Markdown's quotes. */
const written = /\]\(\s*<?([^)\s>]+)>?(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)/g;
/** `<https://…>`: the address is its own text. */
const bare = /<((?:https?|tel|mailto):[^\s<>]+)>/g;

/** The links of a Markdown text in its order: written ones, then those that are their own text. */
export function markdownLinks(text: string): MarkdownLink[] {
  if (!text.includes('](') && !text.includes('<')) return [];
  const links = [...text.matchAll(written)].map((match) => ({ label: text.slice(text.lastIndexOf('[', match.index) + 1, match.index), target: match[1]! }));
  const alone = [...text.matchAll(bare)].filter((match) => !text.slice(0, match.index).endsWith('](')).map((match) => ({ label: match[1]!, target: match[1]! }));
  return [...links, ...alone];
}
