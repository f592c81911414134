import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { compiledCode } from '../files/child-environment.ts';
import { packageRoot, processScript } from '../files/package-root.ts';
import type { SamplePost } from '../blog/sample-post.ts';
import { DataFolderBusy, DataServiceFailed, type DataFaultReason } from './data-faults.ts';
import type { DataAnswer, DataRequest } from './messages.ts';

/** What the process says of itself once it is ready. */
export interface DatabaseReady {
  readonly keys: {
    readonly publishableKey: string;
    readonly secretKey: string;
    /** Sessions are signed with it; it stays in the server. */
    readonly jwtSecret: string;
  };
  /** The first admin, if a password was made up for it just now. */
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** Name of the backup that was made before migrations; null if none had to run. */
  readonly backup: string | null;
}

/** What it is started with. */
export interface DatabaseOptions {
  readonly dataDir: string;
  /** Where a backup goes before migrations. */
  readonly backupDir: string;
  /** IANA; backups are named after its clock. */
  readonly timeZone: string;
  /** Where the service answers; written into the lock, so that others find it. */
  readonly url: string;
  /** The posts that a new database begins with; none if left out. */
  readonly samples?: readonly SamplePost[];
  readonly adminEmail?: string;
  readonly adminPassword?: string;
  /** Told when a request takes longer than it may, just before the process is killed for it. */
  readonly onOverdue: () => void;
}

/** How long an orderly end may take before the process is killed, ms. */
const farewell = 10_000;
/** Of its environment the process gets only this: no key and no password of ours is in it. */
const passed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'PORTAO_DATA_DEBUG'];

type Message =
  | ({ type: 'ready' } & DatabaseReady)
  | {
      type: 'failed';
      name: string;
      message: string;
      stack: string;
      reason?: DataFaultReason;
      details?: Record<string, string | null>;
      pid?: number;
      url?: string;
    }
  | { type: 'begun'; id: number }
  | ({ type: 'answer'; id: number } & DataAnswer);

/** A request that the process has. */
interface Waiting {
  readonly answered: (answer: DataAnswer) => void;
  readonly limit: number | undefined;
  alarm?: NodeJS.Timeout;
}

/** The process that has the database open (engine/database/process/main.mjs), and the messages to and from it. */
export class DatabaseProcess {
  /** Resolves when it can be asked; rejects with `DataFolderBusy` or `DataServiceFailed`. */
  readonly ready: Promise<DatabaseReady>;
  /** Resolves when the process is gone, for whatever reason. */
  readonly gone: Promise<void>;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor({ dataDir, onOverdue, ...options }: DatabaseOptions) {
    const env = Object.fromEntries(
      passed.flatMap((name) =>
        process.env[name] === undefined ? [] : [[name, process.env[name]]],
      ),
    );
    const child = fork(processScript('database-process', 'engine/database/process/main.mjs'), [], {
      env: {
        ...env,
        ...compiledCode(),
        NODE_ENV: 'production',
        LITE_TELEMETRY: '0',
        DO_NOT_TRACK: '1',
      },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', process.env.PORTAO_DATA_DEBUG ? 'inherit' : 'ignore', 'pipe', 'ipc'],
    });
    this.child = child;
    let lastWords = '';
    child.stderr?.on(
      'data',
      (text: Buffer) => (lastWords = `${lastWords}${text.toString()}`.slice(-4_000)),
    );
    this.gone = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    this.ready = new Promise((resolve, reject) => {
      child.on('message', (message: Message) => {
        if (message.type === 'ready') resolve(message);
        else if (message.type === 'answer') this.answered(message);
        else if (message.type === 'begun') this.begun(message.id, onOverdue);
        else
          reject(
            message.name === 'LockBusy'
              ? new DataFolderBusy(dataDir, message.pid ?? 0, message.url ?? '')
              : Object.assign(
                  new DataServiceFailed(message.message, message.reason, message.details),
                  { stack: message.stack },
                ),
          );
      });
      child.once('error', (error) => reject(new DataServiceFailed(error.message)));
      child.once('exit', (code, signal) =>
        reject(
          new DataServiceFailed(
            `The database process ended (${signal ?? code}). ${lastWords}`.trim(),
          ),
        ),
      );
    });
    // Whoever waits for `ready` hears of it; nobody has to.
    this.ready.catch(() => undefined);
    void this.gone.then(() => this.waiting.forEach(({ alarm }) => clearTimeout(alarm)));
    this.say({
      type: 'start',
      dataDir,
      folder: join(packageRoot, 'supabase'),
      ...options,
    });
  }

  /** Pid of the process; the benchmark kills it. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Sends one request; `answered` is not called if the process ends before. `limit`: how long it may work at it, ms. */
  ask(
    { method, path, headers, body }: DataRequest,
    answered: (answer: DataAnswer) => void,
    limit: number | undefined,
  ): void {
    const id = (this.count += 1);
    this.waiting.set(id, { answered, limit });
    this.say({ type: 'request', id, method, path, headers, body });
  }

  /** Ends it after what is under way. */
  async close(): Promise<void> {
    this.say({ type: 'stop' });
    const kill = setTimeout(() => this.child.kill('SIGKILL'), farewell);
    await this.gone;
    clearTimeout(kill);
  }

  /** The time counts from here: before, the process may have been putting the log in its place. */
  private begun(id: number, onOverdue: () => void): void {
    const job = this.waiting.get(id);
    if (job?.limit === undefined) return;
    job.alarm = setTimeout(() => {
      onOverdue();
      this.child.kill('SIGKILL');
    }, job.limit);
  }

  private answered({ id, status, headers, body }: DataAnswer & { id: number }): void {
    const job = this.waiting.get(id);
    if (!job) return;
    this.waiting.delete(id);
    clearTimeout(job.alarm);
    job.answered({ status, headers, body });
  }

  private say(message: object): void {
    // A process that is ending has closed the channel; its `exit` says the rest.
    if (this.child.connected) this.child.send(message, () => undefined);
  }
}
