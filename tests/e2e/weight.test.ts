// What a phone loads of a page before anybody scrolls; tests/site/weight.test.ts weighs the files themselves.
import { expect, test } from 'vitest';
import { phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

/** Limits of the home page: bytes of everything with the headers of the answers, and requests. */
const limits = { bytes: 70 * 1024, requests: 8 };

test('the home page loads at most 70 KB in 8 requests before scrolling, and nothing blocks its rendering', async () => {
  const { page } = await site.visit('/blog', { viewport: phone });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // Only what this page asks for: answers to the page before it may still arrive.
  const home = new URL('/', page.url()).href;
  const sizes = new Map<string, number | null>();
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, documentURL }) => void (documentURL === home && sizes.set(requestId, null)),
  );
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) =>
      void (sizes.has(requestId) && sizes.set(requestId, encodedDataLength)),
  );
  await page.goto(home, { waitUntil: 'networkidle' });
  expect(sizes.size).toBeGreaterThan(3);
  expect(sizes.size).toBeLessThanOrEqual(limits.requests);
  await expect.poll(() => [...sizes.values()]).not.toContain(null);
  expect([...sizes.values()].reduce<number>((sum, size) => sum + size!, 0)).toBeLessThanOrEqual(
    limits.bytes,
  );
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string })
            .renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
});
