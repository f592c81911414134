/** A text that a person still has to write. */
export interface Todo {
  /** Line from 1. */
  readonly line: number;
  /** The field that it stands in, or the empty string in running text. */
  readonly field: string;
}

/** Places of the `TODO` texts of a YAML document or a Markdown file, in order. */
export function todosIn(text: string): Todo[] {
  const found: Todo[] = [];
  let field = '';
  text.split('\n').forEach((line, index) => {
    const [, named] = /^\s*(?:- )?([A-Za-z]\w*):(?:\s|$)/.exec(line) ?? [];
    if (named !== undefined && named !== 'TODO') field = named;
    if (line === '---' && index > 0) field = '';
    if (/(?:^|[\s"'[])TODO\b/.test(line) && !/^\s*#(?!#)\s/.test(line))
      found.push({ line: index + 1, field });
  });
  return found;
}
