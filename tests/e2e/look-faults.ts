// What an eye stumbles over on a page as it stands: text that is cut, that lies on other text, that leaves its box or the
// window, and controls that nobody takes for one.
import type { Page } from 'playwright';

/** A piece of one line of text, without the empty parts of its letters' height; px from the top left of the page. */
interface TextBox {
  readonly element: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** What it belongs to: the page, or something that is meant to lie over it. */
  readonly layer: Element;
}

declare global {
  interface Window {
    textBoxes(): TextBox[];
    cutTexts: typeof cutTexts;
    overlaps: typeof overlaps;
    layerOf(element: Element): Element;
    nameOf(element: Element): string;
  }
}

/** Parts of a letter's box, which is 1.3 em high in the site's font, above capitals and below the line that they stand on. */
const empty = { above: 0.24, below: 0.24 };

/** Puts into the page what the questions below share. */
function install({ above, below }: typeof empty): void {
  /** Bars, and what opens over a page: out of its flow, with a surface of its own. */
  const isLayer = (element: Element): boolean => {
    const { position, backgroundColor } = getComputedStyle(element);
    return (
      position === 'fixed' ||
      position === 'sticky' ||
      (position === 'absolute' && !/^rgba.*, 0\)$/.test(backgroundColor))
    );
  };
  // Asked of every text and of all around it: each element is looked at once, until the page is another.
  const layers = new Map<Element, Element>();
  const clipped = new Map<Element, boolean>();
  window.layerOf = (element) => {
    const known = layers.get(element);
    if (known) return known;
    const parent = element.parentElement;
    const layer = isLayer(element) ? element : parent ? window.layerOf(parent) : document.body;
    layers.set(element, layer);
    return layer;
  };
  /** No words of the page, and drawings, whose names have a test of their own (coverage-map.test.ts). */
  const unseen = '.skip, svg, script, style, template, noscript, select, iframe';
  /** Texts for screen readers alone are clipped to nothing. */
  const isClipped = (element: Element): boolean => {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const { clip, clipPath } = getComputedStyle(element);
    const parent = element.parentElement;
    const is = clip !== 'auto' || clipPath !== 'none' || (parent !== null && isClipped(parent));
    clipped.set(element, is);
    return is;
  };
  const isSeen = (element: Element): boolean =>
    !element.closest(unseen) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isClipped(element);
  window.nameOf = (element) =>
    `${element.localName}${element.id ? `#${element.id}` : ''} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  window.textBoxes = () => {
    layers.clear();
    clipped.clear();
    const boxes: TextBox[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (!walker.currentNode.nodeValue?.trim() || !isSeen(element)) continue;
      const layer = window.layerOf(element);
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom, height, width } of range.getClientRects())
        if (width > 1 && bottom + scrollY > 0)
          boxes.push({
            element,
            layer,
            left: left + scrollX,
            right: right + scrollX,
            top: top + scrollY + above * height,
            bottom: bottom + scrollY - below * height,
          });
    }
    return boxes;
  };
}

/** Texts that are cut by the box of an element around them, that stick out of a surface which they stand on, or out of the window. */
function cutTexts(texts: readonly TextBox[]): string[] {
  const faults = new Set<string>();
  const near = 1.5;
  const looked = new Map<Element, ReturnType<typeof lookAt>>();
  const lookAt = (element: Element) => {
    const style = getComputedStyle(element);
    const { display, overflow, overflowX, overflowY, position } = style;
    if (display === 'inline' || display === 'contents') return null;
    return {
      box: element.getBoundingClientRect(),
      cutsAcross: /hidden|clip/.test(overflowX),
      cutsAlong: /hidden|clip/.test(overflowY),
      scrolls: /auto|scroll/.test(overflow),
      isSurface:
        !/^rgba.*, 0\)$/.test(style.backgroundColor) || parseFloat(style.borderTopWidth) > 1,
      isPlaced: position === 'absolute' || position === 'fixed',
    };
  };
  /** Around every text are the same elements: each is looked at once. */
  const partOf = (element: Element) => {
    if (!looked.has(element)) looked.set(element, lookAt(element));
    return looked.get(element)!;
  };
  const side = ({ left, right, top, bottom }: TextBox, box: DOMRect) => ({
    across: left < box.left + scrollX - near || right > box.right + scrollX + near,
    along: top < box.top + scrollY - near || bottom > box.bottom + scrollY + near,
  });
  for (const text of texts) {
    const say = (what: string, by?: Element) =>
      faults.add(
        `${what}: ${window.nameOf(text.element)}${by ? ` by ${by.localName}.${by.className}` : ''}`,
      );
    let held = false;
    for (let at: Element | null = text.element; at && at !== document.body; at = at.parentElement) {
      const part = partOf(at);
      if (!part) continue;
      const { across, along } = side(text, part.box);
      if ((across && part.cutsAcross) || (along && part.cutsAlong)) say('cut', at);
      // What scrolls holds the rest.
      held = part.scrolls;
      if (held) break;
      if (part.isSurface && (across || along)) say('out of its box', at);
      if (part.isPlaced) break;
    }
    if (!held && (text.right > innerWidth + near || text.left < -near)) say('out of the window');
  }
  return [...faults];
}

/** Texts that lie on other texts or on a control, within one layer. */
function overlaps(boxes: readonly TextBox[]): string[] {
  const faults = new Set<string>();
  const controls = [...document.querySelectorAll('.go, .call, button, input, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        element,
        left: left + scrollX,
        right: right + scrollX,
        top: top + scrollY,
        bottom: bottom + scrollY,
        layer: window.layerOf(element),
      };
    });
  const texts = [...boxes].sort((one, other) => one.top - other.top);
  const related = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  texts.forEach((text, index) => {
    for (let at = index + 1; at < texts.length && texts[at]!.top < text.bottom - 1; at += 1) {
      const other = texts[at]!;
      const wide = Math.min(text.right, other.right) - Math.max(text.left, other.left);
      const high = Math.min(text.bottom, other.bottom) - other.top;
      if (text.layer !== other.layer || wide < 1.5 || high < 1.5) continue;
      if (text.element !== other.element)
        faults.add(`${window.nameOf(text.element)} lies on ${window.nameOf(other.element)}`);
    }
    for (const { element, left, right, top, bottom, layer } of controls) {
      const wide = Math.min(text.right, right) - Math.max(text.left, left);
      const high = Math.min(text.bottom, bottom) - Math.max(text.top, top);
      if (wide < 1.5 || high < 1.5 || layer !== text.layer) continue;
      if (!related(text.element, element))
        faults.add(`${window.nameOf(text.element)} lies on ${window.nameOf(element)}`);
    }
  });
  return [...faults];
}

/** Buttons, fields and questions without frame, surface, line or sign, and links in sentences without a line. */
function bareControls(forced: boolean): string[] {
  const clear = (colour: string) => colour === 'transparent' || /^rgba.*, 0\)$/.test(colour);
  const signed = (element: Element, pseudo?: string): boolean => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return false;
    const lines = (['Top', 'Bottom', 'Left'] as const).some(
      (side) =>
        parseFloat(style[`border${side}Width`]) >= 1 &&
        style[`border${side}Style`] !== 'none' &&
        !clear(style[`border${side}Color`]),
    );
    // Forced colours take surfaces and shadows away.
    const drawn = !forced && (!clear(style.backgroundColor) || style.boxShadow !== 'none');
    return lines || drawn || style.textDecorationLine.includes('underline');
  };
  const hasSign = (element: Element) =>
    signed(element) ||
    signed(element, '::before') ||
    signed(element, '::after') ||
    element.querySelector('svg, img, i') !== null ||
    [...element.children].some((child) => signed(child));
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.hidden, .skip, svg');
  const controls = [
    ...document.querySelectorAll('button, summary, input, select, textarea, .go, .call'),
  ];
  // Tabs are told by their weight, buttons in the rows of the panel's lists have no frame (docs/design.md), a cross is a sign.
  const isQuiet = (one: Element) =>
    one.matches('[role=tab]') ||
    (!forced && one.matches('#panel :is(table, li) button')) ||
    /^[^\p{L}\d]+$/u.test(one.textContent ?? '');
  // A field may have the line of the frame that it stands in; a button of the page has one of its own, whatever it shows.
  const passes = (one: Element) =>
    one.matches('main :is(.go, .call)')
      ? signed(one)
      : hasSign(one) || (one.matches('input') && hasSign(one.parentElement!));
  const bare = controls.filter((one) => seen(one) && !isQuiet(one) && !passes(one));
  const inSentence = (link: Element) =>
    [...link.parentElement!.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w{3}/.test(node.nodeValue ?? ''),
    );
  const links = [...document.querySelectorAll('p a, li a')].filter(
    (link) => seen(link) && inSentence(link) && !hasSign(link),
  );
  return [...bare, ...links].map((element) => window.nameOf(element));
}

/** Puts the questions into the page that stands there, unless it has them. */
async function ready(page: Page): Promise<void> {
  if (await page.evaluate(() => 'textBoxes' in window)) return;
  const given = JSON.stringify(empty);
  await page.evaluate(
    `(${String(install)})(${given}); window.cutTexts = ${String(cutTexts)}; window.overlaps = ${String(overlaps)};`,
  );
}

/** Texts that are cut, out of their box or out of the window, texts that lie on others, and how much too wide the page is. */
export async function placingFaults(page: Page): Promise<string[]> {
  await ready(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth - clientWidth;
    const texts = window.textBoxes();
    return [
      ...(wide > 0 ? [`${wide} px wider than the window`] : []),
      ...window.cutTexts(texts),
      ...window.overlaps(texts),
    ];
  });
}

/** Controls that nothing tells from text, with the colours of the page or those that a system forces. */
export async function framingFaults(
  page: Page,
  { forced }: { forced: boolean },
): Promise<string[]> {
  await ready(page);
  return page.evaluate(bareControls, forced);
}

/** Sets text as WCAG 2.2, 1.4.12 lets readers set it, or takes that back. */
export const spaceText = (page: Page, spaced: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => !(sheet as { spacing?: true }).spacing,
    );
    if (!wanted) return;
    const sheet = Object.assign(new CSSStyleSheet(), { spacing: true });
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  }, spaced);
