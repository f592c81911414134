// The styles of a page. Every page has its CSS inlined, so a rule that it cannot use is weight on the first round trip.
import { transform } from 'lightningcss';
import type { BlockLibrary } from './registry.ts';
import type { ResolvedBlock, ResolvedPage } from './resolved-page.ts';

/** What of a page its styles depend on beside its classes. */
export interface StyledPage {
  readonly head: Pick<ResolvedPage['head'], 'font' | 'themeCss'>;
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

/**
 * A function that prints the styles of pages with blocks of `library`. Custom properties stay, used or not: style sheets
 * that scripts bring ask for them too. Throws where lightningcss cannot read the CSS.
 */
export function createPageStyles({
  registry,
  baseCss,
}: Pick<BlockLibrary, 'registry' | 'baseCss'>): PageStyles {
  const base = createSheet(baseCss);
  const texts = new Set(Object.values(registry).flatMap(({ styles }) => styles));
  const modules = new Map([...texts].map((css) => [css, createSheet(css)]));
  const blockStyles = Object.entries(registry);

  return ({ head: { font, themeCss }, blocks }, classes) => {
    const types = new Set<string>(blocks.map(({ type }) => type));
    const used = new Set(
      blockStyles.flatMap(([type, { styles }]) => (types.has(type) ? styles : [])),
    );
    const face = font
      ? `@font-face{src:url(${font});font-weight:400 700;font-family:Site;font-display:swap}`
      : '';
    const sheets = [base, ...[...used].map((css) => modules.get(css)!)];
    return `${face}${sheets.map((print) => print(classes)).join('')}${themeCss}`;
  };
}
