import type { Command } from 'commander';
import { planPossible, type EditPlan } from '../../engine/edit/edit-site.ts';
import { textsByPath } from '../../engine/edit/edited-site.ts';
import { allDocuments } from '../../engine/edit/page-names.ts';
import type { Patch } from '../../engine/edit/patch.ts';
import { replacePatches } from '../../engine/edit/replace-text.ts';
import { valueAt } from '../../engine/client/value-at.ts';
import type { ShownReference } from '../../engine/provenance/shown-text.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { pagesInRow, seenTexts } from '../site/seen-texts.ts';
import {
  addEditOptions,
  editOptions,
  typed,
  type EditOptions,
  type TypedOptions,
} from '../site/edit-options.ts';
import { offerChanges } from '../site/offer-changes.ts';
import {
  checkWith,
  describeRefusals,
  openToChange,
  type SiteToChange,
} from '../site/site-to-change.ts';
import { fieldIn, isMeant, valueOf } from './typed-fields.ts';

/** Options of `portao set`. */
export interface SetOptions extends EditOptions {
  /** Pages and fields, as they were typed. */
  readonly words: readonly string[];
  /** `old=new`, as it was typed. */
  readonly replace?: string | undefined;
  readonly part?: boolean | undefined;
}

/** Changes fields of pages, or a text wherever it is read; 0, or 1 where a value is left to a person. Throws `WrongUse`, `SiteProblems`, `CommandError`. */
export async function runSet(options: SetOptions): Promise<number> {
  const { language, out, words: said, replace, part } = options;
  const words = commandWordsOf(language).edit.set;
  const fields = replace === undefined ? said.filter((word) => fieldIn(word) !== null) : [];
  const patterns = said.filter((word) => !fields.includes(word));
  if (replace === undefined && (fields.length === 0 || patterns.length === 0))
    throw new WrongUse(
      patterns.length > 1 ? words.noField({ text: patterns.at(-1)! }) : words.nothingSaid,
    );
  const open = openToChange(options.siteDir);
  const chosen = chosenFiles(patterns, open, options);
  const { files, refusals } =
    replace === undefined
      ? planFields(chosen, fields, open)
      : planReplacement(patterns.length > 0 ? chosen : null, replace, open, options);
  checkWith(open, files);
  const by = ['set', ...said, ...(replace === undefined ? [] : ['--replace', replace])];
  await offerChanges(options, typed(...by, ...(part ? ['--part'] : [])), files);
  out(describeRefusals(refusals, open, language));
  return refusals.length > 0 ? 1 : 0;
}

/** The files of the pages that are meant. Throws `WrongUse` for a pattern that means none. */
function chosenFiles(
  patterns: readonly string[],
  { site }: SiteToChange,
  { language }: SetOptions,
): ReadonlySet<string> {
  const words = commandWordsOf(language).edit.set;
  return new Set(
    patterns.flatMap((pattern) => {
      const found = site.pages.filter(({ file, document }) =>
        isMeant(pattern, { file: file.path, path: document.path }),
      );
      if (found.length === 0) throw new WrongUse(words.noPages({ pages: pattern }));
      return found.map(({ file }) => file.path);
    }),
  );
}

function planFields(
  chosen: ReadonlySet<string>,
  words: readonly string[],
  { loaded }: SiteToChange,
): EditPlan {
  const pages = loaded.pages.filter(({ path }) => chosen.has(path));
  const fields = words.flatMap((word) => fieldIn(word) ?? []);
  const patches = pages.flatMap(({ path, value }) =>
    fields.map(({ pointer, text }): Patch => ({
      file: path,
      pointer,
      op: 'set',
      value: valueOf(text, valueAt(value, pointer)),
    })),
  );
  return planPossible(textsByPath(pages), patches, loaded.schemas);
}

/** `chosen`: the only files to look in; null for all. Throws `WrongUse` where nothing is found. */
function planReplacement(
  chosen: ReadonlySet<string> | null,
  typedText: string,
  open: SiteToChange,
  { language, part = false, out }: SetOptions,
): EditPlan {
  const { edit, shared } = commandWordsOf(language);
  const [, old, wanted] = /^(.+?)=(.*)$/s.exec(typedText) ?? [];
  if (old === undefined || wanted === undefined)
    throw new WrongUse(edit.set.noReplace({ text: typedText }));
  const documents = allDocuments(open.loaded).filter(
    ({ path }) => path !== 'safety.yaml' && (chosen?.has(path) ?? true),
  );
  const { patches, count } = replacePatches(documents, { old, wanted, part }, open.loaded.schemas);
  if (count === 0) throw new WrongUse(edit.set.notFound({ text: old }));
  const plan = planPossible(textsByPath(documents), patches, open.loaded.schemas);
  const changed = new Set(plan.files.map(({ path }) => path));
  const shownOn = new Set(
    seenTexts(open, old)
      .filter(({ file, references }) =>
        [file, ...filesBehind(references)].some((one) => changed.has(one)),
      )
      .flatMap(({ pages }) => pages),
  );
  out(`${edit.set.found({ count, files: changed.size })}\n`);
  if (shownOn.size > 0)
    out(`${edit.set.shownOn({ pages: pagesInRow([...shownOn], shared.andMore) })}\n`);
  out('\n');
  return plan;
}

/** The files in which the values of references are written. */
const filesBehind = (references: readonly ShownReference[]): string[] =>
  references.flatMap(({ sources, references: inside }) => [
    ...sources.map(({ file }) => file),
    ...filesBehind(inside),
  ]);

/** `portao set`. */
export function setCommand(context: CommandContext): Command {
  const { edit, examples } = commandWordsOf(context.language);
  const words = edit.set;
  const texts = {
    about: words.about,
    examples: [`set ${examples.pages}`, `set --replace ${examples.replaced} --dry-run`],
  };
  return addEditOptions(createCommand('set', texts, context), context)
    .argument(words.wordsArgument, words.words)
    .option(words.replaceFlag, words.replace)
    .option('--part', words.part)
    .action(async (said: string[], options: TypedOptions & { replace?: string; part?: boolean }) =>
      context.exit(
        await runSet({
          ...editOptions(options, context),
          words: said,
          replace: options.replace,
          part: options.part,
        }),
      ),
    );
}
