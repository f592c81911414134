// What a visitor downloads to see one page of each kind, and how fast it is there: a release of the real site, the
// production server, a real Chromium.
//   npm run weight [-- --runs 5] [--only bytes,lighthouse,phone]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../tests/find-browser.mjs';
import { reportLighthouse } from './lighthouse.mjs';
import { machine } from './machine.mjs';
import { kindsOf } from './page-kinds.mjs';
import { startReleasedSite } from './released-site.mjs';
import { reportSlowPhone } from './slow-phone.mjs';
import { reportWeight } from './weigh.mjs';

const parts = { bytes: reportWeight, lighthouse: reportLighthouse, phone: reportSlowPhone };
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(parts).join() },
  },
});
const runs = Number(values.runs);
const wanted = values.only.split(',');
if (!Number.isInteger(runs) || runs < 1 || !wanted.every((part) => Object.hasOwn(parts, part)))
  throw new Error(`--runs is a number, and --only knows ${Object.keys(parts).join()}`);

const where = machine();
const executablePath = await findBrowser();
if (!executablePath)
  throw new Error('No Chromium on this machine; set PORTAO_CHROMIUM to the path of one.');
const folder = mkdtempSync(join(tmpdir(), 'portao-weight-'));
let site;
try {
  site = await startReleasedSite(folder);
  for (const part of wanted) {
    // A browser of its own for each: nothing waits open while Lighthouse starts another.
    const browser =
      part === 'lighthouse'
        ? null
        : await chromium.launch({ executablePath, args: [...browserFlags] });
    try {
      await parts[part]({
        where,
        browser,
        executablePath,
        folder,
        runs,
        origin: site.origin,
        kinds: kindsOf(site.post),
      });
    } finally {
      await browser?.close();
    }
  }
} finally {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
}
