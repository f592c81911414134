import { join } from 'node:path';
import { addsToLibrary } from '#schemas/find-own-code';
import type { Command } from 'commander';
import { checkLoaded } from '../../engine/check/check-site.ts';
import { leftByHand, type ByHand } from './by-hand.ts';
import { planUpgrade, type UpgradedFile, type UpgradePlan } from './plan-upgrade.ts';
import { upgrades } from './upgrades.ts';
import { schemaFolder } from '../../engine/content/locale/schema-folder.ts';
import { load } from '../../engine/content/load.ts';
import { withChanges } from '../../engine/edit/edit-site.ts';
import { readLocale } from '../../engine/content/locale/site-locale.ts';
import { countProblems, formatProblems } from '../../engine/diagnostics/format.ts';
import { hasErrors, paramsOf, type Problem } from '../../engine/diagnostics/problem.ts';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { changedLines } from '../output/changed-lines.ts';
import { problemView } from '../output/problem-view.ts';
import {
  addEditOptions,
  editOptions,
  typedFor,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { generateFor, refuseNoSite } from '../site/generate.ts';
import { isWanted } from '../site/offer-changes.ts';
import { writeDocuments } from '../site/write-documents.ts';

type Words = CommandWords['upgrade'];

/** Brings the documents of a site to this version, checks them, and says what is left to a person; 0 if the site has no error then, else 1. Throws `WrongUse` where nobody can be asked, `SiteProblems`, `GeneratorFailed`, and as `writeDocuments`. */
export async function runUpgrade(options: EditOptions): Promise<number> {
  const { siteDir, language, dryRun, colour, out } = options;
  const { upgrade: words, edit } = commandWordsOf(language);
  refuseNoSite(siteDir);
  const schemaDir = addsToLibrary(siteDir)
    ? join(siteDir, 'generated')
    : schemaFolder(siteDir, readLocale(siteDir).language);
  const { files, refused } = planUpgrade({ dir: siteDir, schemaDir });
  if (files.length === 0 && refused.length === 0) out(`${words.nothing}\n`);
  if (files.length > 0) {
    out(describePlan(files, words));
    if (dryRun) out(`\n${changedLines(files, siteDir, edit, colour)}\n`);
    if (await isWanted(options, 'upgrade', edit.ask)) {
      await writeDocuments(siteDir, 'upgrade', files, language);
      if (addsToLibrary(siteDir)) await generateFor(siteDir);
      out(`${edit.written({ count: files.length, undo: typedFor(options, 'undo') })}\n`);
    } else if (!dryRun) return 1;
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

/** What is left to a person: the errors of the check, and what it cannot see; the files of the plan are those that are not written yet. */
function tellWhatIsLeft(
  { siteDir, language, colour, out }: EditOptions,
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
  const { upgrade: words } = commandWordsOf(context.language);
  const texts = { about: words.about, examples: ['upgrade --dry-run', 'upgrade', 'upgrade --yes'] };
  return addEditOptions(createCommand('upgrade', texts, context), context).action(
    async (options: TypedOptions) => context.exit(await runUpgrade(editOptions(options, context))),
  );
}
