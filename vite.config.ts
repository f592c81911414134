import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import vike from 'vike/plugin';
import { build, defineConfig, type Plugin } from 'vite';

/** Names that a stylesheet gives: its classes and its animations. */
const namesIn = (css: string) =>
  new Set(
    [...css.matchAll(/\.([A-Za-z]\w*)|@keyframes\s+([\w-]+)/g)].map(
      ([, style, animation]) => style ?? animation!,
    ),
  );

/**
 * A short name for every class and animation of every module: a capital letter and a digit or letter, counted through the
 * sorted names, so that the build and the development server agree. They are inlined into every page, where letters are
 * weight; those of one module begin alike, which compresses better.
 */
function shortClassNames(): ReadonlyMap<string, string> {
  const files = readdirSync(join(import.meta.dirname, 'blocks'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const names = files.flatMap((file) =>
    [...namesIn(readFileSync(join(import.meta.dirname, 'blocks', file), 'utf8'))]
      .sort()
      .map((name) => `${basename(file)} ${name}`),
  );
  const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
  return new Map(
    names.map((name, index) => [
      name,
      `${String.fromCharCode(65 + (Math.floor(index / 36) % 26))}${digits[index % 36]}${index >= 936 ? Math.floor(index / 936) : ''}`,
    ]),
  );
}

const classNames = shortClassNames();

/** Name of a class of a CSS module; one that was written since the start keeps a long name until the next start. */
export function scopedName(name: string, file: string): string {
  const module = basename(file.split('?')[0]!);
  return classNames.get(`${module} ${name}`) ?? `${module.split('.')[0]}-${name}`;
}

/**
 * The server bundle makes elements into HTML at once, in the build and in development alike: for what it renders,
 * `engine/render/jsx-runtime.ts` is React. React itself is for what moves, in the browser.
 */
export function markupRuntime(): Plugin {
  const runtime = join(import.meta.dirname, 'engine/render/jsx-runtime.ts');
  const blocks = join(import.meta.dirname, 'blocks/');
  return {
    name: 'portao:markup-runtime',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^react(?:\/jsx-(?:dev-)?runtime)?$/ },
      handler: (id, importer) => (id !== 'react' || importer?.startsWith(blocks) ? runtime : null),
    },
  };
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
      const css = transform({
        filename: id,
        code: Buffer.from(JSON.parse(match[1]!) as string),
        minify: true,
      }).code.toString();
      // What it leaves as it was written: values with custom properties.
      const tight = css.replace(/("(?:[^"\\]|\\.)*")|, +/g, (_whole, text?: string) => text ?? ',');
      return { code: `export default ${JSON.stringify(tight)}`, map: null };
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
        const file = Object.values(bundle).find(
          (item) =>
            item.type === 'chunk' && item.moduleIds.length === 1 && item.moduleIds[0] === helper,
        )?.fileName;
        if (!file) return;
        const importing = new RegExp(
          `import\\{(\\w+)(?: as (\\w+))?\\}from"[^"]*${basename(file).replaceAll('.', '\\.')}";?`,
        );
        for (const item of Object.values(bundle)) {
          if (item.type !== 'chunk' || !item.imports.includes(file) || !importing.test(item.code))
            continue;
          item.code = item.code.replace(
            importing,
            (_whole, name: string, local = name) => `const ${local}=l=>l();`,
          );
          item.imports.splice(item.imports.indexOf(file), 1);
        }
      },
    },
  };
}

/** Writes the renderer a second time, as a classic script: those can be started from what V8 remembers (`engine/publish/code-cache.mjs`). */
function rendererAsScript(): Plugin {
  return {
    name: 'portao:renderer-as-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir }) {
      const input = join(dir!, 'render.mjs');
      const output = {
        format: 'cjs',
        entryFileNames: 'render.cjs',
        minify: { compress: false, mangle: false },
      } as const;
      await build({
        configFile: false,
        logLevel: 'warn',
        ssr: { noExternal: true },
        build: {
          ssr: input,
          outDir: dir!,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'node20',
          minify: 'oxc',
          rolldownOptions: { output },
        },
      });
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [vike(), markupRuntime(), inlineCss(), plainDynamicImport(), rendererAsScript()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: '.portao/shell',
    cssMinify: false,
    modulePreload: false,
    reportCompressedSize: false,
    target: 'es2022',
  },
  environments: {
    // Their names are in every page.
    client: {
      build: {
        rollupOptions: {
          output: { entryFileNames: 'assets/[hash:8].js', chunkFileNames: 'assets/[hash:8].js' },
        },
      },
    },
    ssr: {
      // In the build one file holds all that rendering needs. In development Node loads libraries itself, but not those that a plugin takes the place of.
      ...(command === 'build'
        ? {
            resolve: { noExternal: [/^(?!vike|node:).*/] },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : { resolve: { noExternal: ['react'] } }),
      build: { rollupOptions: { input: { render: 'site/entry/render.ts' } } },
    },
  },
}));
