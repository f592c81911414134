// The bytes of each kind of page, before anybody scrolls, in a real Chromium.
import { brotliCompressSync, constants } from 'node:zlib';
import { homeLimits } from './page-kinds.mjs';
import { report, table } from './report.mjs';

/** The screen of a phone: what is fetched before scrolling depends on it. px. */
export const viewport = { width: 360, height: 740 };

/** What a page costs before anybody scrolls: everything that came over the wire, by type. Bytes. */
async function weigh(browser, origin, path) {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const responses = new Map();
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      responses.set(requestId, {
        type,
        url: response.url,
        headers: response.headers,
        encoding: response.headers['Content-Encoding'] ?? '',
      }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      Object.assign(responses.get(requestId) ?? {}, { wire: encodedDataLength }),
    );
    const answer = await page.goto(origin + path);
    const html = (await answer.body()).toString();
    await page.waitForLoadState('networkidle');
    const blocking = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.renderBlockingStatus === 'blocking').length,
    );
    const all = [...responses.values()];
    if (all.some(({ wire }) => wire === undefined))
      throw new Error(`${path}: not everything arrived`);
    if (all.find(({ type }) => type === 'Document').encoding !== 'br')
      throw new Error(`${path}: the page did not come as brotli`);
    const sent = (some) =>
      some.reduce((sum, one) => sum + Number(one.headers['Content-Length'] ?? 0), 0);
    const body = (type) => sent(all.filter((one) => one.type === type));
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    return {
      requests: all.length,
      blocking,
      // With the headers of the answers; the others are bodies.
      wire: all.reduce((sum, one) => sum + one.wire, 0),
      html: { raw: Buffer.byteLength(html), sent: body('Document') },
      css: {
        raw: Buffer.byteLength(css),
        alone: brotliCompressSync(css, {
          params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        }).length,
      },
      script: body('Script'),
      font: body('Font'),
      image: body('Image'),
      other:
        sent(all) -
        ['Document', 'Script', 'Font', 'Image'].reduce((sum, type) => sum + body(type), 0),
    };
  } finally {
    await context.close();
  }
}

const kb = (bytes) => (bytes / 1024).toFixed(1);

/** Weighs every kind (page-kinds.mjs) and reports. */
export async function reportWeight({ where, browser, origin, kinds }) {
  const rows = [];
  for (const [kind, { path, html: htmlAim, script: scriptAim }] of Object.entries(kinds)) {
    const { html, css, script, font, image, other, requests, blocking, wire } = await weigh(
      browser,
      origin,
      path,
    );
    const home = path === homeLimits.path;
    rows.push([
      kind,
      `\`${path}\``,
      kb(html.raw),
      kb(html.sent),
      htmlAim,
      kb(css.raw),
      kb(css.alone),
      kb(script),
      scriptAim,
      kb(font),
      kb(image),
      kb(other),
      home ? `${requests} of ${homeLimits.requests}` : requests,
      blocking,
      home ? `${kb(wire)} of ${homeLimits.wire}` : kb(wire),
    ]);
  }
  report(
    'weight',
    [
      '## Weight of a page',
      '',
      `${where}, Chromium ${browser.version()}. \`npm run weight\`: a release (brotli 11) from the production server, first visit, ${viewport.width} × ${viewport.height}, before scrolling. KB of 1,024 bytes; bodies, as sent. The CSS is inside the HTML; its brotli column is what it would weigh alone. "In all" has the headers of the answers in it. Aims are upper limits.`,
      '',
      table([
        [
          'page',
          'path',
          'HTML, raw',
          'HTML, brotli',
          'aim',
          'of it CSS, raw',
          'CSS, brotli',
          'script',
          'aim',
          'font',
          'images',
          'icon and others',
          'requests',
          'that block rendering',
          'in all',
        ],
        ...rows,
      ]),
    ].join('\n'),
  );
}
