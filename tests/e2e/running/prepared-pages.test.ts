// Posts that a browser fetches or renders ahead of a visitor are not seen yet: the real thing in Chromium, over the embedded service.
import { expect, test } from 'vitest';
import { patience, runningSite } from './running-site.ts';

const site = runningSite();

/** The address of a sample post, and its views as the database has them. */
async function samplePost() {
  const { store } = await site.signIn();
  const {
    items: [post],
  } = await store.listPublished({ offset: 0, limit: 1 });
  await site.built(post!.slug);
  return {
    path: `/blog/${post!.slug}`,
    slug: post!.slug,
    views: async () => (await store.findPost(post!.slug))!.views,
  };
}

test('a page that is prefetched or prerendered is counted once, when it is shown', async () => {
  const { path, slug, views } = await samplePost();
  const before = await views();
  // The page's policy allows no rules of others; they stand for what a browser does by itself.
  const page = await site.visit('/', { bypassCSP: true });
  const asked: (string | undefined)[] = [];
  page
    .context()
    .on(
      'request',
      (request) =>
        void (
          new URL(request.url()).pathname === path && asked.push(request.headers()['sec-purpose'])
        ),
    );
  await page.evaluate((url) => {
    const prefetch = document.createElement('link');
    Object.assign(prefetch, { rel: 'prefetch', href: url });
    document.head.append(prefetch);
  }, path);
  await expect.poll(() => asked.length, { timeout: patience }).toBe(1);
  await page.evaluate((url) => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({
      prerender: [{ source: 'list', urls: [url], eagerness: 'immediate' }],
    });
    document.head.append(rules);
  }, path);
  await expect.poll(() => asked, { timeout: patience }).toEqual(['prefetch', 'prefetch;prerender']);
  // Its script runs meanwhile, unseen.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await views()).toBe(before);
  await page.evaluate((url) => void (location.href = url), path);
  await page.locator(`article[data-post="${slug}"]`).waitFor();
  await expect.poll(views, { timeout: patience }).toBe(before + 1);
});

test('links to pages of the site may be prepared by a browser; those to the panel and to elsewhere not', async () => {
  const page = await site.visit('/barueri');
  const session = await page.context().newCDPSession(page);
  const faults: (string | undefined)[] = [];
  let prepared: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => void faults.push(ruleSet.errorMessage));
  session.on(
    'Preload.preloadingAttemptSourcesUpdated',
    ({ preloadingAttemptSources }) =>
      void (prepared = preloadingAttemptSources.map(({ key }) => key.url)),
  );
  await session.send('Preload.enable');
  await expect.poll(() => prepared, { timeout: patience }).toContain(`${site.base}/osasco`);
  expect(faults).toEqual([undefined]);
  expect(
    prepared.filter(
      (url) =>
        !url.startsWith(`${site.base}/`) ||
        url.startsWith(`${site.base}/admin`) ||
        url.startsWith(`${site.base}/barueri#`),
    ),
  ).toEqual([]);
});
