import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { backupsIn, backupsOf } from '../../engine/database/backup/shelf.mjs';
import type { FieldChange } from '../../engine/client/business.ts';
import type { ServerState } from '../../engine/client/server-state.ts';
import { senderNames } from '../../engine/database/client-address.ts';
import type {
  DataService,
  DataServiceEvent,
  DataServiceOptions,
} from '../../engine/database/data-service.ts';
import { lacksRoom } from '../../engine/database/disk/room.mjs';
import type { LiveSource } from '../../engine/database/live-posts.ts';
import { sameOriginData } from '../../engine/database/same-origin.ts';
import { signInMemory } from '../../engine/database/sign-in-memory.ts';
import { createDataService } from '../../engine/database/service.ts';
import { takeEntry, type TakenEntry } from './forms/take-entry.ts';
import { noteBusiness, type BusinessDeed } from './note-business.ts';
import { removeDraft } from './remove-draft.ts';
import type {
  DataSettings,
  EmbeddedSettings,
  HostedSettings,
} from '../../engine/database/settings.ts';
import type { StaffRole } from '../../engine/blog/post-store.ts';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import { uploadFolder } from '../../engine/files/upload-files.mjs';
import type { HealthWord } from '../../engine/server/health.ts';
import type { ServeOptions } from '../../engine/server/serve.ts';

/** Somebody of the panel. */
export interface StaffMember {
  readonly role: StaffRole;
  /** Their name, else their e-mail address; '' where the data service tells neither. */
  readonly name: string;
}

/** The data service of a server. */
export interface ServedData {
  /** Where posts come from. */
  readonly source: LiveSource;
  /** Takes the requests that are for it. */
  readonly handle: NonNullable<ServeOptions['handle']>;
  /** A name for whoever sends a request, which is no address. */
  readonly senderOf: (request: IncomingMessage) => string;
  /** False where no key allows to tell the database of pages. */
  readonly mayAnnounce: boolean;
  /** How it stands, as it was some seconds ago at most. */
  health(): Promise<HealthWord>;
  /** True where the disk has no room left: the database refuses whatever would be saved. */
  isFull(): boolean;
  /** As `ServerState.backup`. */
  lastBackup(): ServerState['backup'];
  /** Who of the staff a session's token belongs to; null for anybody else. Rejects where nobody can tell. */
  staffOf(token: string): Promise<StaffMember | null>;
  /** Takes away the draft of whom a session's token belongs to, if it is still of this revision. Rejects where that is not sure. */
  removeDraft(token: string, revision: string): Promise<void>;
  /** Lists what somebody published of the data of the business, or took back, among what was done. Rejects where it is not listed. */
  noteBusiness(
    token: string,
    what: BusinessDeed,
    changes: readonly FieldChange[],
    lines: string,
  ): Promise<void>;
  /** Keeps an entry of a form. Rejects where it is not kept. */
  takeEntry(entry: TakenEntry): Promise<void>;
  /** Folder of pictures for posts; null where no service of ours keeps any. */
  readonly uploads: string | null;
  close(): Promise<void>;
}

/** Longest wait for the database to say that it is there, and how long the answer counts, ms. */
const [patience, freshMs] = [2_000, 5_000];

/** Tells who of the staff a session's token belongs to, as the embedded service knows it. */
export const staffOf =
  (service: Pick<DataService, 'personOf'>): ServedData['staffOf'] =>
  async (token) => {
    const person = await service.personOf(token);
    return person?.role ? { role: person.role, name: person.name } : null;
  };

/** Starts the embedded service with everything that the environment and the site say of it. */
export function embeddedService(
  { kind: _kind, trustProxy: _trustProxy, ...embedded }: EmbeddedSettings,
  more: Pick<DataServiceOptions, 'dailyBackups' | 'log'>,
): DataService {
  return createDataService({ ...embedded, ...more });
}

/** Starts the embedded service, or names the hosted one. `onUntrustedProxy` is told once of requests through a proxy that nobody trusts. */
export function openServedData(
  settings: DataSettings,
  log: (event: DataServiceEvent) => void,
  onUntrustedProxy: () => void,
): ServedData {
  const named = { trusted: settings.trustProxy, onUntrusted: onUntrustedProxy };
  if (settings.kind === 'hosted') return hostedData(settings, senderNames(named));
  const service = embeddedService(settings, { dailyBackups: true, log });
  const signIns = signInMemory(join(settings.dataDir, 'sign-ins.json'));
  const senderOf = senderNames({ ...named, salt: signIns.salt });
  const answer = sameOriginData(service, { senderOf, signIns });
  return {
    source: service,
    senderOf,
    mayAnnounce: true,
    handle(request, response, note) {
      if (!answer(request, response)) return false;
      const path = /^\/(?:rest|auth)\/v1\/(?:rpc\/)?[a-z_]{1,40}(?=\?|$)/.exec(request.url ?? '');
      note.path = path && path[0];
      return true;
    },
    health: embeddedHealth(service, settings.dataDir),
    isFull: () => lacksRoom(settings.dataDir),
    lastBackup() {
      const { dataDir, backupDir = backupsOf(dataDir), timeZone = defaultTimeZone } = settings;
      const last = backupsIn(backupDir, timeZone)[0];
      return last ? new Date(last.at).toISOString() : 'none';
    },
    staffOf: staffOf(service),
    removeDraft: (token, revision) => removeDraft(service.ready, token, revision),
    noteBusiness: (...said) => noteBusiness(service.ready, ...said),
    takeEntry: (entry) => takeEntry(service.ready, entry),
    uploads: uploadFolder(settings.dataDir),
    close: () => service.close(),
  };
}

function hostedData(settings: HostedSettings, senderOf: ServedData['senderOf']): ServedData {
  const { url, publishableKey, secretKey = null } = settings;
  const ready = Promise.resolve({ url, publishableKey, secretKey });
  return {
    source: { ready },
    senderOf,
    mayAnnounce: secretKey !== null,
    handle: () => false,
    health: () => Promise.resolve('elsewhere'),
    isFull: () => false,
    lastBackup: () => null,
    async staffOf(token) {
      const answer = await fetch(`${url}/rest/v1/rpc/my_account`, {
        method: 'POST',
        headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) return null;
      const { role, name } = (await answer.json()) as Partial<StaffMember>;
      return role ? { role, name: name ?? '' } : null;
    },
    removeDraft: (token, revision) => removeDraft(ready, token, revision),
    noteBusiness: (...said) => noteBusiness(ready, ...said),
    takeEntry: (entry) => takeEntry(ready, entry),
    uploads: null,
    close: () => Promise.resolve(),
  };
}

/** Asks the database for nothing much; many who want to know at once ask once. */
function embeddedHealth(
  service: Pick<DataService, 'ready' | 'ask'>,
  dataDir: string,
): () => Promise<HealthWord> {
  let opened: HealthWord = 'waiting';
  let secretKey = '';
  service.ready.then(
    (connection) => {
      secretKey = connection.secretKey;
      opened = 'ok';
    },
    () => (opened = 'failed'),
  );
  let last: { readonly word: Promise<HealthWord>; readonly at: number } | null = null;
  async function ask(): Promise<HealthWord> {
    const over = new AbortController();
    const answer = service.ask(
      {
        method: 'GET',
        path: '/rest/v1/scheduler?select=enabled',
        headers: { apikey: secretKey },
        body: new Uint8Array(),
      },
      { signal: over.signal },
    );
    const isWell = await Promise.race([
      answer.then(({ status }) => status === 200),
      sleep(patience, false, { ref: false }),
    ]);
    over.abort();
    if (!isWell) return 'failed';
    return lacksRoom(dataDir) ? 'full' : 'ok';
  }
  return () => {
    if (opened !== 'ok') return Promise.resolve(opened);
    if (!last || performance.now() - last.at > freshMs)
      last = { word: ask(), at: performance.now() };
    return last.word;
  };
}
