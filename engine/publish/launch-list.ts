// What is missing before the site may be public, for the owner alone: beside the output, never in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerState } from '../client/server-state.ts';
import { readSource } from '../content/load.ts';
import type { SharedContent } from '../content/validate.ts';
import { sentences, sortProblems } from '../diagnostics/format.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { fieldAt } from '../edit/business/field-problem.ts';
import { ownedIn } from '../edit/business/owned-blocks.ts';
import { readOrNull } from '../media/media-library.ts';
import { replaceFile } from '../files/replace-file.mjs';
import { localeOf } from '../words/locale.ts';
import { codeSignature } from './output/code-signature.ts';
import { hashOf } from '../media/content-hash.ts';

/** What the panel shows of it. */
export type LaunchList = ServerState['missing'];

/** What lies beside the output. */
interface Kept {
  /** Hash of what the list was made from. */
  readonly key: string;
  readonly list: LaunchList;
}

const fileIn = (state: string) => join(state, 'launch.json');

/** Keeps the list of a build in the folder beside its output (`stateDir`), in the words of the owner. The lines of a file are looked up only where it, or what is missing in it, has changed. */
export function keepLaunchList(
  state: string,
  missing: readonly Problem[],
  site: SharedContent,
): void {
  const { language } = localeOf(site.settings.document);
  const files = [...new Set(missing.map(({ file }) => file))];
  const key = hashOf(
    codeSignature(),
    language,
    JSON.stringify(missing.map(({ file, code, params }) => [file, code, params])),
    ...files.map((file) => readOrNull(join(site.dir, file)) ?? ''),
  );
  if (readKept(state)?.key === key) return;
  const parsed = new Map(
    [site.settings, ...site.partials.values()].map(({ file }) => [file.path, file]),
  );
  const blocks = new Map(
    files.map((path) => {
      const file = parsed.get(path) ?? readSource(site.dir, path).file;
      return [path, file ? ownedIn(file, site.schemas) : []];
    }),
  );
  const list: LaunchList = sortProblems(missing).map((problem) => {
    const { what: message, fix } = sentences(problem, language);
    const at = fieldAt(problem, (path) => blocks.get(path)!);
    return { file: problem.file, line: problem.line, message, fix, at };
  });
  const kept: Kept = { key, list };
  replaceFile(fileIn(state), JSON.stringify(kept));
}

/** The list of the last build; empty where none was kept. */
export const keptLaunchList = (state: string): LaunchList => readKept(state)?.list ?? [];

function readKept(state: string): Kept | null {
  try {
    return JSON.parse(readFileSync(fileIn(state), 'utf8')) as Kept;
  } catch {
    return null;
  }
}
