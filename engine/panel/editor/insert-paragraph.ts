/** Puts a paragraph where the cursor of a field is, as if it were typed: it can be taken back with Ctrl+Z. */
export function insertParagraph(field: HTMLTextAreaElement, text: string): void {
  const { value, selectionEnd: at } = field;
  const before = value.slice(0, at);
  const [gapBefore, gapAfter] = [
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n',
    value.slice(at).startsWith('\n\n') ? '' : value.slice(at).startsWith('\n') ? '\n' : '\n\n',
  ];
  const inserted = `${gapBefore}${text}${gapAfter}`;
  field.focus();
  field.setSelectionRange(at, at);
  if (document.execCommand('insertText', false, inserted)) return;
  field.setRangeText(inserted, at, at, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
