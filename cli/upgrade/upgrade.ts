import { join } from 'node:path';
import { addsToLibrary } from '#schemas/find-own-code';
import type { Command } from 'commander';
import { structuredPatch } from 'diff';
import { checkLoaded } from '../../engine/check/check-site.ts';
import { leftByHand, type ByHand } from './by-hand.ts';
import { planUpgrade, type UpgradedFile, type UpgradePlan } from './plan-upgrade.ts';
import { isOwnSchema, upgrades } from './upgrades.ts';
import { schemaFolder } from '../../engine/content/own-schemas.ts';
import { load } from '../../engine/content/load.ts';
import { withChanges } from '../../engine/edit/edit-site.ts';
import { readLocale } from '../../engine/content/site-locale.ts';
import { countProblems, formatProblems } from '../../engine/diagnostics/format.ts';
import { hasErrors, paramsOf, type Problem } from '../../engine/diagnostics/problem.ts';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { askYesNo, canAsk } from '../command-line/ask-yes-no.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { generateFor, refuseNoSite } from '../site/generate.ts';
import { problemView } from '../output/problem-view.ts';
import { shownPath } from '../output/shown-path.ts';
import { writeFiles } from '../output/write-files.ts';

type Words = CommandWords['upgrade'];

/** Options of `portao upgrade`. */
export interface UpgradeOptions {
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

/** Brings the documents of a site to this version, checks them, and says what is left to a person; 0 if the site has no error then, else 1. Throws `WrongUse` where nobody can be asked, `SiteProblems`, `GeneratorFailed` and `WriteFailed`. */
export async function runUpgrade(options: UpgradeOptions): Promise<number> {
  const { siteDir, language, dryRun, yes, confirm, out } = options;
  const words = commandWordsOf(language).upgrade;
  refuseNoSite(siteDir);
  const schemaDir = addsToLibrary(siteDir)
    ? join(siteDir, 'generated')
    : schemaFolder(siteDir, readLocale(siteDir).language);
  const { files, refused } = planUpgrade({ dir: siteDir, schemaDir });
  if (files.length === 0 && refused.length === 0) out(`${words.nothing}\n`);
  else if (files.length > 0) {
    out(describePlan(files, words));
    if (dryRun) out(`\n${describeLines(files, siteDir)}\n${words.nothingWritten}\n`);
    else {
      if (!yes && !confirm) throw new WrongUse(words.cannotAsk);
      if (!yes && confirm && !(await confirm(words.ask))) {
        out(`${words.nothingWritten}\n`);
        return 1;
      }
      const write = (some: readonly UpgradedFile[]) =>
        writeFiles(some.map(({ path, after }) => ({ path: join(siteDir, path), text: after })));
      // What is generated is made from the schemas, and named by the documents.
      write(files.filter(({ path }) => isOwnSchema(path)));
      if (addsToLibrary(siteDir)) await generateFor(siteDir);
      write(files.filter(({ path }) => !isOwnSchema(path)));
      out(`${words.written({ count: files.length })}\n`);
    }
  }
  return tellWhatIsLeft(options, { files: dryRun ? files : [], refused });
}

/** What is done, by how many documents each concerns. */
const describePlan = (files: readonly UpgradedFile[], words: Words) =>
  upgrades
    .map(({ name, since }) => ({
      name,
      since,
      count: files.filter(({ by }) => by.includes(name)).length,
    }))
    .filter(({ count }) => count > 0)
    .map(
      ({ name, since, count }) => `${since}  ${words.says[name]} ${words.documents({ count })}\n`,
    )
    .join('');

/** Every line that changes, as it is and as it will be. */
function describeLines(files: readonly UpgradedFile[], siteDir: string): string {
  return files
    .map(({ path, before, after }) => {
      const parts = structuredPatch(path, path, before, after, '', '', { context: 0 }).hunks;
      const lines = parts.flatMap((hunk) => hunk.lines.filter((line) => !line.startsWith('\\')));
      return `${shownPath(join(siteDir, path))}:${parts[0]?.oldStart ?? 1}\n${lines.map((line) => `  ${line}\n`).join('')}`;
    })
    .join('');
}

/** What is left to a person: the errors of the check, and what it cannot see; the files of the plan are those that are not written yet. */
function tellWhatIsLeft(
  { siteDir, language, colour, out }: UpgradeOptions,
  { files, refused }: UpgradePlan,
): number {
  const words = commandWordsOf(language).upgrade;
  const { site, problems } = checkLoaded(withChanges(load(siteDir), files));
  // A schema that is not written yet is judged as it is.
  const isPlanned = ({ code, file }: Problem) =>
    code === 'block-schema' && files.some(({ path }) => path === file);
  const errors = problems
    .filter((problem) => problem.level === 'error' && !isPlanned(problem))
    .map(afterUpgrade);
  const left = leftByHand(siteDir, site, errors, refused);
  if (errors.length > 0)
    out(`\n${formatProblems(errors, language, problemView(siteDir, colour))}\n`);
  else out(`${countProblems(errors, language)}\n`);
  if (left.length > 0)
    out(`\n${words.byHand}\n${left.map((one) => `- ${sentenceOf(one, words)}\n`).join('')}`);
  return hasErrors(errors) ? 1 : 0;
}

/** An error of a site that has been upgraded: an upgrade is no advice any more. */
function afterUpgrade(problem: Problem): Problem {
  const { code } = problem;
  return code === 'field-unknown' || code === 'block-unknown-type'
    ? { ...problem, params: { ...paramsOf(problem, code), upgraded: true } }
    : problem;
}

function sentenceOf(left: ByHand, words: Words): string {
  if (left.name === 'places') return words.left.places({ places: left.places.join(', ') });
  if (left.name === 'blocks') return words.left.blocks({ types: left.types.join(', ') });
  return words.left[left.name];
}

/** `portao upgrade`. */
export function upgradeCommand(context: CommandContext): Command {
  const { root, language, exit, out, colour } = context;
  const { upgrade: words, shared } = commandWordsOf(language);
  const texts = { about: words.about, examples: ['upgrade --dry-run', 'upgrade', 'upgrade --yes'] };
  return createCommand('upgrade', texts, context)
    .option('--dry-run', words.dryRun)
    .option('--yes', shared.asksNothing)
    .action(
      async ({
        site,
        dryRun = false,
        yes = false,
      }: {
        site: string;
        dryRun?: boolean;
        yes?: boolean;
      }) =>
        exit(
          await runUpgrade({
            siteDir: siteFolder(root, site),
            language,
            dryRun,
            yes,
            confirm: canAsk() ? (question) => askYesNo(question, language) : null,
            colour: colour === true,
            out,
          }),
        ),
    );
}
