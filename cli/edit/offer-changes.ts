import type { Command } from 'commander';
import { join } from 'node:path';
import { generateSiteNames } from '../../engine/content/generate-site-schemas.ts';
import { load } from '../../engine/content/load.ts';
import { locate } from '../../engine/content/source-file.ts';
import { checkLoaded } from '../../engine/check/check-site.ts';
import { SiteProblems, type Problem } from '../../engine/diagnostics/problem.ts';
import {
  broughtBy,
  withChanges,
  type FileChange,
  type Refusal,
} from '../../engine/edit/edit-site.ts';
import type { EditedSite } from '../../engine/edit/move-page.ts';
import { allDocuments } from '../../engine/edit/page-names.ts';
import { FileChanged, journalOf, writeEdits } from '../../engine/edit/write-changes.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { askYesNo, canAsk } from '../command-line/ask-yes-no.ts';
import { siteFolder, type CommandContext } from '../command-line/command.ts';
import { CommandError, WrongUse } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';
import { changedLines } from './changed-lines.ts';

/** Options of all commands that change documents. */
export interface EditOptions {
  readonly siteDir: string;
  readonly language: Language;
  /** Shows every line that would change, and writes nothing. */
  readonly dryRun: boolean;
  /** Asks nothing. */
  readonly yes: boolean;
  /** Asks a person; null where there is none. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
  readonly colour: boolean;
  readonly out: (text: string) => void;
}

/** A site that is to be changed, with what its check says before. */
export interface OpenSite extends EditedSite {
  readonly problems: readonly Problem[];
  readonly pages: readonly ResolvedPage[];
}

/** Reads a site that is to be changed. Throws `SiteProblems` where `site.yaml` cannot be used. */
export function openSite(siteDir: string): OpenSite {
  const loaded = load(siteDir);
  const { site, pages, problems } = checkLoaded(loaded);
  if (!site) throw new SiteProblems(problems, siteDir);
  return { loaded, site, pages, problems };
}

/** What is no fault of a change: texts that are still to be written, and a place that is far from the others. */
const isForThePerson = ({ code }: Problem) => code === 'todo' || code === 'coordinates-far';

/** Throws `SiteProblems` where changes bring an error that the site did not have. */
export function refuseFaults({ loaded, problems }: OpenSite, files: readonly FileChange[]): void {
  const gone = files.find(({ after }) => after === null);
  const come = files.find(({ before }) => before === null);
  // A fault goes with its page to another file.
  const known = problems.flatMap((problem) =>
    gone && come && problem.file === gone.path
      ? [problem, { ...problem, file: come.path }]
      : [problem],
  );
  const { problems: after } = checkLoaded(withChanges(loaded, files));
  const brought = broughtBy(after, known).filter((one) => !isForThePerson(one));
  if (brought.length > 0) throw new SiteProblems(brought, loaded.dir);
}

/** What could not be changed, each with its place and why; the empty string where there is nothing. */
export function describeRefusals(
  refusals: readonly Refusal[],
  { loaded }: EditedSite,
  language: Language,
): string {
  const words = commandWordsOf(language).edit;
  const files = new Map(allDocuments(loaded).map((file) => [file.path, file]));
  const lines = refusals.map(({ patch: { file, pointer }, refused }) => {
    const source = files.get(file);
    const line = source ? `:${locate(source, pointer).line}` : '';
    return `- ${shownPath(join(loaded.dir, file))}${line}  ${pointer.join('.')}: ${words.refused[refused.reason]}\n`;
  });
  return lines.length === 0 ? '' : `${words.byHand}\n${lines.join('')}`;
}

/**
 * Shows changes, asks and writes them, with a journal for `undo`; `by` is the command as it can be typed. True where they are
 * written. Throws `WrongUse` where nobody can be asked, `CommandError` where somebody changed a file meanwhile.
 */
export async function offerChanges(
  options: EditOptions,
  by: string,
  files: readonly FileChange[],
): Promise<boolean> {
  const { siteDir, language, colour, out } = options;
  const words = commandWordsOf(language).edit;
  if (files.length === 0) {
    out(`${words.nothing}\n`);
    return false;
  }
  out(`${changedLines(files, siteDir, words, colour)}\n`);
  if (!(await isWanted(options, by, words.ask))) return false;
  try {
    writeEdits(siteDir, { by, at: new Date().toISOString(), files }, journalOf(siteDir));
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    throw new CommandError(words.changedMeanwhile({ file: shownPath(join(siteDir, error.path)) }));
  }
  await generateSiteNames(siteDir);
  out(`${words.written({ count: files.length })}\n`);
  return true;
}

/** Whether a person, or `--yes`, wants what was shown; says so where nothing is written. Throws `WrongUse` where nobody can be asked. */
export async function isWanted(
  { language, dryRun, yes, confirm, out }: EditOptions,
  by: string,
  question: string,
): Promise<boolean> {
  const words = commandWordsOf(language).edit;
  if (!dryRun && !yes && !confirm) throw new WrongUse(words.cannotAsk({ command: by }));
  if (!dryRun && (yes || (await confirm!(question)))) return true;
  out(`${words.nothingWritten}\n`);
  return false;
}

/** What commander reads of the options that all these commands have. */
export interface TypedOptions {
  readonly site: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** Gives a command the options that all these commands have. */
export function addEditOptions(command: Command, { language }: CommandContext): Command {
  const words = commandWordsOf(language);
  return command.option('--dry-run', words.edit.dryRun).option('--yes', words.shared.asksNothing);
}

/** The options as they were typed. */
export const editOptions = (
  { site, dryRun = false, yes = false }: TypedOptions,
  { root, language, colour, out }: CommandContext,
): EditOptions => ({
  siteDir: siteFolder(root, site),
  language,
  dryRun,
  yes,
  confirm: canAsk() ? (question) => askYesNo(question, language) : null,
  colour: colour === true,
  out,
});

/** Words of a command line as a shell reads them: in quotes where they need some. */
export const typed = (...words: readonly string[]) =>
  words
    .map((word) => (/^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ');
