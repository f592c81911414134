import type { BackupReason } from './backup/shelf.mjs';
import type { SamplePost } from '../blog/sample-post.ts';
import type { Person } from './gate/people.ts';
import type { AskOptions, DataAnswer, DataRequest } from './messages.ts';
import type { ProxyOptions } from './proxy.ts';

/** What the service is started with. */
export interface DataServiceOptions {
  /** Absolute path; made if it is missing. */
  readonly dataDir: string;
  /** Absolute path of the folder of backups; `backups` in the data folder if left out. */
  readonly backupDir?: string;
  /** IANA; backups are named after its clock, one for each of its days. That of a site that names none if left out. */
  readonly timeZone?: string;
  /** True for a service that runs for days: it makes a backup of each. */
  readonly dailyBackups?: boolean;
  /** The posts that a new blog begins with; asked for where the database has to be made. */
  readonly samples?: () => readonly SamplePost[] | Promise<readonly SamplePost[]>;
  readonly adminEmail?: string;
  readonly adminPassword?: string;
  /** Told once of the first admin whose password was made up, and of each restart, in one line each. */
  readonly log: (event: DataServiceEvent) => void;
  /** Rate and size limits of the service's own port; those of `dataProxy` if left out. */
  readonly limits?: ProxyOptions;
}

/** What there is to tell a person. */
export type DataServiceEvent =
  | {
      readonly type: 'first-admin';
      readonly email: string;
      readonly password: string;
      readonly dataDir: string;
    }
  | { readonly type: 'restarted'; readonly after: string }
  | { readonly type: 'restart-failed'; readonly error: Error }
  | { readonly type: 'backed-up-before-migration'; readonly backup: string }
  | { readonly type: 'backup-failed'; readonly error: Error };

/** Where a service answers and the keys to it. */
export interface DataConnection {
  /** `http://127.0.0.1:40123`, without a slash at its end: this machine alone reaches it. */
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** Who signs in. */
export interface DataUser {
  readonly email: string;
  readonly password: string;
  /** What they may do in the panel; null for nothing. */
  readonly role: 'admin' | 'editor' | null;
}

/** Somebody of the panel as a hosted project can take them. */
export interface MovablePerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'admin' | 'editor';
  /** bcrypt. */
  readonly password_hash: string;
}

/** The embedded service, perhaps still starting. */
export interface DataService {
  /** Resolves once it answers. Rejects with `DataFolderBusy` or `DataServiceFailed`, and the service is closed. */
  readonly ready: Promise<DataConnection>;
  /** Pid of the process that has the database open now. */
  readonly pid: number | undefined;
  /** Answers a request; while the process starts or starts again it waits. Never rejects. */
  ask(request: DataRequest, options?: AskOptions): Promise<DataAnswer>;
  /** Who a session's token belongs to; null if it is forged or expired, or its session has ended. */
  personOf(token: string): Promise<Person | null>;
  /** Calls `listener` after each request that changed posts, through whichever door it came: panel, command line, cron. */
  onPostChange(listener: () => void): void;
  /**
   * Adds somebody who may sign in, or gives somebody a new password (their sessions end) and a role. Rejects with `DataServiceFailed`, for a password under 10 characters or over 72 bytes also.
   */
  setUser(user: DataUser): Promise<void>;
  /**
   * Makes a backup while the service runs; resolves to its name. Rejects with `DataServiceFailed`, and with what the disk
   * says of the folder of backups.
   */
  backup(reason: BackupReason): Promise<string>;
  /** Everybody of the panel with the hash of the password, to be moved to a hosted project. */
  movablePeople(): Promise<readonly MovablePerson[]>;
  /** Ends it in order: what is under way is finished, the folder is free afterwards. */
  close(): Promise<void>;
}
