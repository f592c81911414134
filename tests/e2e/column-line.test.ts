// What stands beside the headings of a page begins at one line, whatever block it is of, and no hole is left beside it.
import { expect, test } from 'vitest';
import { kinds, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

test.each([
  ['a neighbourhood', 1280, 2],
  ['a neighbourhood', 1920, 2],
  ['the professional-service page', 1280, 2],
  ['the repair page of Guarulhos', 1920, 2],
] as const)(
  'on %s questions, text and hours begin at one line at %i px',
  async (kind, width, blocks) => {
    const { page } = await site.look(kinds[kind], { viewport: { width, height: 900 } });
    const starts = await page
      .locator('main section:has(details), .plain > .hold:has(> h2)')
      .evaluateAll((parts) =>
        parts
          .map((part) => part.querySelector('details, h2 + div > p, h2 ~ dl'))
          .filter((beside) => beside !== null)
          .map((beside) => Math.round(beside.getBoundingClientRect().left)),
      );
    expect(starts.length).toBeGreaterThanOrEqual(blocks);
    expect(new Set(starts).size).toBe(1);
    expect(starts[0]! / width).toBeGreaterThan(0.3);
  },
);

test.each([
  [1280, false],
  [1920, true],
])(
  'in a window of %i px the title of a section of the guide has a column of its own: %s',
  async (width, hasColumn) => {
    const { page } = await site.look(kinds['the guide'], { viewport: { width, height: 900 } });
    const beside = await page.locator('article section[id]').evaluateAll((sections) =>
      sections.map((section) => {
        const [title, text] = ['h2', 'h2 + div'].map((part) =>
          section.querySelector(part)!.getBoundingClientRect(),
        );
        return text!.left >= title!.right && text!.top < title!.bottom;
      }),
    );
    expect(beside.length).toBeGreaterThan(5);
    expect(new Set(beside)).toEqual(new Set([hasColumn]));
  },
);

test('tiles follow the buttons beside the map of the capital', async () => {
  const viewport = { width: 1920, height: 1080 };
  const { page } = await site.look(kinds['the capital'], { viewport });
  const box = async (part: string) => (await page.locator(part).first().boundingBox())!;
  const [buttons, tiles] = [
    await box('main section:first-of-type .pair'),
    await box('main section:first-of-type li:has(> b)'),
  ];
  expect(tiles.y - (buttons.y + buttons.height)).toBeLessThan(64);
});
