import { join } from 'node:path';
import { LockBusy, takeLock } from '../../engine/files/lock.mjs';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { CommandError } from '../command-line/command-error.ts';
import { serverPatience } from './refuse-held-folder.ts';

/** Thrown where another server shows and publishes the same output. `url` is where it answers. */
export class SiteServed extends CommandError {
  constructor(
    readonly url: string,
    readonly pid: number,
  ) {
    super(`the site is served at ${url} by process ${pid}`);
    this.name = 'SiteServed';
  }

  override explain(language: Language): string {
    return commandWordsOf(language).build.siteServed({ url: this.url, pid: this.pid });
  }
}

/**
 * Makes this process the only server of an output, for as long as it runs: two would publish over each other. `state` is the
 * output's state folder, `url` where this one will answer. Returns what gives the place back. Rejects with `SiteServed`.
 */
export async function beOnlyServer(
  state: string,
  url: string,
  patience = serverPatience,
): Promise<() => void> {
  try {
    return await takeLock(join(state, 'server'), { patience, url });
  } catch (error) {
    if (!(error instanceof LockBusy)) throw error;
    throw new SiteServed(error.holder.url ?? url, error.holder.pid);
  }
}
