// A page or a state of the panel in every window, colour and spacing.
//
// A page is opened once and its window changed. Where things stand does not depend on colours: places are looked at in every
// window, as written and with the spacing of a reader. Frames depend on colours and hardly on the window: they are looked at
// in light, dark and forced colours, on a phone and on a desk.
import type { Page } from 'playwright';
import { framingFaults, placingFaults, spaceText } from './look-faults.ts';
import { unsetProperties } from './page-checks.ts';
import { desk, phone } from './site-in-browser.ts';

/** Windows, px: the smallest phone, which is also a desk at 400 %, a phone, a tablet and a desk. */
const windows = [{ width: 320, height: 256 }, phone, { width: 768, height: 1024 }, desk];
const framed = [phone, desk];
const colours = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** What an eye stumbles over on a page, and where; `open` is called after every change of the window. */
export async function faultsInEveryWindow(
  page: Page,
  open: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const faults: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    await open(page);
    for (const spaced of [false, true]) {
      await spaceText(page, spaced);
      const found = await placingFaults(page);
      faults.push(
        ...found.map((fault) => `${window.width} px${spaced ? ', spaced' : ''}: ${fault}`),
      );
    }
    await spaceText(page, false);
    for (const colour of framed.includes(window) ? colours : []) {
      await page.emulateMedia(colour);
      const forced = colour.forcedColors === 'active';
      const found = await framingFaults(page, { forced });
      const name = forced ? 'forced' : colour.colorScheme;
      faults.push(...found.map((fault) => `${window.width} px, ${name}: bare ${fault}`));
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  }
  faults.push(...(await unsetProperties(page)).map((name) => `nobody sets ${name}`));
  return faults;
}
