import { existsSync } from 'node:fs';

/** Notes in `files` (absolute) each that a bundler reads: of one whose constants were written in its place nothing is left in the output. */
export const everyFile = (files) => ({
  name: 'portao:every-file',
  moduleParsed({ id }) {
    // What the bundler adds itself is no file; `?` begins what one asks it to do with a file.
    const file = id.replace(/\?.*$/, '');
    if (existsSync(file)) files.add(file);
  },
});
