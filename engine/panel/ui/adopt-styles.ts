// The page's policy allows no style but the hashed one of its document; sheets made by script are no inline styles.

/** Adds style sheets, minified CSS, after those that are there. */
export function adoptStyles(...texts: readonly string[]): void {
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}
