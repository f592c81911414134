// Each kind of page on a slow phone: the network and the processor of a real Chromium are held back.
import { median } from './measure.mjs';
import { report, table } from './report.mjs';
import { viewport } from './weigh.mjs';

/** "Slow 3G" of Chromium's developer tools: kbit/s both ways, and ms before each answer, which stands for several round trips. */
const network = { kilobits: 400, latency: 2000 };
/** How many times slower the processor is made. */
const slowdown = 4;
/** After the page has loaded, for a last paint, ms. */
const settleMs = 500;

/** Times of one first visit, ms after it was asked for. */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = (network.kilobits * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(async () => {
      const last = (type) =>
        new Promise((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
            type,
            buffered: true,
          }),
        );
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        largest: await last('largest-contentful-paint'),
        load: performance.getEntriesByType('navigation')[0].loadEventEnd,
      };
    });
  } finally {
    await context.close();
  }
}

/** Visits every kind (page-kinds.mjs) `runs` times and reports. */
export async function reportSlowPhone({ where, browser, origin, kinds, runs }) {
  const rows = [];
  for (const [kind, { path }] of Object.entries(kinds)) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin + path));
    const seconds = (key) => (median(visits.map((one) => one[key])) / 1000).toFixed(2);
    rows.push([kind, `\`${path}\``, seconds('first'), seconds('largest'), seconds('load')]);
    process.stdout.write(`slow phone, ${path}: ${seconds('largest')} s\n`);
  }
  report(
    'slow phone',
    [
      '## A slow phone',
      '',
      `${where}, Chromium ${browser.version()}. \`npm run weight\`: first visit, ${network.kilobits} kbit/s, ${network.latency} ms before each answer ("Slow 3G" of the developer tools), processor ${slowdown} times slower, ${runs} runs, medians. Seconds after the page was asked for.`,
      '',
      table([
        ['page', 'path', 'first paint of content', 'largest paint of content', 'loaded'],
        ...rows,
      ]),
    ].join('\n'),
  );
}
