// The list of the blog in a real browser, over a data service that is played: what only a browser shows.
import type { Route } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

/** Opens `/blog`, built without posts; `answer` is what the service says to each question for posts. */
async function openList(answer: (route: Route) => Promise<void>) {
  const context = await site.browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // The pauses between tries go by as the test wants it.
  await page.clock.install();
  await page.route('**/rest/v1/blog_posts?*', answer);
  await page.goto(`${site.origin}/blog`);
  return page;
}

const row = {
  id: '0b7e7c52-6f0f-4a4e-9d3c-0f5a4f1f9c11',
  title: 'Portão novo',
  slug: 'portao-novo',
  status: 'published',
  views: 1,
  seo_score: 70,
  meta_description: '',
  tags: [],
  published_at: '2026-11-20T12:00:00+00:00',
  withdrawn_at: null,
  created_at: '2026-11-20T12:00:00+00:00',
  updated_at: '2026-11-20T12:00:00+00:00',
};

test('a blog without posts says so', async () => {
  const page = await openList((route) =>
    route.fulfill({ json: [], headers: { 'content-range': '*/0' } }),
  );
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Nenhum post encontrado.').isVisible()).toBe(true);
  expect(await page.getByText('Os posts não carregaram.').isVisible()).toBe(false);
});

test('a list that has nothing yet shows six placeholders, and no sentence, while it is asked for', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const page = await openList(async (route) => {
    await held;
    await route.fulfill({ json: [row], headers: { 'content-range': '0-0/1' } });
  });
  const placeholders = page.locator('[data-blog-list] li[inert]');
  await expect.poll(() => placeholders.count()).toBe(6);
  expect(await page.getByText('Nenhum post encontrado.').isVisible()).toBe(false);
  release();
  await page.getByRole('link', { name: 'Portão novo' }).waitFor();
  expect(await placeholders.count()).toBe(0);
});

test('a list that cannot be loaded is asked for again three times, says so, and then offers a retry and the phone', async () => {
  let answers = false;
  let asked = 0;
  const page = await openList((route) => {
    asked += 1;
    return answers
      ? route.fulfill({ json: [row], headers: { 'content-range': '0-0/1' } })
      : route.abort();
  });
  const failure = page.locator('[data-failure]');
  await failure.getByText('Os posts não vieram. Estamos tentando de novo.').waitFor();
  const { y, height } = (await failure.boundingBox())!;
  expect(y + height, 'in the first screen').toBeLessThan(page.viewportSize()!.height);
  const retry = failure.getByRole('button', { name: 'Tentar de novo' });
  expect(await retry.isVisible()).toBe(false);
  expect(await failure.locator('a[href^="tel:"]').isVisible()).toBe(true);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return retry.isVisible();
    })
    .toBe(true);
  expect(asked).toBe(4);
  expect(await failure.innerText()).toContain('Os posts não carregaram.');
  expect(await page.getByText('Nenhum post encontrado.').isVisible()).toBe(false);
  expect(await failure.locator('a[href^="tel:"]').count()).toBe(1);
  answers = true;
  await retry.click();
  await page.getByRole('link', { name: 'Portão novo' }).waitFor();
  expect(await failure.isVisible()).toBe(false);
});

test('a list that comes at the second try is shown, and nothing is said any more', async () => {
  let asked = 0;
  const page = await openList((route) =>
    (asked += 1) === 1
      ? route.abort()
      : route.fulfill({ json: [row], headers: { 'content-range': '0-0/1' } }),
  );
  await page.getByText('Estamos tentando de novo.').waitFor();
  await page.clock.runFor(1000);
  await page.getByRole('link', { name: 'Portão novo' }).waitFor();
  expect(await page.locator('[data-failure]').isVisible()).toBe(false);
  expect(asked).toBe(2);
});
