import { backupsOf } from '../../engine/database/backup/shelf.mjs';
import type { DataSettings, EmbeddedSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';
import type { Progress } from '../output/progress.ts';

/** What a command about the data is told. */
export interface DataContext extends Progress {
  readonly settings: DataSettings;
  readonly siteDir: string;
  readonly language: Language;
  /** IANA, of the site whose data it is. */
  readonly timeZone: string;
  readonly out: (text: string) => void;
}

/** The settings of the embedded service. Throws `CommandError` for a hosted project, whose backups are not ours. */
export function embeddedOf({ settings, language }: DataContext): EmbeddedSettings {
  if (settings.kind === 'embedded') return settings;
  throw new CommandError(commandWordsOf(language).data.hostedBackups);
}

/** Absolute path of the folder of backups. */
export const backupDirOf = ({ dataDir, backupDir }: EmbeddedSettings): string =>
  backupDir ?? backupsOf(dataDir);
