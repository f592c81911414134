// The panel's styles. The page's policy allows no style but the hashed one of its document, which holds only what its own
// HTML uses; sheets made by script are no inline styles, so the app brings its rules itself.
const modules = import.meta.glob<string>('./*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The module that the others build upon: it comes before them. */
const shared = './panel-ui.module.css';

/** Adds style sheets, minified CSS, after those that are there. */
export function adoptStyles(...texts: readonly string[]): void {
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}

/** Adds `base`, the rules that every page of the site may use, and every module of the app. The tokens go into a layer: the page's own, with the site's theme, win. */
export function adoptPanelStyles(base: string): void {
  adoptStyles(
    `@layer panel-tokens{${base}}`,
    base.replace(/:root\{[^}]*\}/g, ''),
    modules[shared]!,
    ...Object.keys(modules)
      .filter((name) => name !== shared)
      .map((name) => modules[name]!),
  );
}
