import type { Command } from 'commander';
import { DataSettingsRefused, type DataSettings } from '../../engine/database/settings.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { coloursOf, mayColour } from '../output/colour.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { checkBackups } from './backups.ts';
import { checkBrowser } from './browser.ts';
import { checkCounting } from './counting.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkEnvironment } from './environment.ts';
import { done, type Check, type Finding, type Patient } from './finding.ts';
import { checkKeptOutOfGit } from './kept-out-of-git.ts';
import { checkDependencies, checkNode } from './installation.ts';
import { checkHosted } from './hosted.ts';
import { checkMail } from './mail.ts';
import { checkOutput } from './output.ts';
import { checkPorts } from './ports.ts';
import { checkReading } from './reading.ts';
import { checkService } from './service.ts';
import { checkSiteFolder } from './site.ts';

/** The checks in the order in which they are told. */
const checks: readonly (readonly [name: string, check: Check])[] = [
  ['node', checkNode],
  ['dependencies', checkDependencies],
  ['site', checkSiteFolder],
  ['reading', checkReading],
  ['environment', checkEnvironment],
  ['output', checkOutput],
  ['data-folder', checkDataFolder],
  ['git', checkKeptOutOfGit],
  ['service', checkService],
  ['hosted', checkHosted],
  ['counting', checkCounting],
  ['backups', checkBackups],
  ['mail', checkMail],
  ['ports', checkPorts()],
  ['browser', checkBrowser],
];

/** Of these, what says something of a hosted project. */
const ofProject = new Set(['environment', 'service', 'hosted']);

/** Options of `portao doctor`. */
export interface Doctor {
  readonly root: string;
  /** As in `Patient`; that of this program if left out. */
  readonly packageDir?: string;
  readonly siteDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly json: boolean;
  readonly coloured: boolean;
  /** Address of a hosted project: it is looked at instead of the one in the environment, and nothing else is. */
  readonly hosted?: string | undefined;
  /** Longest time that each check waits for an answer, ms; that of people if left out. */
  readonly limit?: number;
}

/** Looks at everything at once, 3 s at most, and says what is wrong with the command that fixes it; 1 if something is broken, else 0. */
export async function runDoctor(
  {
    root,
    packageDir = packageRoot,
    siteDir,
    env: given,
    language,
    json,
    coloured,
    hosted,
    limit,
  }: Doctor,
  out: (text: string) => void,
): Promise<number> {
  const env = hosted === undefined ? given : { ...given, SUPABASE_URL: hosted };
  const wanted = checks.filter(([name]) => hosted === undefined || ofProject.has(name));
  const patient: Patient = {
    root,
    packageDir,
    siteDir,
    env,
    language,
    settings: settingsOrNull(env, siteDir),
  };
  const found = (
    await Promise.all(wanted.map(([name, check]) => done(name, check, patient, limit)))
  ).flat();
  const count = (level: Finding['level']) =>
    found.filter((finding) => finding.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  out(
    json
      ? `${JSON.stringify({ errors, warnings, checks: found }, null, 2)}\n`
      : `${found.map((finding) => line(finding, coloured)).join('\n')}\n\n${summary(errors, warnings, language)}\n`,
  );
  return errors > 0 ? 1 : 0;
}

function settingsOrNull(env: Doctor['env'], siteDir: string): DataSettings | null {
  try {
    return settingsOf(siteDir, env);
  } catch (error) {
    if (error instanceof DataSettingsRefused) return null;
    throw error;
  }
}

function line({ level, says, fix }: Finding, coloured: boolean): string {
  const { good, careful, bad } = coloursOf(coloured);
  const mark = { ok: good('✓'), warning: careful('!'), error: bad('✗') }[level];
  return `${mark} ${says}${fix ? `\n    ${fix}` : ''}`;
}

function summary(errors: number, warnings: number, language: Language): string {
  const words = commandWordsOf(language).doctor;
  if (errors + warnings === 0) return words.allWell;
  return words.summary({ errors, warnings });
}

/** `portao doctor`. */
export function doctorCommand(context: CommandContext): Command {
  const { root, language, exit, out } = context;
  const words = commandWordsOf(language).doctor;
  return createCommand(
    'doctor',
    {
      about: words.about,
      examples: ['doctor', 'doctor --json', 'doctor --hosted https://abc.supabase.co'],
    },
    context,
  )
    .option('--json', commandWordsOf(language).shared.json)
    .option('--hosted <url>', words.hostedOption)
    .action(async (options: { site: string; json?: boolean; hosted?: string }) => {
      const { site, json = false, hosted } = options;
      exit(
        await runDoctor(
          {
            root,
            siteDir: siteFolder(root, site),
            env: process.env,
            language,
            json,
            hosted,
            coloured: mayColour(process.stdout),
          },
          out,
        ),
      );
    });
}
