import { basename, dirname } from 'node:path';
import { transform } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

/** Class names that both halves of the build agree on: folder or file, then the name in the module. */
function scopedName(name: string, file: string): string {
  const folder = basename(dirname(file));
  const owner = folder === 'parts' ? basename(file).split('.')[0] : folder;
  return `${owner}-${name}`;
}

/** Minifies the CSS that is printed into pages, in the build and in development alike, so that both give the same bytes. */
function inlineCss(): Plugin {
  return {
    name: 'portao:inline-css',
    enforce: 'post',
    transform(code, id) {
      if (!/\.css\?inline/.test(id)) return null;
      const match = /export default ("(?:[^"\\]|\\.)*")/.exec(code);
      if (!match) return null;
      const css = transform({ filename: id, code: Buffer.from(JSON.parse(match[1]!) as string), minify: true }).code.toString();
      return { code: `export default ${JSON.stringify(css)}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [vike(), inlineCss()],
  css: { modules: { generateScopedName: scopedName } },
  build: { outDir: '.portao/shell', cssMinify: false, modulePreload: false, reportCompressedSize: false, target: 'es2022' },
  environments: {
    ssr: {
      resolve: { noExternal: [/^(?!vike|node:).*/] },
      build: { rollupOptions: { input: { render: 'site/entry/render.ts' } } },
    },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
});
