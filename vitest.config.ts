import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { siteBlocks } from './engine/publish/site-blocks.ts';
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
  // Scripts as they are for the first site.
  env: {
    PORTAO_LANGUAGE: 'pt-BR',
    PORTAO_LOCALE: 'pt-BR',
    PORTAO_TIME_ZONE: 'America/Sao_Paulo',
  },
  css: { include: [/.+/], modules: { classNameStrategy: 'scoped' as const } },
};

/** `unit` needs Node alone; `panel` renders the app of the panel. The others need a Chromium (tests/browser.ts): the tests of `e2e` share one site, those of `running` start their own, those of `package` install ours. `npm test` runs all after what they need is there. */
export default defineConfig({
  css: css ?? {},
  // The tests render the first site.
  plugins: [siteBlocks(import.meta.dirname, `${import.meta.dirname}/site`)],
  test: {
    // By itself vitest leaves one core free, of two as well; many tests wait for a process, and two at once take two thirds of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/package/**', 'tests/panel/**'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'panel',
          include: ['tests/panel/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: 'tests/e2e/real-site.ts',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'running',
          include: ['tests/e2e/running/*.test.ts'],
          // Each has a site and a data service of its own, and some measure times.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'package',
          include: ['tests/package/*.test.ts'],
          // All make the package, in one folder of the checkout.
          fileParallelism: false,
        },
      },
    ],
  },
});
