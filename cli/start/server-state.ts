import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverStatePath, type ServerState } from '../../engine/client/server-state.ts';
import type { LivePosts } from '../../engine/database/live-posts.ts';
import { RateLimit } from '../../engine/database/rate-limit.ts';
import type { WorkState } from '../../engine/database/until-done.ts';
import { sendJson, type HealthWord } from '../../engine/server/health.ts';
import type { RequestNote } from '../../engine/server/request-record.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { describeFailure } from '../command-line/failure.ts';
import type { PublicSite } from './public-site.ts';
import type { ServedData } from './served-data.ts';

/** What a server that follows its posts is made of, as far as it can fail. */
export interface ServerParts {
  readonly site: PublicSite;
  readonly live: LivePosts;
  /** How the data service stands. */
  readonly data: () => Promise<HealthWord>;
  /** False where no key allows to tell the database of pages. */
  readonly mayAnnounce: boolean;
  /** Told of what went wrong here. */
  readonly onError: (error: unknown) => void;
  /** True where the disk has no room left. */
  readonly isFull: () => boolean;
  readonly lastBackup: ServedData['lastBackup'];
  /** That e-mail is not taken, in words; null while it is, and where none is sent. */
  readonly mail: () => string | null;
  /** True while the scheduler has no topic left for a post that is due. */
  readonly isOutOfTopics: () => boolean;
  readonly staffOf: ServedData['staffOf'];
  readonly removeDraft: ServedData['removeDraft'];
  readonly noteBusiness: ServedData['noteBusiness'];
  readonly senderOf: ServedData['senderOf'];
  /** Whether the public site has a form whose entries it takes. */
  readonly hasForms: () => boolean;
  /** What is missing before the site may be public. */
  readonly missing: () => ServerState['missing'];
}

/** How often a sender may ask for the state: the panel asks twice a minute, in each of its windows. */
const rate = { count: 60, seconds: 60 };

/** The token of the session of whoever sends a request. */
export const tokenOf = ({ headers }: IncomingMessage) =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

/** A word for each part, for `/healthz`. */
export async function healthOf({
  site,
  live,
  data,
  mayAnnounce,
}: ServerParts): Promise<Record<string, HealthWord>> {
  return {
    pages: site.fault === null ? 'ok' : 'older',
    data: await data(),
    counting: mayAnnounce ? live.counting.word : 'off',
    publication: live.publication.word,
  };
}

/** Answers `serverStatePath` for staff, faults in their `language`: 401 for anybody else. True for a request that it took. */
export function answerState(
  {
    site,
    live,
    isFull,
    lastBackup,
    mail,
    isOutOfTopics,
    staffOf,
    senderOf,
    missing,
    hasForms,
  }: ServerParts,
  language: Language,
): (request: IncomingMessage, response: ServerResponse, note: RequestNote) => boolean {
  const reason = (state: WorkState) =>
    state.word === 'failed' ? describeFailure(state.error, language) : null;
  const asks = new RateLimit(rate);
  const state = (): ServerState => ({
    site: site.fault === null ? null : describeFailure(site.fault, language),
    publication: reason(live.publication),
    counting: reason(live.counting),
    disk: isFull() ? commandWordsOf(language).failures.dataDiskFull : null,
    backup: lastBackup(),
    mail: mail(),
    isOutOfTopics: isOutOfTopics(),
    forms: hasForms(),
    missing: missing(),
  });
  return (request, response, note) => {
    if (request.url !== serverStatePath || request.method !== 'GET') return false;
    note.path = serverStatePath;
    const token = tokenOf(request);
    const refuse = (status: number) => sendJson(request, response, status, {});
    // Nothing is looked at for a stranger.
    if (token === undefined) refuse(401);
    else if (asks.take(senderOf(request)) > 0) refuse(429);
    else
      staffOf(token).then(
        (person) => (person ? sendJson(request, response, 200, state()) : refuse(401)),
        () => refuse(503),
      );
    return true;
  };
}
