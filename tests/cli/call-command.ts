// Commands that look at a site, called as functions: what they say of a copy of the fixture site, of the fixture, of the real site.
import { dirname, join } from 'node:path';
import type { Language } from '../../engine/words/language.ts';
import type { Streams, ViewOptions } from '../../cli/site/site-view.ts';
import { fixtureDir } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';
import type { Outcome } from './run-portao.ts';

/** Calls a command with places to write to, and gives what it wrote there; a command without an exit code ended well. */
export function called(run: (streams: Streams) => number | void): Outcome {
  let out = '';
  let err = '';
  const code = run({ out: (text) => (out += text), err: (text) => (err += text) });
  return { code: code ?? 0, out, err };
}

/** Options for the site in `siteDir`, whose files are shown from the folder around it; into a pipe, as text. */
export const viewOf = (siteDir: string, language: Language = 'pt-BR'): ViewOptions => ({
  siteDir,
  from: dirname(siteDir),
  language,
  json: false,
  width: null,
});

/** Options for the fixture site. */
export const minimalView = (language: Language = 'pt-BR') =>
  viewOf(fixtureDir('minimal'), language);

/** Options for the real site, in JSON. */
export const realView: ViewOptions = { ...viewOf(join(root, 'site')), json: true };

/** The file that keeps what a command says. */
export const said = (name: string, language: Language) => `./snapshots/${name}.${language}.txt`;
