import { chromium, type Browser } from 'playwright';
import { browserFlags, findBrowser } from './find-browser.mjs';

/** Starts the one Chromium of an end-to-end test; close it in `afterAll`. Throws if the machine has none: `npm test` installs it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.PORTAO_CHROMIUM ?? (await findBrowser());
  if (!executablePath)
    throw new Error(
      'No Chromium on this machine. Run `npm test`, which installs one, or set PORTAO_CHROMIUM to its path.',
    );
  return chromium.launch({ executablePath, args: [...browserFlags] });
}
