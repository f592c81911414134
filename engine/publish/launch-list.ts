// What is missing before the site may be public, for the owner alone: beside the output, never in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerState } from '../client/server-state.ts';
import { toRecords } from '../diagnostics/format.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { replaceFile } from '../files/replace-file.mjs';
import type { Language } from '../words/language.ts';

/** What the panel shows of it. */
export type LaunchList = ServerState['missing'];

const fileIn = (state: string) => join(state, 'launch.json');

/** Keeps the list of a build in the folder beside its output (`stateDir`), in the words of the owner. */
export function keepLaunchList(
  state: string,
  missing: readonly Problem[],
  language: Language,
): void {
  const list: LaunchList = toRecords(missing, language).map(({ file, line, message, fix }) => ({
    file,
    line,
    message,
    fix,
  }));
  replaceFile(fileIn(state), JSON.stringify(list));
}

/** The list of the last build; empty where none was kept. */
export function keptLaunchList(state: string): LaunchList {
  try {
    return JSON.parse(readFileSync(fileIn(state), 'utf8')) as LaunchList;
  } catch {
    return [];
  }
}
