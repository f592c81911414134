import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Output } from './output.ts';

/** How hard to compress: brotli quality (0 to 11) and gzip level (0 to 9). */
export interface CompressionLevel {
  readonly brotli: number;
  readonly gzip: number;
}

/** In a moment. */
export const quickCompression: CompressionLevel = { brotli: 5, gzip: 6 };
/** For a release: the smallest that the formats give. */
export const bestCompression: CompressionLevel = { brotli: 11, gzip: 9 };

const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico|ttf)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** zlib runs on the thread pool, which has four threads. */
const parallel = 4;

/** Adds `.br` and `.gz` beside every file that gains from it; those of unchanged files stay. */
export async function compressOutput(output: Output, level: CompressionLevel): Promise<void> {
  const files = output
    .paths()
    .filter((path) => compressible.test(path) && !path.startsWith('_') && path !== 'nginx.conf');
  const queue = files.values();
  const worker = async () => {
    for (const path of queue) {
      // The site has one of its own.
      if (output.has(`${path}.br`) || output.has(`${path}.gz`)) continue;
      const key = `${output.keyOf(path)} ${level.brotli} ${level.gzip}`;
      const current = [output.expect(`${path}.br`, key), output.expect(`${path}.gz`, key)];
      if (current.every(Boolean)) continue;
      const content = readFileSync(output.locate(path));
      const [br, gz] = await Promise.all([
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: level.brotli,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        }),
        gzipped(content, { level: level.gzip }),
      ]);
      output.stage(`${path}.br`, br);
      output.stage(`${path}.gz`, gz);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
