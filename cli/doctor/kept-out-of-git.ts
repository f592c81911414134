import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Check, Finding } from './finding.ts';

/** What git answers: its exit code and what it prints; code null where there is no git, or it took too long. */
type Answer = { readonly code: number | null; readonly out: string };

const git = (folder: string, args: readonly string[], signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve) => {
    execFile('git', ['-C', folder, ...args], { signal }, (error, stdout) => {
      const code = error ? error.code : 0;
      resolve({ code: typeof code === 'number' ? code : null, out: stdout });
    });
  });

/** Data that git would take along: posts and accounts would stand in the repository, and the keys of the service. Nothing where all is well. */
export const checkKeptOutOfGit: Check = async ({ settings, language }, signal) => {
  if (settings?.kind !== 'embedded') return [];
  const words = commandWordsOf(language).doctor.git;
  const look = async (folder: string): Promise<Finding[]> => {
    let inside = folder;
    while (!existsSync(inside) && dirname(inside) !== inside) inside = dirname(inside);
    // What is in a folder is ignored with it, also while there is no such folder.
    const ignored = await git(inside, ['check-ignore', '--quiet', join(folder, 'x')], signal);
    if (ignored.code !== 1) return [];
    const say = (level: Finding['level'], says: string, fix: string): Finding[] => [
      { check: 'git', level, says, fix },
    ];
    const tracked = existsSync(folder) ? await git(folder, ['ls-files', '.'], signal) : null;
    if (tracked?.out)
      return say('error', words.inGit({ folder }), `git rm -r --cached "${folder}"`);
    const { out } = await git(inside, ['rev-parse', '--show-toplevel'], signal);
    const top = out.trim();
    const line = `/${relative(top, folder).split(sep).join('/')}/`;
    const fix = `echo "${line}" >> "${join(top, '.gitignore')}"`;
    return say('warning', words.notIgnored({ folder }), fix);
  };
  const { dataDir, backupDir } = settings;
  return (await Promise.all([dataDir, ...(backupDir ? [backupDir] : [])].map(look))).flat();
};
