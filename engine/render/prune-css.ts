// Leaves out the rules that a page cannot use. Every page has its CSS inlined, so a rule for a layout that the page
// does not show is weight on the first round trip. Works on minified CSS of our own modules.

/** A rule of a style sheet: what stands before its braces and between them. */
interface Rule {
  readonly head: string;
  readonly body: string;
  /** Alternatives of a selector list, each with the classes that must be on the page for it to match. */
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  /** Rules inside, for `@media` and `@supports`. */
  readonly inner: readonly Rule[] | null;
}

const className = /\.(-?[A-Za-z_][\w-]*)/g;
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
/** A pair of brackets with none inside, and the name before them. */
const brackets = /(:[a-z-]+)?\(([^()]*)\)/g;

/** A selector without what says nothing certain about the page: quoted texts, what is in `:not`, alternatives in brackets. */
function certain(selector: string): string {
  const bare = selector.replace(quoted, '');
  const left = bare.replace(brackets, (_, name: string | undefined, inner: string) =>
    name === ':has' && !inner.includes(',') ? ` ${inner}` : '',
  );
  return left === bare ? bare : certain(left);
}

/** Splits at top-level commas. */
function selectorList(head: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < head.length; index += 1) {
    const character = head[index];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      out.push(head.slice(start, index));
      start = index + 1;
    }
  }
  return [...out, head.slice(start)];
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  // The same text with quoted braces covered.
  const shape = css.replace(quoted, (text) => '_'.repeat(text.length));
  let index = 0;
  while (index < css.length) {
    const open = shape.indexOf('{', index);
    if (open < 0) break;
    let depth = 1;
    let close = open + 1;
    while (depth > 0 && close < css.length) {
      if (shape[close] === '{') depth += 1;
      else if (shape[close] === '}') depth -= 1;
      close += 1;
    }
    const head = css.slice(index, open).trim();
    const body = css.slice(open + 1, close - 1);
    const conditional = /^@(?:media|supports)/.test(head);
    const selectors = head.startsWith('@')
      ? []
      : selectorList(head).map((text) => ({
          text,
          classes: [...certain(text).matchAll(className)].map((match) => match[1]!),
        }));
    rules.push({ head, body, selectors, inner: conditional ? parseRules(body) : null });
    index = close;
  }
  return rules;
}

/** A style sheet, the classes that its rules speak of, and what was printed of it, by those of them that a page had. */
interface Sheet {
  readonly rules: readonly Rule[];
  readonly classes: readonly string[];
  readonly printed: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

const classesOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => [
    ...rule.selectors.flatMap((selector) => selector.classes),
    ...classesOf(rule.inner ?? []),
  ]);

function sheetOf(css: string): Sheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    const rules = parseRules(css);
    sheet = { rules, classes: [...new Set(classesOf(rules))], printed: new Map() };
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Prints the rules that can match; animations and properties go to `named`, to be judged by what was printed, or stay where that is null. */
function print(
  rules: readonly Rule[],
  classes: ReadonlySet<string>,
  named: (Rule & { at: number })[] | null,
  out: string[],
): void {
  for (const rule of rules) {
    if (rule.inner) {
      const inside: string[] = [];
      print(rule.inner, classes, null, inside);
      if (inside.length > 0) out.push(`${rule.head}{${inside.join('')}}`);
    } else if (named && /^@(?:keyframes|property) /.test(rule.head))
      named.push({ ...rule, at: out.push('') - 1 });
    else if (rule.head.startsWith('@')) out.push(`${rule.head}{${rule.body}}`);
    else {
      const kept = rule.selectors.filter((selector) =>
        selector.classes.every((name) => classes.has(name)),
      );
      if (kept.length === 0) continue;
      const start = `${kept.map((selector) => selector.text).join(',')}{`;
      const last = out.at(-1);
      // Rules that become neighbours with one selector become one.
      if (last?.startsWith(start)) out[out.length - 1] = `${last.slice(0, -1)};${rule.body}}`;
      else out.push(`${start}${rule.body}}`);
    }
  }
}

/** What decides which rules of `css` a page with `classes` can use: the same text, the same rules. */
export function usedClasses(css: string, classes: ReadonlySet<string>): string {
  return sheetOf(css)
    .classes.filter((name) => classes.has(name))
    .join(' ');
}

/** `css` (minified) without the rules whose classes are not among `classes`, and without keyframes and properties that nothing names. */
export function pruneCss(css: string, classes: ReadonlySet<string>): string {
  const sheet = sheetOf(css);
  const key = usedClasses(css, classes);
  let text = sheet.printed.get(key);
  if (text === undefined) sheet.printed.set(key, (text = printSheet(sheet.rules, classes)));
  return text;
}

function printSheet(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  const named: (Rule & { at: number })[] = [];
  const out: string[] = [];
  print(rules, classes, named, out);
  const text = out.join('');
  for (const rule of named) {
    const name = rule.head.split(' ')[1]!;
    if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))
      out[rule.at] = `${rule.head}{${rule.body}}`;
  }
  return out.join('');
}

/** `css` without the custom properties of `:root` that nothing in it reads. */
export function pruneTokens(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!));
  return css.replace(/:root\{([^}]*)\}/g, (rule, body: string, at: number) => {
    // The end of a longer selector.
    if (at > 0 && css[at - 1] !== '{' && css[at - 1] !== '}') return rule;
    const kept = body
      .split(';')
      .filter(
        (declaration) =>
          !declaration.startsWith('--') || read.has(declaration.slice(0, declaration.indexOf(':'))),
      );
    return kept.length > 0 ? `:root{${kept.join(';')}}` : '';
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shortName = (index: number): string =>
  index < letters.length
    ? letters[index]!
    : shortName(Math.floor(index / letters.length) - 1) + letters[index % letters.length]!;
/** A quoted text, or the name of a custom property. */
const quotedOrToken = new RegExp(`${quoted.source}|(?<![\\w-])--[A-Za-z][\\w-]*`, 'g');

/** `css` with a name of a letter or two for each custom property, in order of appearance. Nothing outside of it may read them. */
export function shortenTokens(css: string): string {
  const names = new Map<string, string>();
  return css.replace(quotedOrToken, (text) => {
    if (!text.startsWith('--')) return text;
    if (!names.has(text)) names.set(text, `--${shortName(names.size)}`);
    return names.get(text)!;
  });
}

const classMark = ' class="';

/** The class names in some HTML. */
export function classesIn(html: string): ReadonlySet<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(classMark); at >= 0; at = html.indexOf(classMark, at)) {
    const start = at + classMark.length;
    at = html.indexOf('"', start);
    lists.add(html.slice(start, at));
  }
  return new Set([...lists].flatMap((list) => list.split(' ')));
}
