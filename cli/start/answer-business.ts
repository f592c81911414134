import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { businessPath, type BusinessRequest } from '../../engine/client/business.ts';
import { readBody } from '../../engine/database/proxy.ts';
import { RateLimit } from '../../engine/database/rate-limit.ts';
import { areChanges } from '../../engine/edit/business/are-changes.ts';
import { sendJson } from '../../engine/server/health.ts';
import type { RequestNote } from '../../engine/server/request-record.ts';
import { languages, type Language } from '../../engine/words/language.ts';
import type { BusinessDesk } from './business-desk.ts';
import { tokenOf, type ServerParts } from './server-state.ts';

/** How often somebody may ask. */
const rate = { count: 60, seconds: 60 };
/** Bytes of a request. */
const longest = 256 * 1024;
/** So long (ms) the answer to a publication waits until its draft is gone; it goes after that too. */
const draftPatience = 500;

/**
 * Answers `businessPath` for administrators: 401 for whoever has no session, 403 for others, 400 for what is no request, 413, 429,
 * 503 where nobody can tell who asks, 507 where the disk is full. True for a request that it took.
 */
export function answerBusiness(
  {
    staffOf,
    removeDraft,
    noteBusiness,
    senderOf,
    isFull,
    onError,
  }: Pick<
    ServerParts,
    'staffOf' | 'removeDraft' | 'noteBusiness' | 'senderOf' | 'isFull' | 'onError'
  >,
  desk: BusinessDesk,
): (request: IncomingMessage, response: ServerResponse, note: RequestNote) => boolean {
  const asks = new RateLimit(rate);
  async function answer(request: IncomingMessage, language: Language) {
    const token = tokenOf(request);
    // Nothing is looked at for a stranger.
    if (token === undefined) return [401] as const;
    if (asks.take(senderOf(request)) > 0) return [429] as const;
    const person = await staffOf(token).catch(() => undefined);
    if (person === undefined) return [503] as const;
    if (person === null) return [401] as const;
    if (person.role !== 'admin') return [403] as const;
    const asker = { author: person.name, language };
    if (request.method === 'GET') return [200, await desk.read(asker)] as const;
    const body = await readBody(request, longest);
    if (body === null) return [413] as const;
    const asked = requestIn(body);
    if (asked === null) return [400] as const;
    const isLook = asked.what === 'check' || asked.what === 'preview';
    if (isFull() && !isLook) return [507] as const;
    const what = asked.what === 'undo' ? 'business-undone' : 'business-published';
    const done = await desk.answer(
      asked,
      asker,
      (changes, told) => void noteBusiness(token, what, changes, told).catch(onError),
    );
    // Of one that is still there all values are public, and the panel takes it away.
    if (asked.what === 'publish' && asked.draft && done.is === 'published')
      await Promise.race([
        removeDraft(token, asked.draft).catch(onError),
        pause(draftPatience, undefined, { ref: false }),
      ]);
    return [200, done] as const;
  }
  return (request, response, note) => {
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== businessPath || (request.method !== 'GET' && request.method !== 'POST'))
      return false;
    note.path = businessPath;
    const named = new URLSearchParams(query).get('language');
    const language = languages.find((one) => one === named) ?? languages[0]!;
    answer(request, language).then(
      ([status, value = {}]) => sendJson(request, response, status, value),
      (error: unknown) => {
        onError(error);
        sendJson(request, response, isFull() ? 507 : 500, {});
      },
    );
    return true;
  };
}

/** What a body asks; null for anything else. */
function requestIn(body: Uint8Array): BusinessRequest | null {
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(body).toString());
  } catch {
    return null;
  }
  if (typeof said !== 'object' || said === null) return null;
  const { what, changes, path, draft } = said as Readonly<Record<string, unknown>>;
  if (!areChanges(changes)) return null;
  if (what === 'check' || what === 'undo') return { what, changes };
  if (what === 'publish') return { what, changes, draft: revisionIn(draft) };
  return what === 'preview' && typeof path === 'string' ? { what, changes, path } : null;
}

const revisionIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined;
