// A connection that is cut, loses the answer to what was done, or brings a request after the next one.
import { DataError } from '../../engine/blog/data-error.ts';

/** Of all requests so many are cut before they arrive, as many lose their answer, and as many arrive after the next. */
const share = 0.2;

/** Numbers from 0 to 1, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A connection whose faults are the same in each run, and what a session throws dice with. */
export function badConnection(seed: number) {
  const random = numbers(seed);
  /** `lost` is what was done and not answered, `cut` what did not arrive, `late` what arrived after a later request. */
  const counts = { asked: 0, lost: 0, cut: 0, late: 0 };
  const underWay: (() => unknown)[] = [];
  /** Lets what is under way arrive. */
  const arrive = () => {
    for (const work of underWay.splice(0)) {
      try {
        work();
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
      }
    }
  };
  /** Sends a request; rejects with `unreachable` where no answer came. */
  async function request<Done>(work: () => Done): Promise<Done> {
    counts.asked += 1;
    const fate = (['cut', 'lost', 'late'] as const)[Math.floor(random() / share)];
    if (fate) counts[fate] += 1;
    try {
      if (fate === undefined) return work();
      if (fate === 'lost') work();
      throw new DataError('unreachable', '');
    } finally {
      arrive();
      if (fate === 'late') underWay.push(work);
    }
  }
  return { random, counts, request, arrive };
}
