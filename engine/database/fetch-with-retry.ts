/** Longest wait for one answer of a service, ms: the embedded one lets requests wait for 25 s while it starts. */
export const answerMs = 30_000;

/** Thrown where no answer came in time. Its name keeps supabase-js from asking three more times. */
export class NoAnswer extends Error {
  override readonly name = 'AbortError';
}

/**
 * A `fetch` for commands, where an answer may be all that is left to wait for: rejects with `NoAnswer` if none has begun
 * after `patience` (ms), and keeps the process until then. Before version 24 Node forgets the first request of a process
 * if its connection is closed at once, and at times its signal too; with nothing else to wait for the process would end
 * there, without a word.
 */
export function fetchWithRetry(patience: number): typeof fetch {
  return async (input, init) => {
    const over = new AbortController();
    const answer = fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([over.signal, init.signal]) : over.signal,
    });
    let alarm: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      alarm = setTimeout(() => {
        const error = new NoAnswer(`no answer within ${patience} ms`);
        over.abort(error);
        reject(error);
      }, patience);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      // What is read of the answer after its head has to come within the same time, but holds the process itself.
      alarm?.unref();
    }
  };
}
