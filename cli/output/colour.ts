import { styleText } from 'node:util';

/** Colours of the command line, by what they mean. */
export interface Colours {
  readonly good: (text: string) => string;
  readonly careful: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** True if what is written to a stream may be coloured: a terminal, without `NO_COLOR` (https://no-color.org). */
export function mayColour(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}

/** The colours, or none. */
export function coloursOf(coloured: boolean): Colours {
  const style = (format: 'green' | 'yellow' | 'red' | 'dim') => (text: string) =>
    coloured ? styleText(format, text, { validateStream: false }) : text;
  return { good: style('green'), careful: style('yellow'), bad: style('red'), faint: style('dim') };
}
