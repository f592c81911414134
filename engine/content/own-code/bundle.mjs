// Bundles modules of a site, each by itself, as a program of its own: whoever asks (read-own-code.ts) waits for the answer.
// Arguments: the folder of the site, where it lies if that is a copy of it (else empty), and files, absolute. Prints a list with the `code` (CommonJS) of each and the `files` that are in it, or the `error` that it has.
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { fromOrigin } from './from-origin.mjs';

const [dir, origin, ...modules] = process.argv.slice(2);

/** A module with all that it imports but for what Node has. */
async function bundled(file) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: origin ? [fromOrigin(dir, origin)] : [],
    ssr: { noExternal: true },
    build: {
      ssr: file,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { format: 'cjs', exports: 'named' } },
    },
  });
  const { code, moduleIds } = output[0];
  // What the bundler adds itself is no file.
  return { code, files: moduleIds.filter((id) => existsSync(id)) };
}

/** The first thing that a bundler says of a mistake, in one line. */
function firstOf({ message }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('Build failed')) ?? lines[0];
}

const results = [];
for (const file of modules) {
  try {
    results.push(await bundled(file));
  } catch (error) {
    results.push({ error: firstOf(error) });
  }
}
process.stdout.write(JSON.stringify(results));
