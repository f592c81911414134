import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const build = viteConfig({ command: 'serve', mode: 'test' });
/** Of the build's plugins the one that minifies styles: rendered pages are then what the build prints. The others serve a site. */
const styles = build.plugins?.find((plugin): plugin is Plugin => typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'portao:inline-css');
if (!styles) throw new Error('vite.config.ts has no plugin portao:inline-css, which the tests print styles with');

/** What both projects share: Node, and class names as in the build. */
const shared = { environment: 'node' as const, css: { include: [/.+/], modules: { classNameStrategy: 'scoped' as const } } };

/** `unit` needs Node alone, `e2e` a Chromium (tests/browser.ts); `npm test` runs both after what they need is there. */
export default defineConfig({
  plugins: [styles],
  css: build.css ?? {},
  test: {
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: { ...shared, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
});
