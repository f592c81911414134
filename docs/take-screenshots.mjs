// Takes pictures of the site, built into a temporary folder and served with a data service of its own:
//   npm run screenshots                      every screen, 360 to 1920 px, light and dark, into a folder that it names
//   npm run screenshots -- --out pictures    into this folder
//   npm run screenshots -- --only home,city  of these screens (docs/screens.mjs)
//   npm run screenshots -- --readme          those of the README instead, into docs/screenshots
/* global document -- in what is handed to the browser */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process, { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { replaceFile } from '../engine/files/replace-file.mjs';
import { browserFlags, findBrowser } from '../tests/find-browser.mjs';
import { owner, serveExample, serveSite } from './screenshot-site.mjs';
import { examplePictures, readme, screens, themes, widths } from './screens.mjs';

/** Most that a picture of the README may weigh, bytes. */
const readmeLimit = 150 * 1024;

/** Ends with a sentence: somebody called it wrongly, or the machine lacks something. */
function stop(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** What was asked for on the command line. */
function askedFor() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string' },
        only: { type: 'string' },
        readme: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return stop(`${error.message}\nOptions: --out <folder>, --only <screens>, --readme`);
  }
}

/** Screens by name, or all. */
function chosen(names) {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    stop(
      `There is no screen ${unknown.join(', ')}.\nThere are: ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return screens.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Signs in once: what the browser then holds opens the panel everywhere else. */
async function signIn(browser, origin) {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(`${origin}/admin`);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Senha').fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Abas' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Opens a screen and does what it says; resolves when everything is there that comes late. */
async function open(context, { origin, post }, { path, act, owner: signedIn }) {
  const page = await context.newPage();
  await page.goto(origin + path.replace('{post}', post));
  if (signedIn) await page.getByRole('heading', { level: 2 }).waitFor();
  await settled(page);
  await act?.(page);
  return page;
}

/** Waits for the data, the pictures and the font of what is shown. */
async function settled(page) {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img[loading="lazy"]')) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...[...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => image.decode().catch(() => undefined)),
    ]);
  });
}

/** The whole page at every width, light and dark: `keepIt` is handed name and bytes. It is opened once and its window changed. */
async function everyPicture(page, { name }, keepIt) {
  for (const width of widths) {
    const height = width < 640 ? 740 : 900;
    await page.setViewportSize({ width, height });
    await settled(page);
    // A window as high as the page: what sticks to its foot is at the foot of the picture.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole > height) await page.setViewportSize({ width, height: whole });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      keepIt(`${name}-${width}-${theme}.png`, await page.screenshot());
    }
  }
}

/** A picture with at most 256 colours, which for flat drawings look the same. Throws where it weighs too much for the README. */
async function small(bytes, file) {
  const less = await sharp(bytes)
    .png({ palette: true, quality: 95, effort: 10, dither: 0.4 })
    .toBuffer();
  if (less.length > readmeLimit)
    throw new Error(
      `${file} weighs ${Math.ceil(less.length / 1024)} KB, and the README takes ${readmeLimit / 1024} KB: take a smaller window.`,
    );
  return less;
}

/** Takes the pictures of the examples for the README: `keepIt` is handed name and bytes. */
async function exampleHomes(browser, keepIt) {
  for (const { example, theme, width, height } of examplePictures) {
    const { origin, close } = await serveExample(example);
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
    await page.goto(origin);
    await settled(page);
    keepIt(`${example}.png`, await small(await page.screenshot(), example));
    await page.close();
    await close();
  }
}

const values = askedFor();
const list = chosen(values.only?.split(',') ?? []);
const here = dirname(fileURLToPath(import.meta.url));
const out = values.out
  ? resolve(values.out)
  : values.readme
    ? join(here, 'screenshots')
    : mkdtempSync(join(tmpdir(), 'portao-pictures-'));
mkdirSync(out, { recursive: true });

const executablePath = env.PORTAO_CHROMIUM ?? (await findBrowser());
if (!executablePath) stop('No Chromium on this machine. Set PORTAO_CHROMIUM to the path of one.');
const site = await serveSite();
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
let taken = 0;
const take = (file, bytes) => {
  replaceFile(join(out, file), bytes);
  taken += 1;
};
try {
  const storageState = await signIn(browser, site.origin);
  /** Opens a screen in a browser of its own, uses it, and closes it. */
  const show = async (screen, options, use) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'pt-BR',
      ...options,
      ...(screen.owner ? { storageState } : {}),
    });
    await use(await open(context, site, screen));
    await context.close();
  };
  if (values.readme) {
    for (const { file, screen, theme, width, height } of readme) {
      await show(
        chosen([screen])[0],
        { viewport: { width, height }, colorScheme: theme },
        async (page) => take(`${file}.png`, await small(await page.screenshot(), file)),
      );
    }
    await exampleHomes(browser, take);
  } else {
    const left = [...list];
    const work = async () => {
      for (let screen = left.shift(); screen; screen = left.shift())
        await show(screen, {}, (page) => everyPicture(page, screen, take));
    };
    await Promise.all([work(), work()]);
  }
} finally {
  await browser.close();
  await site.close();
}
process.stdout.write(`${taken} pictures in ${out}\n`);
