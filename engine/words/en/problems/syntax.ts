import { corrected } from '../../wording.ts';
import type { Phrases } from '../../pt-BR/problems/syntax.ts';
import type { syntax as reference } from '../../pt-BR/problems/syntax.ts';

const spaceCount = (count: number) =>
  count === 0 ? 'no space' : count === 1 ? '1 space' : `${count} spaces`;

const phrases: Phrases = {
  tab: [
    () => 'The indentation of this line holds a tab, which YAML does not take.',
    () => 'Delete it and write spaces instead, two a level.',
  ],
  'odd-space': [
    () => 'Here is a special space, from a copied text, that does not count as a space.',
    () => 'Delete it and type an ordinary space.',
  ],
  indent: [
    (p) =>
      `The indentation of this line (${spaceCount(p.spaces[0])}) does not fit that of the lines above.`,
    (p) =>
      p.spaces[1] === 0
        ? `Delete the spaces at its beginning, as on line ${p.line} ("${p.subject}").`
        : `Begin it with ${spaceCount(p.spaces[1])}, like line ${p.line} ("${p.subject}").`,
  ],
  continuation: [
    (p) =>
      `This line is no field, and to continue the text of "${p.subject}" it lacks indentation.`,
    (p) => `Begin it with ${spaceCount(p.spaces[1])}.`,
  ],
  dash: [
    () => 'The dash at the beginning of this list item is missing.',
    (p) =>
      `${corrected('Write', p.fixed)}${p.fixed === '' ? '' : ` (with the dash below that of line ${p.line})`}`,
  ],
  'dash-space': [() => 'A space is missing after the dash.', (p) => corrected('Write', p.fixed)],
  'dash-line': [
    (p) => `The list of "${p.subject}" cannot begin on the line of its name.`,
    (p) => `Move each item to a line below, indented: ${p.fixed}`,
  ],
  colon: [(p) => `The colon after "${p.subject}" is missing.`, (p) => corrected('Write', p.fixed)],
  'colon-space': [() => 'A space is missing after the colon.', (p) => corrected('Write', p.fixed)],
  duplicate: [
    (p) => `The field "${p.subject}" is on line ${p.line} already.`,
    (p) =>
      p.fixed === ''
        ? 'Keep only one of the two.'
        : `Keep only one of the two. If this is another item of the list, its dash is missing: ${p.fixed}`,
  ],
  'open-quote': [
    (p) => `The quote (${p.subject}) that opens here is not closed.`,
    (p) => corrected('Close it at the end of the text', p.fixed),
  ],
  'colon-in-text': [
    () =>
      'There is a colon inside the text, and without quotes what stands before it looks like the name of a field.',
    (p) => corrected('Put the text in quotes', p.fixed),
  ],
  'start-sign': [
    (p) =>
      `A text without quotes cannot begin with ${p.subject}, which means something else in YAML.`,
    (p) => corrected('Put the text in quotes', p.fixed),
  ],
  reference: [() => 'A text that begins with {{ needs quotes.', (p) => corrected('Write', p.fixed)],
  'bracket-start': [
    (p) =>
      `The text begins with ${p.subject}, which opens a list or a group of fields, and goes on after its end.`,
    (p) => corrected('Put the whole text in quotes', p.fixed),
  ],
  'after-quotes': [
    () => 'There is text after the closing quote.',
    (p) => corrected('Put the whole text in quotes', p.fixed),
  ],
  'quotes-inside': [
    () => 'The text ends at the quotes inside it.',
    (p) => corrected('Use single quotes around it', p.fixed),
  ],
  apostrophe: [
    () => 'The apostrophe closes the single quotes before the end of the text.',
    (p) => corrected('Use double quotes around it', p.fixed),
  ],
  escape: [
    () => 'Within double quotes a backslash (\\) has a special meaning.',
    (p) => corrected('Use single quotes', p.fixed),
  ],
  'smart-quotes': [
    () => 'Curly quotes, like “ and ”, are no quotes in YAML.',
    (p) => corrected('Use straight quotes', p.fixed),
  ],
  bar: [
    (p) => `After "${p.subject}" the text begins on the next line.`,
    () =>
      'Move the text to the next line, two spaces further in than the name of the field; or delete the sign.',
  ],
  bracket: [
    (p) => `The ${p.subject === '[' ? 'bracket' : 'brace'} that opens here is not closed.`,
    (p) => corrected(`Close it with ${p.subject === '[' ? ']' : '}'}`, p.fixed),
  ],
  comma: [(p) => `A comma is missing before ${p.subject}.`, (p) => corrected('Write', p.fixed)],
  documents: [
    () => 'This line (---) begins a second document, and a file can have only one.',
    () => 'Delete the line, or move what follows it to another file.',
  ],
  conflict: [
    () => 'The file has the marks of a git conflict, with two versions of one passage.',
    () =>
      'Choose one of the versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  other: [
    (p) => `The text is not well formed here (${p.subject}).`,
    () =>
      'Check the indentation (two spaces a level, no tabs), colons followed by a space, quotes and brackets, here and on the line above.',
  ],
};

/** Problems of a text that is not YAML. */
export const syntax: typeof reference = {
  syntax: { what: (p) => phrases[p.reason][0](p), fix: (p) => phrases[p.reason][1](p) },
};
