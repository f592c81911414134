// What is asked of any page as it stands in the browser.
import axe from 'axe-core';
import type { Page } from 'playwright';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of axe to ask a page for. */
export interface AxeRules {
  /** Rules that the page cannot satisfy. */
  readonly besides?: readonly string[];
  /** The only rules; all of the standards if left out. */
  readonly only?: readonly string[];
}

/** Pages that every new document of theirs brings `loadAxe` to. */
const prepared = new WeakSet<Page>();

/** Loads axe into the document: its megabyte goes to the browser once a page, not with every document, and runs where it is asked for. */
async function loadAxe(page: Page): Promise<void> {
  const loaded = await page.evaluate(() => {
    const own = window as { axe?: unknown; loadAxe?: () => void };
    if (!own.axe) own.loadAxe?.();
    return own.axe !== undefined;
  });
  if (!loaded) await page.evaluate(axe.source);
  if (prepared.has(page)) return;
  prepared.add(page);
  await page.addInitScript(`window.loadAxe = () => {${axe.source}}`);
}

/** What axe finds on the page as it stands, without what is in its frames: one line a rule with the first element. */
export async function violationsOf(
  page: Page,
  { besides = [], only }: AxeRules = {},
): Promise<string[]> {
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: standards },
    rules: Object.fromEntries(besides.map((rule) => [rule, { enabled: false }])),
  };
  await loadAxe(page);
  return page.evaluate(async (asked) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, asked);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.length} × ${nodes[0]?.html ?? ''}`,
    );
  }, options);
}

/** The colour behind the page, as `rgb(…)`. */
export const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** How much wider the page is than the window, and what can be seen sticking out of it, without what something clips or scrolls. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const held = (element: Element): boolean => {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      )
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    const seen = (element: Element) =>
      element.childElementCount === 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        seen(element) &&
        !held(element),
    );
    return {
      tooWide: scrollWidth - clientWidth,
      out: out.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    };
  });

/** Custom properties that a rule asks for without a second choice, on an element that it is for, and that are not set there. */
export const unsetProperties = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const missing = new Set<string>();
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSGroupingRule && 'cssRules' in rule) look(rule.cssRules);
        if (!(rule instanceof CSSStyleRule)) continue;
        const names = [...rule.cssText.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
        if (names.length === 0) continue;
        // What a rule is for, whatever state it is in.
        const states = /::[\w-]+|:(?:hover|active|focus-visible|focus-within|focus)/g;
        const selector = rule.selectorText.replace(states, ':is(*)');
        for (const element of document.querySelectorAll(selector))
          for (const name of names)
            if (getComputedStyle(element).getPropertyValue(name) === '')
              missing.add(`${name} of ${rule.selectorText}`);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
      look(sheet.cssRules);
    return [...missing];
  });
