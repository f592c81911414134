// Bundles modules of a site, each by itself, as a program of its own: whoever asks (ask-program.ts) waits for the answer.
// Arguments: the folder of the site, where it lies if that is a copy of it (else empty), and files, absolute. Prints the `files`
// (absolute) that are in any of them, and `bundled`, for each the `code` (CommonJS) and its source `map`, or the `error` that it has, as `faultOf` says it.
import { resolve } from 'node:path';
import { argv, cwd, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { everyFile } from './every-file.mjs';
import { faultOf } from './fault-of.mjs';
import { fromOrigin } from './from-origin.mjs';

const [dir, origin, ...modules] = argv.slice(2);
const tsconfig = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
const files = new Set();

/** A module with all that it imports but for what Node has. */
async function bundled(file) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    // That of the package, not one that the site may have: it can name files that are not installed yet.
    tsconfig,
    plugins: [everyFile(files), ...(origin ? [fromOrigin(dir, origin)] : [])],
    ssr: { noExternal: true },
    build: {
      ssr: file,
      write: false,
      minify: false,
      sourcemap: 'hidden',
      target: 'node20',
      rolldownOptions: {
        output: { format: 'cjs', exports: 'named', strict: true, sourcemapExcludeSources: true },
      },
    },
  });
  const { code, map } = output[0];
  // A module that has no code, an empty one or types alone, has no map.
  if (!map)
    return { code, map: JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }) };
  const sources = map.sources.map((source) => resolve(cwd(), 'dist', source));
  return { code, map: JSON.stringify({ ...map, sources }) };
}

const results = [];
for (const file of modules) {
  try {
    results.push(await bundled(file));
  } catch (error) {
    results.push({ error: faultOf(error) });
  }
}
stdout.write(JSON.stringify({ files: [...files], bundled: results }));
