import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { fromOrigin } from './engine/content/own-code/from-origin.mjs';
import { blockFolders, siteBlocks } from './engine/publish/site-blocks.ts';

/** Folder of the site whose blocks are built with those of the library. */
const siteDir = process.env.PORTAO_SITE ?? join(import.meta.dirname, 'site');
/** Where the site lies, if that folder is a copy of it. */
const origin = process.env.PORTAO_SITE_ORIGIN;

/** Names that a stylesheet gives: its classes and its animations. */
const namesIn = (css: string) =>
  new Set(
    [...css.matchAll(/\.([A-Za-z]\w*)|@keyframes\s+([\w-]+)/g)].map(
      ([, style, animation]) => style ?? animation!,
    ),
  );

/**
 * A short name for every class and animation of every module, by the file's path: a capital letter and a digit or letter, counted through
 * the sorted names, so that the build and the development server agree. They are inlined into every page, where letters are
 * weight; those of one module begin alike, which compresses better.
 */
function shortClassNames(): ReadonlyMap<string, string> {
  const modulesIn = (folder: string, prefix = '') =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => ({ file: prefix + file, path: realpathSync(join(folder, file)) }));
  const files = [
    ...blockFolders(import.meta.dirname, siteDir).flatMap((folder) => modulesIn(folder)),
    // With its block: the block and the app of the panel are one page.
    ...modulesIn(join(import.meta.dirname, 'engine/panel'), 'admin-panel/panel/'),
  ];
  files.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const names = files.flatMap(({ path }) =>
    [...namesIn(readFileSync(path, 'utf8'))].sort().map((name) => `${path} ${name}`),
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

/** Name of a class of a CSS module; one that lies elsewhere has a long name, and one that was written since the start until the next start. */
export function scopedName(name: string, file: string): string {
  const path = file.split('?')[0]!;
  const short = classNames.get(`${path} ${name}`);
  if (short !== undefined) return short;
  // By its place in the site, so that a copy of the site gives the same.
  const inSite = relative(siteDir, path).replaceAll('\\', '/');
  const hash = createHash('sha256').update(inSite).digest('hex').slice(0, 6);
  return `${basename(path).split('.')[0]}-${name}-${hash}`;
}

/**
 * Our chunks bring no styles and preload nothing: of Vite's helper for that, a third of the page script, the plain import is
 * left. Every module that imports it has a copy, because one that is shared would be a file of its own to wait for. Where
 * Vite calls its helper otherwise one day, scripts are over their budget (tests/site/weight.test.ts), and nothing else happens.
 */
function plainDynamicImport(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'portao:plain-dynamic-import',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === helper ? `${helper}?${importer}` : null),
    load: (id) =>
      id.startsWith(helper) ? 'export function __vitePreload(load) { return load(); }' : null,
    // What is left is what it loads; the minifier takes the copies away that nobody calls.
    renderChunk: (code) =>
      code.replaceAll(
        /__vitePreload[$\w]*\(\(\) => (import\([^]*?), __VITE_PRELOAD__\)/g,
        (_, load: string) => load,
      ),
  };
}

/** Exports that nobody calls. */
const inertNames = (names: string) =>
  names
    .split(' ')
    .map((name) => `export const ${name} = null;`)
    .join('\n');

/** Parts of Supabase's client that nothing in a browser uses, as modules with what that client asks of them. */
const unusedServices = new Map([
  ['@supabase/realtime-js', 'export class RealtimeClient { async setAuth() {} }'],
  [
    '@supabase/storage-js',
    'export class StorageClient {}\nexport class StorageApiError extends Error {}',
  ],
  [
    '@supabase/functions-js',
    `export const FunctionRegion = {};
    export class FunctionsClient {}
    export class FunctionsError extends Error {}
    export class FunctionsFetchError extends Error {}
    export class FunctionsHttpError extends Error {}
    export class FunctionsRelayError extends Error {}`,
  ],
  // Of its sign-in: keys of devices, wallets.
  [
    './lib/webauthn',
    `export class WebAuthnApi {}
    export const webAuthnAbortService = null;
    export const browserSupportsWebAuthn = () => false;
    ${inertNames('createCredential getCredential deserializeCredentialCreationOptions deserializeCredentialRequestOptions serializeCredentialCreationResponse serializeCredentialRequestResponse')}`,
  ],
  ['./lib/web3/ethereum', inertNames('createSiweMessage fromHex getAddress toHex')],
]);

/** Leaves them out of the scripts: they are a sixth of what the panel would load first. */
function withoutUnusedServices(): Plugin {
  return {
    name: 'portao:without-unused-services',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer = '') =>
      unusedServices.has(id) && (!id.startsWith('.') || importer.includes('/auth-js/'))
        ? `\0${id}`
        : null,
    load: (id) => unusedServices.get(id.slice(1)) ?? null,
  };
}

/** What the server bundle leaves to Node: Vike's own runtime, and lightningcss, which is a native library. */
const bundled = /^(?!vike|lightningcss|node:).*/;

/** Where Node finds a package that is ours, as the address of a file. */
const pathOf = (name: string) =>
  pathToFileURL(createRequire(join(import.meta.dirname, 'package.json')).resolve(name)).href;

/** What scripts know of the site, from the environment (engine/publish/bundle.ts): with one language in them, the words of the others are dropped. */
const siteVariables = ['PORTAO_LANGUAGE', 'PORTAO_LOCALE', 'PORTAO_TIME_ZONE'];

export default defineConfig(({ command }) => ({
  envPrefix: siteVariables,
  // For the blocks of a site as well, whose own may name files that are not installed yet.
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  plugins: [
    vike(),
    plainDynamicImport(),
    withoutUnusedServices(),
    siteBlocks(import.meta.dirname, siteDir),
    ...(origin ? [fromOrigin(siteDir, origin)] : []),
  ],
  // A site that lies elsewhere has no React of its own.
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { fs: { allow: [import.meta.dirname, siteDir] } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: process.env.PORTAO_BUNDLE ?? '.portao/bundle',
    emptyOutDir: true,
    modulePreload: false,
    reportCompressedSize: false,
    target: 'es2022',
  },
  environments: {
    // Their names are in every page.
    client: {
      build: {
        rollupOptions: {
          input: { print: join(import.meta.dirname, 'blocks/parts/print.css') },
          output: { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' },
        },
      },
    },
    ssr: {
      // One file holds all that rendering needs, React in its quick form: six times as quick as the one for development.
      ...(command === 'build'
        ? {
            resolve: { noExternal: [bundled] },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : // In a site that has the package installed, Node would be left with its styles.
          { resolve: { noExternal: ['portao'] } }),
      // The renderer minifies styles, in the build and in development alike.
      build: {
        cssMinify: false,
        rollupOptions: {
          input: { render: join(import.meta.dirname, 'blocks/entry/render') },
          // The bundle may lie in a project whose packages are not ours.
          output: {
            paths: { lightningcss: pathOf('lightningcss') },
            // Each would be a file of its own, and every thread of a build loads them all.
            codeSplitting: { groups: [{ name: 'styles', test: /\.css(?:\?|$)/ }] },
          },
        },
      },
    },
  },
}));
