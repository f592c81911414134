// The questions in a real browser: found by their words, by their address and by keyboard.
import { expect, test } from 'vitest';
import { desk, phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();
const path = '/duvidas-frequentes';

test('words that stand in a closed answer open it when the browser finds them', async () => {
  // An address with a text takes the way of the browser's own search, which no script can start.
  const { page } = await site.look(`${path}#:~:text=machuca%20feio`);
  const opened = page.locator('main details[open]');
  await expect
    .poll(() => opened.locator('summary').allTextContents())
    .toEqual(['Posso instalar sozinho?']);
});

test('the address of a question opens it and closes the one that stood open', async () => {
  const { page } = await site.look(`${path}#garantia`);
  const opened = page.locator('main details[open]');
  await expect.poll(() => opened.count()).toBe(1);
  expect(await opened.getAttribute('id')).toBe('garantia');
  expect(
    await opened.locator('summary').evaluate((summary) => summary.getBoundingClientRect().top),
  ).toBeLessThan(phone.height / 2);
});

test('the shortcuts at the top lead to their group', async () => {
  const { page } = await site.look(path, { viewport: desk, reducedMotion: 'reduce' });
  await page
    .getByRole('navigation', { name: 'Assuntos' })
    .getByRole('link', { name: 'Manutenção' })
    .click();
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name: 'Manutenção' })
        .evaluate((heading) => heading.getBoundingClientRect().top),
    )
    .toBeLessThan(desk.height / 3);
});

test('what is focused by keyboard stands clear of the header and of the bar at the foot of a phone', async () => {
  const { page } = await site.look(path, { viewport: phone, reducedMotion: 'reduce' });
  const covered: string[] = [];
  let reached = 0;
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement!;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!element.closest('main')) return null;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && (element.contains(top) || top.contains(element)) ? '' : element.textContent;
    });
    if (name !== null) reached += 1;
    if (name) covered.push(name);
  }
  expect(reached).toBeGreaterThan(40);
  expect(covered).toEqual([]);
});
