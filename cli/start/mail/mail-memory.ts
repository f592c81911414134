import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataSettings } from '../../../engine/database/settings.ts';
import { replaceFile } from '../../../engine/files/replace-file.mjs';

/** What was told of one kind of news. */
export interface KindMemory {
  /** Of what is still so: ids of entries and posts that wait, names of faults. */
  readonly told: readonly string[];
  /** When a letter about it was sent last, ms since 1970. */
  readonly at: number;
  /** Day of that letter by the clock of the site, and how many were sent on it. */
  readonly day: string;
  readonly count: number;
}

/** What is told letter by letter. */
export type NewsKind = 'entries' | 'posts' | 'faults';

/** What a server has to know of its mail after a restart. */
export interface MailMemory extends Readonly<Record<NewsKind, KindMemory>> {
  /** The settings that a first letter was sent with, without the password. */
  readonly welcomed: string;
  /** Who the administrators were: where the data service fails, they are told. */
  readonly admins: readonly string[];
  /** Monday of the last letter of the week. */
  readonly week: string;
  /** When the last letter was taken, ISO 8601. */
  readonly sent: string | null;
  /** Since when none is taken (ISO 8601), and why. */
  readonly failed: { readonly since: string; readonly reason: string } | null;
  /** The last letter that was refused for good: its key and subject, when (ISO 8601), and why. */
  readonly refused: Readonly<Record<'key' | 'subject' | 'at' | 'reason', string>> | null;
}

const nothingTold: KindMemory = { told: [], at: 0, day: '', count: 0 };
const empty: MailMemory = {
  welcomed: '',
  admins: [],
  entries: nothingTold,
  posts: nothingTold,
  faults: nothingTold,
  week: '',
  sent: null,
  failed: null,
  refused: null,
};

/** The file of a site's mail: in its data folder, or where the data lives elsewhere in the folder beside the output. */
export const mailFile = (settings: DataSettings, state: string): string =>
  join(settings.kind === 'embedded' ? settings.dataDir : state, 'mail.json');

/** What the file says; nothing where there is none. */
export function readMailMemory(file: string): MailMemory {
  try {
    return existsSync(file)
      ? { ...empty, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<MailMemory>) }
      : empty;
  } catch {
    // Half a file, or somebody else's.
    return empty;
  }
}

/** Keeps it, mode 600; a full disk keeps nothing, and what is in memory goes on. */
export function keepMailMemory(file: string, memory: MailMemory): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    replaceFile(file, JSON.stringify(memory), { mode: 0o600, durable: true });
  } catch {
    // Told by the fault of the disk.
  }
}
