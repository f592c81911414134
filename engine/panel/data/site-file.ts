import { dataErrorOf, kindOfStatus } from '../../blog/data-error.ts';

async function fetchFile<T>(address: string): Promise<T> {
  const answer = await fetch(address).catch((error: unknown) => {
    throw dataErrorOf('unreachable', String(error));
  });
  // The site was built anew, more than once, since the page was opened: a host may answer with a page.
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json'))
    throw dataErrorOf(kindOfStatus(answer.status), `${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Fetches a file of the site when it is first asked for, and again after a failure. Rejects with `DataError`. */
export function fileReader<T>(address: string): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () =>
    (asked ??= fetchFile<T>(address).catch((error: unknown) => {
      asked = null;
      throw error;
    }));
}
