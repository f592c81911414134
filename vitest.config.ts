import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig, { markupRuntime } from './vite.config.ts';

const build = viteConfig({ command: 'serve', mode: 'test' });
/** Of the build's plugins the one that minifies styles: rendered pages are then what the build prints. The others serve a site. */
const styles = build.plugins?.find(
  (plugin): plugin is Plugin =>
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'portao:inline-css',
);
if (!styles)
  throw new Error(
    'vite.config.ts has no plugin portao:inline-css, which the tests print styles with',
  );

/** What all projects share: Node, patience on a busy machine, and class names as in the build. */
const shared = {
  environment: 'node' as const,
  expect: { poll: { timeout: 20_000 } },
  css: { include: [/.+/], modules: { classNameStrategy: 'scoped' as const } },
};

/** `unit` needs Node alone, `e2e` a Chromium (tests/browser.ts), and both render blocks as the build does; `panel` renders the app of the panel with React. `npm test` runs all after what they need is there. */
export default defineConfig({
  plugins: [styles],
  css: build.css ?? {},
  test: {
    // By itself vitest leaves one core free, of two as well; many tests wait for a process, and two at once take two thirds of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        plugins: [markupRuntime()],
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
        plugins: [markupRuntime()],
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
