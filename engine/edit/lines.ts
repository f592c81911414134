/** Offset of the first letter of the line of an offset. */
export const lineStart = (text: string, offset: number) =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** Offset of the line break of the line of an offset; the end of the text where there is none. */
export function lineEnd(text: string, offset: number): number {
  const at = text.indexOf('\n', offset);
  if (at < 0) return text.length;
  return text[at - 1] === '\r' && at > offset ? at - 1 : at;
}

/** Offset of the line behind that of an offset; the end of the text where there is none. */
export const nextLine = (text: string, offset: number) =>
  text.indexOf('\n', offset) + 1 || text.length;

/** Letters of a line before an offset. */
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

/** True where nothing but spaces stands before an offset on its line. */
export const beginsLine = (text: string, offset: number) =>
  text.slice(lineStart(text, offset), offset).trim() === '';

/** Start of the comment lines right above the line of an offset, that of the line itself where there are none; not above `from`. */
export function commentsAbove(text: string, offset: number, from: number): number {
  let start = lineStart(text, offset);
  for (;;) {
    const above = start > 0 ? lineStart(text, start - 1) : -1;
    if (above < from || !/^[ \t]*#/.test(text.slice(above, start))) return start;
    start = above;
  }
}
