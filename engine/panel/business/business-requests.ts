import { dataErrorOf, kindOfStatus, type DataErrorKind } from '../../blog/data-error.ts';
import {
  businessPath,
  type BusinessAnswer,
  type BusinessRequest,
  type BusinessState,
} from '../../client/business.ts';
import type { Language } from '../../words/language.ts';

const kinds: Readonly<Record<number, DataErrorKind>> = {
  401: 'signed-out',
  403: 'forbidden',
  507: 'disk-full',
};

/** Asks the server of the page; `token` is that of the session. Rejects with `DataError`. */
export function businessRequests(token: () => Promise<string | null>, language: Language) {
  async function send(init: RequestInit): Promise<Response> {
    const own = await token();
    if (own === null) throw dataErrorOf('signed-out', 'no session');
    const headers = { authorization: `Bearer ${own}`, 'content-type': 'application/json' };
    const address = `${businessPath}?language=${language}`;
    const answer = await fetch(address, { ...init, headers }).catch((error: unknown) => {
      throw dataErrorOf('unreachable', String(error));
    });
    if (answer.ok || answer.status === 404) return answer;
    const kind = kinds[answer.status] ?? kindOfStatus(answer.status);
    throw dataErrorOf(kind, String(answer.status), answer.headers.get('retry-after'));
  }
  /** A host of files has no such address, and may answer with a page. */
  const isOurs = (answer: Response) =>
    answer.ok && answer.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    /** Null where no server of ours serves the page. */
    async read(): Promise<BusinessState | null> {
      const answer = await send({ method: 'GET' });
      return isOurs(answer) ? ((await answer.json()) as BusinessState) : null;
    },
    async ask(request: BusinessRequest): Promise<BusinessAnswer> {
      const answer = await send({ method: 'POST', body: JSON.stringify(request) });
      if (!isOurs(answer)) throw dataErrorOf('unexpected', 'no answer of ours');
      return (await answer.json()) as BusinessAnswer;
    },
  };
}
