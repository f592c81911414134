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
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void sizes.push(encodedDataLength));
  await page.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle' });
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.length).toBeLessThanOrEqual(limits.requests);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.bytes);
  const blocking = await page.evaluate(() => performance.getEntriesByType('resource').filter((entry) => (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking').map(({ name }) => name));
  expect(blocking).toEqual([]);
});
