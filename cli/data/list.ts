import { readManifest } from '../../engine/database/backup/archive.mjs';
import {
  backupsIn,
  type BackupFile,
  type BackupManifest,
} from '../../engine/database/backup/shelf.mjs';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { columns } from '../output/layout.ts';
import { momentWords } from '../output/moments.ts';
import { readableBytes, readableNumber } from '../output/numbers.ts';
import { backupDirOf, embeddedOf, type DataContext } from './context.ts';

/** A backup with what it says of itself; null for a file that cannot be read as one. */
export type ListedBackup = BackupFile & { readonly manifest: BackupManifest | null };

/** The backups of a folder, newest first. */
export const listBackups = (folder: string, timeZone: string): Promise<ListedBackup[]> =>
  Promise.all(
    backupsIn(folder, timeZone).map(async (backup) => ({
      ...backup,
      manifest: await readManifest(backup.file).catch(() => null),
    })),
  );

/** `portao data list`: the backups with when, why, how large and how many posts and rows, newest first. */
export async function runListBackups(
  { json }: { readonly json: boolean },
  context: DataContext,
): Promise<void> {
  const { language, timeZone, out } = context;
  const words = commandWordsOf(language).data;
  const folder = backupDirOf(embeddedOf(context));
  const backups = await listBackups(folder, timeZone);
  if (json)
    return out(
      `${JSON.stringify({ folder, backups: backups.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })) }, null, 2)}\n`,
    );
  if (backups.length === 0) return out(words.noBackups({ folder }));
  const heads = words.backupHeads;
  const number = (value: number) => readableNumber(value, 0, language);
  const rows = backups.map(({ at, reason, bytes, name, manifest }) => [
    momentWords(new Date(at).toISOString(), context),
    words.reasons[reason],
    readableBytes(bytes, language),
    ...(manifest
      ? [
          number(manifest.rows['public.blog_posts'] ?? 0),
          number(Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)),
        ]
      : [words.unreadable, '']),
    name,
  ]);
  const next = words.toGoBack;
  out(`${folder}\n\n${columns([heads, ...rows]).join('\n')}\n\n${next}\n`);
}
