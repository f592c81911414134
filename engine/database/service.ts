import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBackups } from './backup/make-backups.ts';
import { backupsOf, type BackupManifest } from './backup/shelf.mjs';
import { DataServiceFailed } from './data-faults.ts';
import { DatabaseProcess, type DatabaseReady } from './database-process.ts';
import type {
  DataConnection,
  DataService,
  DataServiceOptions,
  MovablePerson,
} from './data-service.ts';
import { defaultTimeZone } from '../words/locale.ts';
import { timeLimits } from './gate/limits.ts';
import { createPeople } from './gate/people.ts';
import { refusal, type DataRequest } from './messages.ts';
import { lastShape } from './process/shape.mjs';
import { operations } from './operations.ts';
import { dataProxy, type ProxyOptions } from './proxy.ts';
import { RequestQueue } from './request-queue.ts';
import { createWaitingCounts, full } from './waiting-counts.ts';

/** Longest wait for a process, ms; less than the 30 s after which our server cuts a silent connection. */
const patience = 25_000;
const longestQueue = 5_000;
/** Requests after which posts may differ from the pages that show them. */
const postWrites =
  /^\/rest\/v1\/(?:blog_posts|rpc\/(?:publish_post|restore_post|auto_post|import_rows))(?:\?|$)/;
/** Requests after which sessions, or who may what, may differ from what is remembered. */
const sessionWrites =
  /^\/(?:auth\/v1\/(?:logout|user|link|factors.*)|rest\/v1\/rpc\/(?:set_role|remove_person|remove_second_factor|end_sessions)$|portao\/)/;
const isReading = ({ method }: DataRequest) => method === 'GET' || method === 'HEAD';
const tooLong = refusal(
  504,
  'PORTAO_TOO_LONG',
  'The request took the database too long and was stopped.',
);
/** Pause after the first, second, … start in a row that failed, ms; the last for all that follow. */
const pauses = [500, 2_000, 5_000, 15_000];

/**
 * Starts the embedded data service and returns at once: requests wait until it answers. It starts its process again
 * whenever that ends. The service has a port of its own on 127.0.0.1 for the command line and the build; visitors come
 * through `dataProxy` on ours.
 */
export function createDataService({
  dataDir,
  backupDir = backupsOf(dataDir),
  timeZone = defaultTimeZone,
  dailyBackups = false,
  samples,
  adminEmail,
  adminPassword,
  log,
  limits,
}: DataServiceOptions): DataService {
  const queue = new RequestQueue({ patience, length: longestQueue });
  let current: DatabaseProcess | null = null;
  let jwtSecret = '';
  let closing = false;
  const listeners: (() => void)[] = [];
  const people = createPeople(
    () => jwtSecret,
    (request) => queue.ask(request, { limit: timeLimits.staff }),
  );

  async function launch(url: string): Promise<DatabaseReady> {
    const first = samples && lastShape(dataDir) === null ? { samples: await samples() } : {};
    const launched = new DatabaseProcess({
      dataDir,
      backupDir,
      timeZone,
      url,
      onOverdue: () => queue.interrupt(tooLong),
      ...first,
      ...(adminEmail ? { adminEmail } : {}),
      ...(adminPassword ? { adminPassword } : {}),
    });
    current = launched;
    return launched.ready.then((state) => {
      jwtSecret = state.keys.jwtSecret;
      if (state.backup) log({ type: 'backed-up-before-migration', backup: state.backup });
      if (state.admin) log({ type: 'first-admin', dataDir, ...state.admin });
      queue.open((request, answered, limit) => launched.ask(request, answered, limit));
      return state;
    });
  }

  /** Waits for the process to end and starts the next one, until the service is closed. */
  async function keepAlive(url: string): Promise<void> {
    for (let failures = 0; ;) {
      await current?.gone;
      const since = Date.now();
      queue.interrupt();
      if (closing) return;
      if (failures > 0)
        await sleep(pauses[Math.min(failures, pauses.length) - 1]!, undefined, { ref: false });
      if (closing) return;
      await launch(url).then(
        () => {
          failures = 0;
          log({ type: 'restarted', after: `${Date.now() - since} ms` });
        },
        (error: Error) => {
          failures += 1;
          log({ type: 'restart-failed', error });
        },
      );
    }
  }

  async function start(): Promise<DataConnection> {
    const { server, url } = await listen(service, limits);
    stop.push(() => closeServer(server));
    const {
      keys: { publishableKey, secretKey },
    } = await launch(url);
    stop.push(keepAlive(url));
    if (dailyBackups) backups.daily();
    return { url, publishableKey, secretKey };
  }

  const stop: (Promise<void> | (() => Promise<void>))[] = [];
  async function close(): Promise<void> {
    closing = true;
    waitingCounts.close();
    await backups.close();
    await current?.close();
    queue.close();
    await Promise.all(stop.map((one) => (typeof one === 'function' ? one() : one)));
  }

  /** Asks the process for what no visitor can ask. */
  async function command(method: string, path: string, body: object): Promise<Uint8Array> {
    const answer = await queue.ask({
      method,
      path: `/portao/${path}`,
      headers: {},
      body: new TextEncoder().encode(JSON.stringify(body)),
    });
    if (answer.status < 300) return answer.body;
    const { code, message } = JSON.parse(new TextDecoder().decode(answer.body)) as {
      code?: string;
      message: string;
    };
    throw new DataServiceFailed(message, code === 'ENOSPC' ? 'disk-full' : undefined);
  }

  const backups = createBackups({
    dataDir,
    backupDir,
    timeZone,
    copy: async (reason, at) =>
      JSON.parse(
        new TextDecoder().decode(await command('POST', 'copy', { reason, at })),
      ) as BackupManifest,
    onError: (error) => log({ type: 'backup-failed', error }),
  });

  const waitingCounts = createWaitingCounts((request) => queue.ask(request));

  const service: DataService = {
    get ready() {
      return ready;
    },
    get pid() {
      return current?.pid;
    },
    async ask(request, options) {
      const answer = await queue.ask(request, options);
      if (answer.status === full) return waitingCounts.keep(request, answer);
      if (answer.status < 300 && !isReading(request)) {
        if (sessionWrites.test(request.path)) people.forget();
        if (postWrites.test(request.path)) for (const listener of listeners) listener();
      }
      return answer;
    },
    personOf: (token) => people.personOf(token),
    onPostChange: (listener) => void listeners.push(listener),
    async setUser(user) {
      await command('PUT', 'users', user);
      people.forget();
    },
    backup: backups.make,
    movablePeople: async () =>
      JSON.parse(
        new TextDecoder().decode(await command('POST', 'people', {})),
      ) as readonly MovablePerson[],
    close,
  };
  const ready = start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  ready.catch(() => undefined);
  return service;
}

async function listen(
  service: DataService,
  limits: ProxyOptions | undefined,
): Promise<{ server: Server; url: string }> {
  const handle = dataProxy(service, limits);
  const operate = operations(service);
  const server = createServer((request, response) => {
    if (!operate(request, response) && !handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ port: 0, host: '127.0.0.1' }, resolve),
  );
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** `createDataService`, once it answers: address, keys and what `dataProxy` takes in one. Rejects as `ready` does. */
export async function startDataService(
  options: DataServiceOptions,
): Promise<DataConnection & Pick<DataService, 'ask' | 'setUser' | 'backup' | 'close'>> {
  const { ready, ask, setUser, backup, close } = createDataService(options);
  return { ...(await ready), ask, setUser, backup, close };
}
