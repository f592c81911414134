// The styles of a page. Every page has its CSS inlined, so a rule that it cannot use is weight on the first round trip.
import { transform } from 'lightningcss';
import type { BlockLibrary } from './registry.ts';
import type { ResolvedBlock, ResolvedPage } from './resolved-page.ts';

/** What of a page its styles depend on beside its classes. */
export interface StyledPage {
  readonly head: Pick<ResolvedPage['head'], 'fonts' | 'themeCss'>;
  readonly blocks: readonly Pick<ResolvedBlock, 'type'>[];
}

/** Prints the styles of a page whose HTML has these classes: the base, the modules of its blocks, the theme of the site. */
export type PageStyles = (page: StyledPage, classes: ReadonlySet<string>) => string;

/** `css` minified, without the rules that need one of the classes or animations in `unusedSymbols`. */
const minify = (css: string, unusedSymbols: string[]): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString();

/** Animations in `css` that nothing in it asks for. */
const idleAnimations = (css: string): string[] =>
  [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => css.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length === 2);

/** What prints a style sheet for a page with these classes; it remembers, because few sets of classes exist. */
function createSheet(css: string): (classes: ReadonlySet<string>) => string {
  // Also words that are no class, which does no harm: lightningcss finds no rule for them.
  const known = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!));
  // It would take the property `r` of a circle for something of the name of the class.
  for (const [, property] of css.matchAll(/[{;\s]([a-z-]+)\s*:/g)) known.delete(property!);
  const printed = new Map<string, string>();
  return (classes) => {
    const unused = [...known].filter((name) => !classes.has(name));
    const key = unused.join(' ');
    let text = printed.get(key);
    if (text === undefined) {
      text = minify(css, unused);
      const idle = idleAnimations(text);
      if (idle.length > 0) text = minify(text, idle);
      printed.set(key, text);
    }
    return text;
  };
}

/** Tokens that a theme may set and few do. Where they are used their value stands beside them: `var(--rule, 3px)`. */
const themeTokens =
  /var\(\s*(--(?:button-corner|frame|leading|mark(?:-width|-height|-border|-hover|-open)?|page-title|rack|rail|rivet|rule|spacing)),\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g;

/** The class of an image by its mean colour (`blocks/parts/Picture.tsx`), which stands there until the image comes. */
const tone = /^tone-([0-9a-f]{3})$/;

/** The class of an image by the point that stays in view where it is cut, hundredths. */
const focus = /^focus-(\d+)-(\d+)$/;

/** `css` with the tokens that this theme leaves alone as values: a page has no bytes for freedom that its site does not use. */
const settle = (css: string, themeCss: string): string =>
  css.replace(themeTokens, (_, name: string, value: string) =>
    themeCss.includes(`${name}:`) ? `var(${name})` : value,
  );

/** Sheets of the base and of every module, for sites with this theme. */
function createSheets(baseCss: string, registry: BlockLibrary['registry'], themeCss: string) {
  const sheetOf = (css: string) => createSheet(settle(css, themeCss));
  const texts = new Set(Object.values(registry).flatMap(({ styles }) => styles));
  return { base: sheetOf(baseCss), modules: new Map([...texts].map((css) => [css, sheetOf(css)])) };
}

/**
 * A function that prints the styles of pages with blocks of `library`. Custom properties stay, used or not: style sheets
 * that scripts bring ask for them too. Throws where lightningcss cannot read the CSS.
 */
export function createPageStyles({
  registry,
  baseCss,
}: Pick<BlockLibrary, 'registry' | 'baseCss'>): PageStyles {
  const themes = new Map<string, ReturnType<typeof createSheets>>();
  const blockStyles = Object.entries(registry);

  return ({ head: { fonts, themeCss }, blocks }, classes) => {
    const types = new Set<string>(blocks.map(({ type }) => type));
    const used = new Set(
      blockStyles.flatMap(([type, { styles }]) => (types.has(type) ? styles : [])),
    );
    const faces = fonts.map(
      ({ family, address, range }) =>
        `@font-face{src:url(${address});font-weight:400 700;font-family:${family};font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
    );
    const { base, modules } = themes.get(themeCss) ?? createSheets(baseCss, registry, themeCss);
    themes.set(themeCss, { base, modules });
    const sheets = [base, ...[...used].map((css) => modules.get(css)!)];
    const tones = [...classes].flatMap((name) => tone.exec(name)?.[1] ?? []);
    const grounds = tones.map((colour) => `.tone-${colour}{background:#${colour}}`);
    const points = [...classes].flatMap((name) => {
      const [, x, y] = focus.exec(name) ?? [];
      return x ? [`.${name}{object-position:${x}% ${y}%}`] : [];
    });
    return `${faces.join('')}${sheets.map((print) => print(classes)).join('')}${grounds.join('')}${points.join('')}${themeCss}`;
  };
}
