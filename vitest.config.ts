import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { allowedNodeEnvironmentFlags } from 'node:process';
import { defineConfig } from 'vitest/config';
import { siteBlocks } from './engine/publish/site-blocks.ts';
import { LongestFirst } from './tests/longest-first.ts';
import { renewedForks } from './tests/renewed-forks.ts';
import viteConfig from './vite.config.ts';

const { css } = viteConfig({ command: 'serve', mode: 'test' });

/** Longest wait for what is to happen, ms. */
const patience = 150_000;

/** What all projects share: Node, patience on a busy machine, and class names as in the build. */
const shared = {
  environment: 'node' as const,
  // What never happens fails; nothing fails because the machine is slow.
  expect: { poll: { timeout: patience } },
  testTimeout: 2 * patience,
  hookTimeout: 2 * patience,
  setupFiles: 'tests/after-file.ts',
  // From Node 25 on Node has a `localStorage` of its own, without a file an empty one, and jsdom's would not replace it.
  execArgv: allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
    ? ['--no-experimental-webstorage']
    : [],
  // Scripts as they are for the first site.
  env: {
    PORTAO_LANGUAGE: 'pt-BR',
    PORTAO_LOCALE: 'pt-BR',
    PORTAO_TIME_ZONE: 'America/Sao_Paulo',
  },
  css: { include: [/.+/], modules: { classNameStrategy: 'scoped' as const } },
};

/** Files of unit tests that replace modules: in a process that other files share, the real ones may be loaded already. */
const mocking = readdirSync(join(import.meta.dirname, 'tests'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('));
const withBrowser = ['tests/e2e/**', 'tests/package/**'];

/**
 * `unit` needs Node alone and shares a process among sixty of its files, because loading what they test takes as long as the
 * tests; `mocked` is of the same kind, in a process a file; `panel` renders the app of the panel, in shared processes whose
 * files load the app anew. The others need a Chromium (tests/browser.ts): the tests of `e2e` share one site, those of
 * `running` start their own, those of `package` install ours. `npm test` runs all after what they need is there.
 */
export default defineConfig({
  css: css ?? {},
  // The tests render the first site.
  plugins: [siteBlocks(import.meta.dirname, `${import.meta.dirname}/site`)],
  test: {
    // By itself vitest leaves one core free, of two as well; many tests wait, for a process, a page or a timer, and three at once keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          pool: renewedForks,
          globalSetup: 'tests/run-folder.ts',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...withBrowser, 'tests/panel/**', ...mocking],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'mocked',
          include: mocking,
          exclude: [...withBrowser, 'tests/panel/**'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'panel',
          isolate: false,
          pool: renewedForks,
          setupFiles: [shared.setupFiles, 'tests/panel/fresh-modules.ts'],
          include: ['tests/panel/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/run-folder.ts', 'tests/e2e/real-site.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'running',
          isolate: false,
          globalSetup: 'tests/run-folder.ts',
          include: ['tests/e2e/running/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'package',
          include: ['tests/package/*.test.ts'],
          globalSetup: ['tests/run-folder.ts', 'tests/package/packed.ts'],
        },
      },
    ],
  },
});
