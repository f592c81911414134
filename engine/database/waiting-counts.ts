import type { DataAnswer, DataRequest } from './messages.ts';

/** Counts that wait at most; further ones are lost, as they were before any waited. */
const most = 5_000;
/** How often one of each is tried again, ms: the database counts no more than 20 a minute of a page. */
const pause = 5_000;

/** Status of what does not fit on the disk. */
export const full = 507;
const counters = /^\/rest\/v1\/rpc\/count_(view|contact)$/;

/** Counted views and contacts that the disk had no room for, in memory. */
export interface WaitingCounts {
  /** The answer for whoever sent a request that did not fit: it is taken on trust if it is a count and there is room for it. */
  keep(request: DataRequest, refused: DataAnswer): DataAnswer;
  /** Gives up what still waits. */
  close(): void;
}

/** Keeps counts until `ask` takes them. Each waits with how often it came: the same page is counted many times. */
export function createWaitingCounts(
  ask: (request: DataRequest) => Promise<DataAnswer>,
  wait: (work: () => void) => { clear: () => void } = later,
): WaitingCounts {
  const waiting = new Map<string, { readonly request: DataRequest; times: number }>();
  let total = 0;
  let timer: { clear: () => void } | null = null;

  async function tryAgain(): Promise<void> {
    for (const [key, one] of [...waiting]) {
      const { status } = await ask(one.request);
      if (status === full || status === 503) break;
      total -= 1;
      one.times -= 1;
      if (one.times === 0) waiting.delete(key);
    }
    timer = waiting.size > 0 ? wait(() => void tryAgain()) : null;
  }

  return {
    keep(request, refused) {
      const counted = counters.exec(request.path)?.[1];
      if (!counted || total >= most) return refused;
      const key = `${request.path} ${new TextDecoder().decode(request.body)}`;
      const there = waiting.get(key);
      if (there) there.times += 1;
      else waiting.set(key, { request, times: 1 });
      total += 1;
      timer ??= wait(() => void tryAgain());
      // What the database answers: the new number of views, which nobody knows, and that a contact was counted.
      const body = new TextEncoder().encode(counted === 'view' ? 'null' : 'true');
      return { status: 200, headers: [['content-type', 'application/json']], body };
    },
    close: () => timer?.clear(),
  };
}

function later(work: () => void): { clear: () => void } {
  const timer = setTimeout(work, pause).unref();
  return { clear: () => clearTimeout(timer) };
}
