import { chromium, type Browser } from 'playwright';
import { inject } from 'vitest';
import { browserFlags, findBrowser } from './find-browser.mjs';

/** No name leads anywhere but to this machine: tests ask nothing of other hosts, unless they answer in their place. */
const nothingOutside =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** The Chromium of this process, which ends with it: starting one takes seconds. */
let running: Promise<Browser> | undefined;

/** The Chromium of end-to-end tests; `leaveBrowser` in `afterAll`. Throws if the machine has none: `npm test` installs it. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await running;
  return browser?.isConnected() ? browser : (running = launch());
}

/** Closes every page that the tests of a file opened; the browser stays for the next file of the process. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

async function launch(): Promise<Browser> {
  const executablePath = process.env.PORTAO_CHROMIUM ?? (await findBrowser());
  if (!executablePath)
    throw new Error(
      'No Chromium on this machine. Run `npm test`, which installs one, or set PORTAO_CHROMIUM to its path.',
    );
  // Its profile is made there and goes with the run: this process ends without a word.
  const { TMPDIR = '' } = process.env;
  process.env.TMPDIR = inject('runFolder');
  try {
    return await chromium.launch({ executablePath, args: [...browserFlags, nothingOutside] });
  } finally {
    if (TMPDIR) process.env.TMPDIR = TMPDIR;
    else delete process.env.TMPDIR;
  }
}
