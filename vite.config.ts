import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

/**
 * A short name for every class of every module: a capital letter and a digit or letter, counted through the sorted names,
 * so that the build and the development server agree. They are inlined into every page, where letters are weight.
 */
function shortClassNames(): ReadonlyMap<string, string> {
  const files = readdirSync(join(import.meta.dirname, 'blocks'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css')).sort();
  const names = files.flatMap((file) => [...new Set(readFileSync(join(import.meta.dirname, 'blocks', file), 'utf8').match(/\.[A-Za-z][\w]*/g))].sort().map((name) => `${basename(file)} ${name.slice(1)}`));
  const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
  return new Map(names.map((name, index) => [name, `${String.fromCharCode(65 + (index % 26))}${digits[Math.floor(index / 26) % 36]}${index >= 936 ? Math.floor(index / 936) : ''}`]));
}

const classNames = shortClassNames();

/** Name of a class of a CSS module; one that was written since the start keeps a long name until the next start. */
export function scopedName(name: string, file: string): string {
  const module = basename(file.split('?')[0]!);
  return classNames.get(`${module} ${name}`) ?? `${module.split('.')[0]}-${name}`;
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

/**
 * Our chunks bring no styles and preload nothing: Vite's helper for that would be a third of the page script, and a file
 * of its own that the script waits for. A plain call takes its place.
 */
function plainDynamicImport(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'portao:plain-dynamic-import',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const file = Object.values(bundle).find((item) => item.type === 'chunk' && item.moduleIds.length === 1 && item.moduleIds[0] === helper)?.fileName;
        if (!file) return;
        const importing = new RegExp(`import\\{(\\w+)(?: as (\\w+))?\\}from"[^"]*${basename(file).replaceAll('.', '\\.')}";?`);
        for (const item of Object.values(bundle)) {
          if (item.type !== 'chunk' || !item.imports.includes(file) || !importing.test(item.code)) continue;
          item.code = item.code.replace(importing, (_whole, name: string, local = name) => `const ${local}=l=>l();`);
          item.imports.splice(item.imports.indexOf(file), 1);
        }
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [vike(), inlineCss(), plainDynamicImport()],
  css: { modules: { generateScopedName: scopedName } },
  build: { outDir: '.portao/shell', cssMinify: false, modulePreload: false, reportCompressedSize: false, target: 'es2022' },
  environments: {
    // Their names are in every page.
    client: { build: { rollupOptions: { output: { entryFileNames: 'assets/[hash:8].js', chunkFileNames: 'assets/[hash:8].js' } } } },
    ssr: {
      // In the build one file holds all that rendering needs, React for production alone; in development Node loads React itself.
      ...(command === 'build' ? { resolve: { noExternal: [/^(?!vike|node:).*/] }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: { rollupOptions: { input: { render: 'site/entry/render.ts' } } },
    },
  },
}));
