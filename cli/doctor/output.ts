import { join } from 'node:path';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { outFolder } from '../command-line/command.ts';
import { closedFolder, type ClosedFolder } from '../command-line/closed-folder.ts';
import type { Check, Finding } from './finding.ts';

/** What makes a folder that is closed one's own, or a file in its place go. */
export const openingOf = ({ path, isFile }: ClosedFolder) =>
  isFile ? `rm "${path}"` : `sudo chown -R "$(id -un)" "${path}"`;

/** The folders that a build writes: what it makes, what it remembers, its bundles. */
export const checkOutput: Check = ({ root, siteDir, language }) => {
  const words = commandWordsOf(language).doctor.output;
  const out = outFolder(siteDir, 'dist');
  const closed = [out, stateDir(out), join(root, '.portao')].flatMap(
    (one) => closedFolder(one) ?? [],
  );
  const found = [...new Map(closed.map((one) => [one.path, one])).values()];
  if (found.length === 0)
    return [{ check: 'output', level: 'ok', says: words.open({ folder: out }) }];
  return found.map((one): Finding => ({
    check: 'output',
    level: 'error',
    says: words.closed(one),
    fix: openingOf(one),
  }));
};
