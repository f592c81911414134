import { spawnSync } from 'node:child_process';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { CommandError } from '../command-line/command-error.ts';

/** Why npm installed nothing. */
export type InstallFault = 'npmMissing' | 'notInstalled';

/** Thrown where a new site is written and its dependencies are not installed. */
export class NotInstalled extends CommandError {
  constructor(readonly fault: InstallFault) {
    super(fault);
    this.name = 'NotInstalled';
  }

  override explain(language: Language): string {
    return commandWordsOf(language).newSite[this.fault];
  }
}

/** Installs what the site in `folder` needs; npm says itself what it does. Null where all went well. */
export function install(folder: string): InstallFault | null {
  const { status, error } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return null;
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
    ? 'npmMissing'
    : 'notInstalled';
}
