import { join } from 'node:path';
import type { Command } from 'commander';
import { generateSiteNames } from '../../engine/content/generate-site-schemas.ts';
import { schemaFolder } from '../../engine/content/locale/schema-folder.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import type { Job } from '../../engine/render/types.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { writeFiles } from '../output/write-files.ts';
import { checkWith, openToChange } from '../site/site-to-change.ts';
import { changesOf, refuseTaken } from './add-documents.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import type { NewPageSettings } from './places/add-place.ts';
import { slugOfName } from './places/place.ts';
import { describeDryRun, describeTodos, describeWritten } from './report.ts';
import { fillTemplate, readTemplate, schemaLine } from './template.ts';

/** Options of `portao new work`; as they were typed. */
export interface NewWork extends NewPageSettings {
  /** What was done. */
  readonly title: string;
  readonly place?: string | undefined;
  readonly service?: string | undefined;
  readonly date?: string | undefined;
  readonly photo?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Adds a job that was done, and says on which pages it is seen. Throws `WrongUse`, `Taken`, `SiteProblems`, `WriteFailed`. */
export async function runNewWork({ title, ...settings }: NewWork): Promise<void> {
  const { siteDir, language, dryRun, force, today, ask, out } = settings;
  const words = commandWordsOf(language).new.work;
  const open = openToChange(siteDir);
  const asked = async (typed: string | undefined, question: string) =>
    (typed ?? (await ask?.(question)))?.trim() || undefined;
  const place = (await asked(settings.place, words.askPlace))?.replace(/^\//, '');
  if (place === undefined) throw new WrongUse(words.placeMissing);
  const service = (await asked(settings.service, words.askService))?.replace(/^\/?/, '/');
  const date = (await asked(settings.date, words.askDate({ today }))) ?? today;
  const { before, after } = settings;
  if ((before === undefined) !== (after === undefined) || (before && settings.photo))
    throw new WrongUse(words.onePicture);
  const photo = before === undefined ? await asked(settings.photo, words.askPhoto) : undefined;

  const file = `work/${place}-${slugOfName(title, language)}.yaml`;
  refuseTaken([{ file, path: '' }], open, force, language);
  const values = {
    title,
    place,
    service,
    date,
    photo: photo && addressOf(photo),
    before: before && addressOf(before),
    after: after && addressOf(after),
  };
  const template = readTemplate(siteDir, 'work.yaml');
  const isLeftOut = (line: string) =>
    Object.entries(values).some(
      ([name, value]) => value === undefined && line.includes(`<<${name}>>`),
    );
  const kept = template.text.split('\n').filter((line) => !isLeftOut(line));
  const schemas = schemaFolder(siteDir, localeOf(open.site.settings.document).language);
  const text =
    schemaLine(schemas, join(siteDir, file), 'work') +
    fillTemplate({ ...template, text: kept.join('\n') }, values);
  const texts = new Map([[file, text]]);
  const report = checkWith(open, changesOf(texts));

  if (dryRun) return out(describeDryRun(texts, siteDir, language));
  writeFiles([{ path: join(siteDir, file), text }]);
  const names = await generateSiteNames(siteDir);
  out(`${describeWritten([...texts.keys(), ...names], siteDir, language)}\n`);
  const seen = report.pages.filter(({ blocks }) => blocks.some((block) => shows(block, file)));
  out(words.seen({ pages: seen.map(({ path }) => path).sort() }));
  out(`${describeTodos(texts, siteDir, language)}\n${words.next}`);
}

/** The address of a picture as documents write it, from its name in `media/`, or its path. */
const addressOf = (picture: string) =>
  `/media/${picture.replace(/^(?:.*?\/)?media\//, '').replace(/^\//, '')}`;

/** Whether a block shows the job of a document. */
const shows = ({ props }: ResolvedPage['blocks'][number], file: string) =>
  (props as { readonly jobs?: readonly Job[] }).jobs?.some((job) => job.file === file) === true;

/** `portao new work`. */
export function newWorkCommand(context: CommandContext): Command {
  const { new: newWords, examples } = commandWordsOf(context.language);
  const words = newWords.work;
  const command = createCommand(
    'work',
    { about: words.about, examples: [`new work ${examples.work}`] },
    context,
  )
    .argument(newWords.titleArgument, words.title)
    .option('--place <slug>', words.place)
    .option('--service <path>', words.service)
    .option('--date <date>', words.date)
    .option('--photo <file>', words.photo)
    .option('--before <file>', words.before)
    .option('--after <file>', words.after);
  return addWritingOptions(command, context).action(
    (title: string, options: WritingOptions & Partial<Record<keyof NewWork, string>>) => {
      const { place, service, date, photo, before, after } = options;
      return runNewWork({
        ...settingsFrom(options, siteFolder(context.root, options.site), context),
        ...{ title, place, service, date, photo, before, after },
      });
    },
  );
}
