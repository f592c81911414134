// Bundles the components of a site's own blocks with what renders a block, as a program of its own: whoever asks
// (ask-program.ts) waits for the answer. Arguments: the folder of the package, and for each block `<type>:<file>`, absolute.
// Prints the `files` (absolute) that are in it, and `bundled`: the `code` (CommonJS, which leaves React to whoever runs it) and
// its source `map`, or the `error` that it has, as `faultOf` says it.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { argv, cwd, stdout } from 'node:process';
import { build } from 'vite';
import { ownDrawings } from '#schemas/find-own-code';
import { everyFile } from './every-file.mjs';
import { faultOf } from './fault-of.mjs';

const [packageRoot, ...blocks] = argv.slice(2);
const script = (path) =>
  join(packageRoot, existsSync(join(packageRoot, `${path}.ts`)) ? `${path}.ts` : `${path}.js`);
const entry = 'virtual:portao/components';

const components = blocks.map((block) => {
  const at = block.indexOf(':');
  const [type, file] = [block.slice(0, at), block.slice(at + 1)];
  return { type, file, name: basename(file, '.tsx') };
});

/** The drawings of the site by name: a component asks whether there is one, and its lines are nothing to us. */
const drawings = Object.fromEntries(
  ownDrawings(cwd()).map(({ name }) => [name, { viewBox: '0 0 1 1', markup: '' }]),
);

const modules = {
  [entry]: [
    `export { createRenderBlocks } from ${JSON.stringify(script('engine/render/render-blocks'))};`,
    ...components.map(
      ({ file, name }, index) => `import { ${name} as c${index} } from ${JSON.stringify(file)};`,
    ),
    `export const registry = { ${components.map(({ type }, index) => `${JSON.stringify(type)}: { Component: c${index}, styles: [] }`).join(', ')} };`,
  ].join('\n'),
  'virtual:portao/own-drawings': `export const ownDrawings = ${JSON.stringify(drawings)};`,
};

const plugin = {
  name: 'portao:components',
  enforce: 'pre',
  resolveId: (id) =>
    Object.hasOwn(modules, id)
      ? `\0${id}`
      : id === 'portao/blocks'
        ? script('blocks/exports')
        : null,
  load: (id) => modules[id.slice(1)] ?? null,
};

const files = new Set();

async function bundled() {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, everyFile(files)],
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: 'hidden',
      target: 'node20',
      rolldownOptions: {
        input: entry,
        external: /^react(?:-dom)?(?:\/|$)/,
        output: { format: 'cjs', exports: 'named', strict: true, sourcemapExcludeSources: true },
      },
    },
  });
  const { code, map } = output[0];
  const sources = map.sources.map((source) => resolve(cwd(), 'dist', source));
  return { code, map: JSON.stringify({ ...map, sources }) };
}

const answer = await bundled().catch((error) => ({ error: faultOf(error) }));
stdout.write(JSON.stringify({ files: [...files], bundled: answer }));
