// What is asked of any page as it stands in the browser.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, one line a rule with the first element; `besides` are rules that it cannot satisfy. */
export async function violationsOf(page: Page, besides: string[] = []): Promise<string[]> {
  // The pages have no frames, so one document is all there is: legacy mode finds the same in a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(standards)
    .disableRules(besides)
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.length} × ${nodes[0]?.html ?? ''}`,
  );
}

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
