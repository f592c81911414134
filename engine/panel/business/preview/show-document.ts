// A page in a frame of the panel: whole documents, whose own styles the policy of the panel does not let through.

/** Letters from which on a text is looked for on a page. */
const shortest = 2;

/** Adopts the styles of a document in a frame, stops its links, and shows the first of these texts that is there. */
export function showDocument(shown: Document, texts: readonly string[]): void {
  const sheets = [...shown.querySelectorAll('style')].map(({ textContent }) => {
    const sheet = new shown.defaultView!.CSSStyleSheet();
    sheet.replaceSync(textContent);
    return sheet;
  });
  shown.adoptedStyleSheets = sheets;
  // A link would open the page of another day in here, or leave it.
  shown.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a, button[type="submit"]')) event.preventDefault();
    },
    true,
  );
  const found = elementWith(shown, texts);
  if (!found) return;
  for (let fold = found.closest('details'); fold; fold = fold.parentElement!.closest('details'))
    fold.open = true;
  found.scrollIntoView({ block: 'center' });
  found.style.outline = '3px solid';
  found.style.outlineOffset = '4px';
}

/** The first element of a page that says one of the texts itself, if need be behind a fold. */
function elementWith(shown: Document, texts: readonly string[]): HTMLElement | null {
  const wanted = texts.filter((text) => text.length >= shortest);
  const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    const isShown = parentElement!.closest('main details') !== null || isDrawn(parentElement!);
    if (isShown && wanted.some((text) => textContent!.includes(text))) return parentElement;
  }
  return null;
}

const isDrawn = (element: HTMLElement) => element.getBoundingClientRect().height > 0;

/** The texts in a value that are not in the one of before. */
export function newTexts(before: unknown, after: unknown): readonly string[] {
  const known = new Set(textsIn(before));
  return textsIn(after).filter((text) => !known.has(text));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
