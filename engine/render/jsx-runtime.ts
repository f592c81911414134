// The JSX runtime of finished pages: an element is HTML as soon as it is made, and a component a call. The server bundle has
// it in the place of `react/jsx-runtime` (vite.config.ts); in the browser the same components are React's. It prints what
// React's own static renderer prints (tests/blocks/jsx-runtime.test.ts), as HTML spells it (` hidden`, `<br>`), in less
// time, and knows nothing that moves: no hooks, no context, no listeners.
import type { ComponentType } from 'react';
import { escapeHtml } from './escape.ts';
import { classesIn } from './prune-css.ts';

/** HTML that is finished: everything else in the place of a child is text. */
class Markup {
  /** The component that was begun when it was made. */
  readonly #run = run;
  constructor(readonly html: string) {}

  /** The HTML, to be put into another element; what was made before this component was begun (a constant) tells its classes now. */
  inside(): string {
    if (this.#run !== run) noteClasses(this.html);
    return this.html;
  }
}

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

/** React's own mark, which blocks import from `react`. */
export const Fragment = Symbol.for('react.fragment');

/** Elements without an end. */
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Elements of SVG that mostly hold nothing: HTML has a short form for them. */
const drawnElements = new Set(['path', 'circle', 'use', 'rect']);
/** Attributes whose `true` and `false` are words. */
const spoken = /^(?:aria-|data-|contentEditable$|draggable$|spellCheck$)/;
/** Attributes that lead somewhere. */
const addresses = new Set(['href', 'src', 'action', 'formAction']);

/** Attributes that React spells otherwise than HTML does; SVG's properties of styles are hyphenated there. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  ...Object.fromEntries(
    [
      'autoCapitalize',
      'autoComplete',
      'autoFocus',
      'colSpan',
      'crossOrigin',
      'dateTime',
      'enterKeyHint',
      'fetchPriority',
      'hrefLang',
      'inputMode',
      'maxLength',
      'minLength',
      'noValidate',
      'playsInline',
      'readOnly',
      'referrerPolicy',
      'rowSpan',
      'spellCheck',
      'srcSet',
      'tabIndex',
    ].map((name) => [name, name.toLowerCase()]),
  ),
  ...Object.fromEntries(
    [
      'alignmentBaseline',
      'baselineShift',
      'clipPath',
      'clipRule',
      'dominantBaseline',
      'fillOpacity',
      'fillRule',
      'floodColor',
      'floodOpacity',
      'fontFamily',
      'fontSize',
      'fontStyle',
      'fontWeight',
      'letterSpacing',
      'markerEnd',
      'markerMid',
      'markerStart',
      'paintOrder',
      'pointerEvents',
      'shapeRendering',
      'stopColor',
      'stopOpacity',
      'strokeDasharray',
      'strokeDashoffset',
      'strokeLinecap',
      'strokeLinejoin',
      'strokeMiterlimit',
      'strokeOpacity',
      'strokeWidth',
      'textAnchor',
      'textDecoration',
      'textRendering',
      'transformOrigin',
      'vectorEffect',
      'wordSpacing',
      'writingMode',
    ].map((name) => [name, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
  ),
};

/** Components that were begun so far (`markupOf`), and the lists of classes that were printed since the last. */
let run = 0;
let classLists = new Set<string>();

function noteClasses(html: string): void {
  for (const list of classesIn(html)) classLists.add(list);
}

/** A child as HTML. Throws where it is nothing that a page can show. */
function contentOf(child: unknown): string {
  if (typeof child === 'string') return escapeHtml(child);
  if (child instanceof Markup) return child.inside();
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  if (typeof child === 'number') return String(child);
  if (!Array.isArray(child))
    throw new TypeError(
      `${child instanceof Promise ? 'A promise' : `A value of type ${typeof child}`} cannot be shown on a page: text, numbers, elements and lists of them can.`,
    );
  let html = '';
  for (const part of child) html += contentOf(part);
  return html;
}

/** An attribute as HTML, with a space before it; empty where it is left out. Throws where a finished page cannot have it. */
function attributeOf(element: string, name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (name === 'style')
    throw new TypeError(
      `<${element}> has a style: the policy of a page allows none. Put it into the module of the block.`,
    );
  if (typeof value === 'function' || typeof value === 'object' || typeof value === 'symbol')
    throw new TypeError(
      `<${element}> has ${name}, of type ${typeof value}: a finished page has text alone. What listens belongs into the client module of the block.`,
    );
  if (typeof value === 'boolean' && !spoken.test(name))
    return value ? ` ${names[name] ?? name}` : '';
  const text = String(value);
  if (name === 'className') classLists.add(text);
  // Nothing on a page runs such an address (its policy), and nobody should be able to copy one from it.
  if (addresses.has(name) && /^[\0- ]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(text))
    return '';
  return ` ${names[name] ?? name}="${escapeHtml(text)}"`;
}

/** An element or what a component shows, as HTML. Throws what the component throws, and where something stands in it that no finished page can have. */
export function jsx(type: string | symbol | Component, props: Props): unknown {
  if (typeof type === 'function') return type(props);
  if (typeof type === 'symbol') return new Markup(contentOf(props.children));
  let start = `<${type}`;
  let content = '';
  for (const name in props) {
    const value = props[name];
    if (name === 'children') content = contentOf(value);
    else if (name === 'dangerouslySetInnerHTML')
      noteClasses((content = (value as { __html: string }).__html));
    else start += attributeOf(type, name, value);
  }
  if (voidElements.has(type)) return new Markup(`${start}>`);
  if (content === '' && drawnElements.has(type)) return new Markup(`${start}/>`);
  return new Markup(`${start}>${content}</${type}>`);
}

export { jsx as jsxs, jsx as jsxDEV };

/** What a component shows, and the classes in it. Throws as `jsx`. */
export function markupOf<P extends object>(
  component: ComponentType<P>,
  props: P,
): { readonly html: string; readonly classes: readonly string[] } {
  run += 1;
  classLists = new Set();
  const html = contentOf(jsx(component as Component, props as Props));
  // A text that was put together stays the tree of its parts, in memory and whenever it is copied, until somebody searches it.
  html.includes('\0');
  return { html, classes: [...new Set([...classLists].flatMap((list) => list.split(' ')))] };
}
