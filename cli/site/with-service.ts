import { setTimeout as sleep } from 'node:timers/promises';
import type { DataClient } from '../../engine/blog/client.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import { DataFolderBusy } from '../../engine/database/data-faults.ts';
import { openData, type OpenData } from '../../engine/database/open.ts';
import { answerMs, fetchWithRetry } from '../../engine/database/fetch-with-retry.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { withProgress, type Progress } from '../output/progress.ts';
import { describeEvent } from './posts-of-build.ts';

/** What a command that asks the data service is told. */
export interface ServiceContext extends Progress {
  readonly settings: DataSettings;
  readonly language: Language;
  /** IANA, of the site whose data it is. */
  readonly timeZone: string;
  readonly out: (text: string) => void;
}

/** How long commands that open the folder one after the other wait for their turn, ms. */
const turnMs = 60_000;

/** True if the folder is, or was until this moment, another command's: commands do not hold it for long. */
function isOthersTurn(error: unknown, data: OpenData | null, settings: DataSettings): boolean {
  if (settings.kind === 'hosted') return false;
  return (
    error instanceof DataFolderBusy ||
    (data?.borrowed === true && error instanceof DataError && error.kind === 'unreachable')
  );
}

/**
 * Does `work` with the data service, as whoever holds the secret key: with the hosted project, the embedded service that
 * runs, or one that is opened for this command and closed after it. A service that was lent by another command may end with it; `work` is then done again, unless
 * `once` forbids that (what is not the same when it is done twice). Rejects with what `openData` and the store reject with,
 * and with `WrongUse` where a hosted project has no secret key.
 */
export async function withService<T>(
  context: ServiceContext,
  work: (client: DataClient) => Promise<T>,
  { once = false } = {},
): Promise<T> {
  const { settings, language, err } = context;
  const words = commandWordsOf(language).data;
  if (settings.kind === 'hosted' && !settings.secretKey) {
    throw new WrongUse(words.secretKeyMissingForPosts);
  }
  const text = settings.kind === 'hosted' ? words.asking : words.opening;
  const attempt = async (until: number): Promise<T> => {
    let data: OpenData | null = null;
    try {
      data = await openData(settings, {
        log: (event) => err(`${describeEvent(event, language)}\n`),
      });
      const { connect } = await import('../../engine/blog/client.ts');
      return await work(
        connect({ url: data.url, key: data.secretKey!, fetch: fetchWithRetry(answerMs) }),
      );
    } catch (error) {
      if ((once && data) || Date.now() > until || !isOthersTurn(error, data, settings)) throw error;
    } finally {
      if (data) await data.close();
    }
    await sleep(100 + Math.random() * 400);
    return attempt(until);
  };
  return withProgress(text, context, () => attempt(Date.now() + turnMs));
}
