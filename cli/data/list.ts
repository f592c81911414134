import { readManifest } from '../../engine/database/backup/archive.mjs';
import {
  backupsIn,
  type BackupFile,
  type BackupManifest,
  type BackupReason,
} from '../../engine/database/backup/shelf.mjs';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { columns } from '../output/layout.ts';
import { momentWords } from '../output/moments.ts';
import { readableBytes, readableNumber } from '../output/numbers.ts';
import { backupDirOf, embeddedOf, type DataContext } from './context.ts';

const reasons: Readonly<Record<Language, Readonly<Record<BackupReason, string>>>> = {
  pt: { daily: 'do dia', migration: 'antes de atualizar', manual: 'a pedido' },
  en: { daily: 'daily', migration: 'before a migration', manual: 'by hand' },
};

/** A backup with what it says of itself; null for a file that cannot be read as one. */
export type ListedBackup = BackupFile & { readonly manifest: BackupManifest | null };

/** The backups of a folder, newest first. */
export const listBackups = (folder: string): Promise<ListedBackup[]> =>
  Promise.all(
    backupsIn(folder).map(async (backup) => ({
      ...backup,
      manifest: await readManifest(backup.file).catch(() => null),
    })),
  );

/** `portao data list`: the backups with when, why, how large and how many posts and rows, newest first. */
export async function runListBackups(
  { json }: { readonly json: boolean },
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const pt = language === 'pt';
  const folder = backupDirOf(embeddedOf(context));
  const backups = await listBackups(folder);
  if (json)
    return out(
      `${JSON.stringify({ folder, backups: backups.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })) }, null, 2)}\n`,
    );
  if (backups.length === 0)
    return out(
      pt
        ? `Ainda não há cópias de segurança em ${folder}. Faça a primeira: npm run portao -- data backup\n`
        : `There are no backups in ${folder} yet. Make the first: npm run portao -- data backup\n`,
    );
  const heads = pt
    ? ['quando', 'motivo', 'tamanho', 'posts', 'linhas', 'nome']
    : ['when', 'why', 'size', 'posts', 'rows', 'name'];
  const number = (value: number) => readableNumber(value, 0, language);
  const rows = backups.map(({ at, reason, bytes, name, manifest }) => [
    momentWords(new Date(at).toISOString(), language),
    reasons[language][reason],
    readableBytes(bytes, language),
    ...(manifest
      ? [
          number(manifest.rows['public.blog_posts'] ?? 0),
          number(Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)),
        ]
      : [pt ? 'ilegível' : 'unreadable', '']),
    name,
  ]);
  const next = pt
    ? 'Para voltar a uma delas: pare o site e rode npm run portao -- data restore NOME'
    : 'To go back to one: stop the site and run npm run portao -- data restore NAME';
  out(`${folder}\n\n${columns([heads, ...rows]).join('\n')}\n\n${next}\n`);
}
