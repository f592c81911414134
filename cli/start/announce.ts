import { IndexNowFailed, sendChanges } from '../../engine/publish/changes/index-now.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { describeFailure } from '../command-line/failure.ts';

/** What came of telling search engines. */
export interface Announcement {
  /** How many addresses were sent; null where no key is set, or they were not taken. */
  readonly count: number | null;
  /** Why they were not taken; null where they were. */
  readonly failure: string | null;
}

/** Tells search engines what changed on the site that was published from `state`. It fails in words: what waits is sent with the next publication. */
export async function announce(state: string, language: Language): Promise<Announcement> {
  try {
    return { count: await sendChanges(state, endpointOfTests()), failure: null };
  } catch (error) {
    return { count: null, failure: failureWords(error, language) };
  }
}

const failureWords = (error: unknown, language: Language) =>
  error instanceof IndexNowFailed
    ? commandWordsOf(language).build.indexNowFailed({ reason: error.reason })
    : describeFailure(error, language);

/** The stand-in of a test, which is on this machine: nobody's addresses go to a place that the environment names. */
function endpointOfTests(): string | undefined {
  const named = process.env.PORTAO_TEST_INDEXNOW;
  return named !== undefined && /^http:\/\/127\.0\.0\.1:\d+\//.test(named) ? named : undefined;
}
