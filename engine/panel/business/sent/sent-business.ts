import type { BusinessState } from '../../../client/business.ts';
import type { Language } from '../../../words/language.ts';
import type { BusinessSets, SentSet } from '../../data/business-sets.ts';
import { applyChanges } from '../field-changes.ts';

/** The data of the business as the panel shows them. */
export interface ShownBusiness {
  readonly state: BusinessState;
  /** What was sent and is not public, the first first; null where a server of ours publishes at once. */
  readonly sent: readonly SentSet[] | null;
}

/** How many publications the panel shows. */
const mostPublished = 20;

/**
 * The data on a host of files: as the last build said them, with what waits done to them, so that whoever goes on sees what was
 * sent. Null where no build of the site says them. Rejects with `DataError`.
 */
export async function sentBusiness(
  sets: BusinessSets,
  language: Language,
): Promise<ShownBusiness | null> {
  // In this order: an answer is written after the state that has what was published.
  const all = await sets.list();
  const state = await sets.state(language);
  if (!state) return null;
  const waiting = all.filter(({ answer }) => answer === null);
  const value = waiting.reduce<unknown>(
    (done, { changes }) => applyChanges(done, changes).value,
    state.value,
  ) as BusinessState['value'];
  const published = all
    .filter(({ answer }) => answer?.is === 'published')
    .reverse()
    .slice(0, mostPublished)
    .map(({ sentAt, author, changes }) => ({ when: sentAt, author, changes }));
  return {
    state: { ...state, value, published },
    sent: all.filter(({ answer }) => answer?.is !== 'published'),
  };
}
