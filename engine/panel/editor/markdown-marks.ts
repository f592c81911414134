/** A text with what is chosen in it. */
export interface Chosen {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** What takes the place of a part of the text, and what is chosen then. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Makes what is chosen bold, or no longer; without a choice the cursor stands between the marks. */
export function bold({ value, start, end }: Chosen): Change {
  const isBold = value.slice(start - 2, start) === '**' && value.slice(end, end + 2) === '**';
  const text = value.slice(start, end);
  return isBold
    ? { from: start - 2, to: end + 2, text, start: start - 2, end: end - 2 }
    : { from: start, to: end, text: `**${text}**`, start: start + 2, end: end + 2 };
}

/** Makes what is chosen a link; the address, or where that was chosen the words, are typed next. */
export function link({ value, start, end }: Chosen): Change {
  const text = value.slice(start, end);
  const isAddress = /^(?:https?:\/\/|\/)\S+$/.test(text);
  const [words, address] = isAddress ? ['', text] : [text, 'https://'];
  const made = `[${words}](${address})`;
  const at = start + (isAddress || words === '' ? 1 : words.length + 3);
  const chosen = isAddress || words === '' ? 0 : address.length;
  return { from: start, to: end, text: made, start: at, end: at + chosen };
}

/** Begins the lines of the choice with a mark, or no longer where all of them do. */
export function lines({ value, start, end }: Chosen, mark: string): Change {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next < 0 ? value.length : next;
  const before = value.slice(from, to).split('\n');
  const isMarked = before.every((line) => line.startsWith(mark));
  const text = before
    .map((line) =>
      isMarked ? line.slice(mark.length) : line.startsWith(mark) ? line : mark + line,
    )
    .join('\n');
  return { from, to, text, start: from + text.length, end: from + text.length };
}

/** Puts a change into a field as if it were typed: it can be taken back with Ctrl+Z. */
export function change(field: HTMLTextAreaElement, { from, to, text, start, end }: Change): void {
  field.focus();
  field.setSelectionRange(from, to);
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
