import { backupsOf } from '../../engine/database/backup/shelf.mjs';
import type { DataSettings, EmbeddedSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { CommandError } from '../command-line/command-error.ts';
import type { Progress } from '../output/progress.ts';

/** What a command about the data is told. */
export interface DataContext extends Progress {
  readonly settings: DataSettings;
  readonly language: Language;
  readonly out: (text: string) => void;
}

/** The settings of the embedded service. Throws `CommandError` for a hosted project, whose backups are not ours. */
export function embeddedOf({ settings, language }: DataContext): EmbeddedSettings {
  if (settings.kind === 'embedded') return settings;
  throw new CommandError(
    language === 'pt'
      ? 'Os dados estão em um projeto do Supabase, que faz as cópias dele: no painel do Supabase, em Database, Backups (o plano gratuito não as garante). Para ter uma cópia sua: npm run portao -- data export copia'
      : 'The data are in a Supabase project, which makes its own backups: in the Supabase dashboard, Database, Backups (the free plan does not guarantee them). For a copy of your own: npm run portao -- data export copy',
  );
}

/** Absolute path of the folder of backups. */
export const backupDirOf = ({ dataDir, backupDir }: EmbeddedSettings): string =>
  backupDir ?? backupsOf(dataDir);
