// Where a Chromium is, and how to get one: plain Node, so that it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process, { env, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Longest download of a browser and longest run of the package manager, ms. */
const downloadLimit = 300_000;
const packageLimit = 600_000;

/** What every Chromium of the tests is started with: no sandbox (root in a container), nothing sent on its own, and no process in reserve for a page that nobody opens. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
];

/** Programs on the path. The headless shell first: the same engine without the windows, which takes half of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  return (
    (env.PATH ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name))
      .find(isExecutable) ?? null
  );
}

/** Playwright's own browser, whether it was downloaded or not; null without Playwright. */
async function playwrightBrowser() {
  try {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** True if the browser draws an empty page: a stub of a package manager or missing libraries show here, not in the tests. */
function starts(file) {
  if (!file || !existsSync(file)) return false;
  const { status, stdout } = spawnSync(
    file,
    ['--headless', ...browserFlags, '--dump-dom', 'about:blank'],
    { encoding: 'utf8', timeout: 60_000, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return status === 0 && stdout.includes('<html');
}

/** A Chromium that starts: PORTAO_CHROMIUM, CHROME_PATH, the system's, Playwright's; null if there is none. */
export async function findBrowser() {
  const near = [
    env.PORTAO_CHROMIUM,
    env.CHROME_PATH,
    ...names.map(onPath),
    ...(platform === 'darwin' ? macPaths : []),
  ].find(starts);
  if (near) return near;
  // Asked last: Playwright takes a while to load.
  const downloaded = await playwrightBrowser();
  return starts(downloaded) ? downloaded : null;
}

/** Runs a command with nothing to answer it; true if it succeeded in time. */
const attempt = (command, args, { timeout = packageLimit, more = {}, errors = 'inherit' } = {}) =>
  spawnSync(command, args, {
    cwd: root,
    timeout,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'inherit', errors],
    env: { ...env, ...more },
  }).status === 0;

/** Playwright's installer; its errors are stack traces of each retry, and what to do about them we say ourselves. */
const playwright = (...args) =>
  attempt(process.execPath, [join(root, 'node_modules/playwright/cli.js'), ...args], {
    timeout: downloadLimit,
    more: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    errors: 'ignore',
  });

/** The words before a command that needs root: none for root, `sudo -n` where it asks for nothing, null otherwise. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : null;
}

/** True on Debian itself: Ubuntu's package of that name is a stub that wants snap. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function installPackage(before) {
  const apt = (...args) => {
    const [command, ...rest] = [
      ...before,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      ...args,
    ];
    return attempt(command, rest);
  };
  const get = (name) => apt('install', '-y', '--no-install-recommends', name);
  return apt('update') && (get('chromium-headless-shell') || get('chromium'));
}

/** Gets a Chromium: Playwright's download, with its libraries where we may install them; else Debian's package. Null if neither works. */
export async function installBrowser() {
  const before = asRoot();
  if (playwright('install', 'chromium')) {
    const downloaded = await playwrightBrowser();
    if (starts(downloaded)) return downloaded;
    if (before && playwright('install-deps', 'chromium') && starts(downloaded)) return downloaded;
  }
  if (before && isDebian() && installPackage(before)) return findBrowser();
  return null;
}
