// What a visitor downloads to see one page of each kind: a release of the real site, the production server, a real Chromium.
//   npm run weight
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../tests/find-browser.mjs';
import { machine } from './machine.mjs';
import { measure } from './measure.mjs';
import { report, root, table } from './report.mjs';

const kinds = {
  home: '/',
  city: '/barueri',
  'city of the shared list': '/suzano',
  neighbourhood: '/moema',
  variant: '/motor-de-portao-automatico-cotia',
  guide: '/guia-completo',
  FAQ: '/duvidas-frequentes',
  professional: '/servico-profissional',
  Guarulhos: '/guarulhos',
  fallback: '/pagina-que-nao-existe',
};
/** The screen of a phone: what is fetched before scrolling depends on it. */
const viewport = { width: 360, height: 740 };

async function freePort() {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the production server on a built folder; its address, and what ends it. */
async function serve(out) {
  const port = await freePort();
  const server = spawn(execPath, [join(root, 'cli/launch.mjs'), 'serve', '--out', out, '--port', String(port)], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes(`:${port}`) && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { origin: `http://localhost:${port}`, close: () => server.kill() };
}

/** What a page costs before anybody scrolls: everything that came over the wire, by type. */
async function weigh(browser, origin, path) {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const responses = new Map();
    session.on('Network.responseReceived', ({ requestId, type, response }) => responses.set(requestId, { type, url: response.url, headers: response.headers, encoding: response.headers['Content-Encoding'] ?? '' }));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => Object.assign(responses.get(requestId) ?? {}, { wire: encodedDataLength }));
    const answer = await page.goto(origin + path);
    const html = (await answer.body()).toString();
    await page.waitForLoadState('networkidle');
    const all = [...responses.values()];
    if (all.some(({ wire }) => wire === undefined)) throw new Error(`${path}: not everything arrived`);
    const body = (type) => all.filter((one) => one.type === type).reduce((sum, one) => sum + Number(one.headers['Content-Length'] ?? 0), 0);
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    return {
      requests: all.length,
      // With the headers of the answers; the others are bodies.
      wire: all.reduce((sum, one) => sum + one.wire, 0),
      html: { raw: Buffer.byteLength(html), sent: body('Document'), encoding: all.find((one) => one.type === 'Document').encoding },
      css: { raw: Buffer.byteLength(css), alone: brotliCompressSync(css, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length },
      script: body('Script'),
      font: body('Font'),
      image: body('Image'),
      other: all.reduce((sum, one) => sum + Number(one.headers['Content-Length'] ?? 0), 0) - ['Document', 'Script', 'Font', 'Image'].reduce((sum, type) => sum + body(type), 0),
    };
  } finally {
    await context.close();
  }
}

const where = machine();
const folder = mkdtempSync(join(tmpdir(), 'portao-weight-'));
let server;
let browser;
try {
  const out = join(folder, 'dist');
  // Without posts, whatever the database of this machine holds.
  await measure(join(root, 'cli/launch.mjs'), ['build', '--release', '--out', out], { cwd: root, env: { ...env, DATA_DIR: join(folder, 'data') } });
  server = await serve(out);
  const executablePath = env.PORTAO_CHROMIUM ?? (await findBrowser());
  if (!executablePath) throw new Error('No Chromium on this machine; set PORTAO_CHROMIUM to the path of one.');
  browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  const rows = [];
  for (const [kind, path] of Object.entries(kinds)) rows.push([kind, path, await weigh(browser, server.origin, path)]);
  if (rows.some(([, , { html }]) => html.encoding !== 'br')) throw new Error('a page did not come as brotli');
  const kb = (bytes) => (bytes / 1024).toFixed(1);
  report(
    'weight',
    [
      '## Weight of a page',
      '',
      `${where}, Chromium ${browser.version()}. \`npm run weight\`: a release (brotli 11) from the production server, first visit, ${viewport.width} × ${viewport.height}, before scrolling. KB of 1,024 bytes; bodies, as sent. The CSS is inside the HTML; its brotli column is what it would weigh alone. "In all" has the headers of the answers in it.`,
      '',
      table([
        ['page', 'path', 'HTML, raw', 'HTML, brotli', 'of it CSS, raw', 'CSS, brotli', 'script', 'font', 'images', 'icon and others', 'requests', 'in all'],
        ...rows.map(([kind, path, { html, css, script, font, image, other, requests, wire }]) => [kind, `\`${path}\``, kb(html.raw), kb(html.sent), kb(css.raw), kb(css.alone), kb(script), kb(font), kb(image), kb(other), requests, kb(wire)]),
      ]),
    ].join('\n'),
  );
} finally {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
}
