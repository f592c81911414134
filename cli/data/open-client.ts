import type { DataClient } from '../../engine/blog/client.ts';
import { answerMs, fetchWithRetry } from '../../engine/database/fetch-with-retry.ts';
import { openData, type OpenData } from '../../engine/database/open.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { withProgress } from '../output/progress.ts';
import { describeEvent } from '../site/posts-of-build.ts';
import type { DataContext } from './context.ts';

/**
 * Does `work` with all rights on the data, hosted or embedded; `text` says what is being waited for. Throws `WrongUse` where
 * a hosted project has no secret key, and what `openData` rejects with.
 */
export async function withClient<T>(
  context: DataContext,
  text: string,
  work: (client: DataClient, data: OpenData) => Promise<T>,
): Promise<T> {
  const { settings, language, err } = context;
  if (settings.kind === 'hosted' && !settings.secretKey)
    throw new WrongUse(commandWordsOf(language).data.secretKeyMissing);
  return withProgress(text, context, async () => {
    const data = await openData(settings, {
      log: (event) => err(`${describeEvent(event, language)}\n`),
    });
    try {
      const { connect } = await import('../../engine/blog/client.ts');
      return await work(
        connect({ url: data.url, key: data.secretKey!, fetch: fetchWithRetry(answerMs) }),
        data,
      );
    } finally {
      await data.close();
    }
  });
}
