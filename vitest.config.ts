import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const { css } = viteConfig({ command: 'serve', mode: 'test' });

/** What all projects share: Node, patience on a busy machine, and class names as in the build. */
const shared = {
  environment: 'node' as const,
  expect: { poll: { timeout: 20_000 } },
  css: { include: [/.+/], modules: { classNameStrategy: 'scoped' as const } },
};

/** `unit` needs Node alone, `e2e` a Chromium (tests/browser.ts); `panel` renders the app of the panel. `npm test` runs all after what they need is there. */
export default defineConfig({
  css: css ?? {},
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
          exclude: ['tests/e2e/**', 'tests/panel/**'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'panel',
          include: ['tests/panel/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
