import { join, resolve } from 'node:path';
import type { DataClient } from '../../engine/blog/client.ts';
import type { Language } from '../../engine/words/language.ts';
import { listPictures, sendPictures } from '../../engine/database/pictures/project-pictures.ts';
import { addUploads, uploadsIn } from '../../engine/files/upload-files.mjs';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';
import { columns, someOf } from '../output/layout.ts';
import { readableNumber } from '../output/numbers.ts';
import { shownPath } from '../output/shown-path.ts';
import type { DataContext } from './context.ts';
import type { Row } from './csv.ts';
import {
  differenceOf,
  ExportUnreadable,
  pictureFolder,
  readExport,
  type Difference,
} from './folder.ts';
import { projectOf, uploadsOf } from '../site/pictures-of-posts.ts';
import { withClient } from './open-client.ts';
import { readRows, tables, writeRows, type Table } from './tables.ts';
import { writeUsers } from './users.ts';

/** `portao data import`. */
export interface ImportCommand {
  readonly folder: string;
  /** Rows of the database that differ are overwritten; without it they are a reason to write nothing. */
  readonly overwrite: boolean;
  /** Says what would be done and writes nothing. */
  readonly dryRun: boolean;
}

/** Reads an export and says what it would do with the database; does it where nothing would be overwritten, or that is wanted. */
export async function runImport(
  { folder, overwrite, dryRun }: ImportCommand,
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).data;
  const path = resolve(folder);
  const { rows, users } = readOrRefuse(path, context);
  await withClient(context, words.comparing, async (client) => {
    const plan: [Table, Difference][] = [];
    for (const table of tables)
      plan.push([table, differenceOf(table, rows.get(table.name)!, await readRows(client, table))]);
    out(`${planWords(plan, language)}\n`);
    refuseTaken(plan, language);
    const differ = plan.some(([, { changed }]) => changed.length > 0);
    if (differ && !overwrite) refuseOverwriting(plan, language);
    if (dryRun) return out(words.dryRun);
    await takePictures(join(path, pictureFolder), context);
    if (users.length > 0) out(await moveUsers(client, users, context));
    if (plan.every(([, { added, changed }]) => added.length + changed.length === 0))
      return out(words.nothingToWrite);
    for (const [table, { added, changed }] of plan)
      await writeRows(client, table, [...added, ...changed]);
    out(words.imported);
  });
}

/** Takes in the pictures of a folder that are not there yet. Rejects with `DataError`. */
async function takePictures(folder: string, { settings, siteDir }: DataContext): Promise<void> {
  const project = settings.kind === 'hosted' && projectOf(settings);
  if (!project) return void addUploads(folder, uploadsOf(settings, siteDir), { copies: true });
  const names = uploadsIn(folder);
  if (names.length === 0) return;
  const there = new Set((await listPictures(project)).map(({ name }) => name));
  await sendPictures(
    project,
    names.filter((name) => !there.has(name)),
    folder,
  );
}

/** Brings the people along, where that can be; what became of them. */
async function moveUsers(
  client: DataClient,
  users: readonly Row[],
  { settings, language }: DataContext,
): Promise<string> {
  const words = commandWordsOf(language).data;
  if (settings.kind === 'embedded') return words.peopleStay;
  const came = await writeUsers(client, users);
  return words.peopleMoved({ count: came });
}

function readOrRefuse(folder: string, { language, timeZone }: DataContext) {
  try {
    return readExport(folder, timeZone);
  } catch (error) {
    if (!(error instanceof ExportUnreadable)) throw error;
    const file = shownPath(error.file);
    throw new CommandError(
      commandWordsOf(language).data.exportUnreadable({ file, reason: error.message }),
    );
  }
}

/** What would be done, a line for each table. */
function planWords(plan: readonly [Table, Difference][], language: Language): string {
  const heads = commandWordsOf(language).data.planHeads;
  const number = (count: number) => readableNumber(count, 0, language);
  return columns([
    heads,
    ...plan.map(([{ name }, { added, changed, same, elsewhere }]) => [
      commandWordsOf(language).data.tables[name],
      ...[added.length, changed.length, same, elsewhere].map(number),
    ]),
  ]).join('\n');
}

/** The posts that a sentence names. */
const named = (slugs: readonly (string | null | undefined)[], language: Language) =>
  someOf(slugs, 5, (count) => commandWordsOf(language).shared.andMore({ count }));

function refuseTaken(plan: readonly [Table, Difference][], language: Language): void {
  const taken = plan.flatMap(([, difference]) => difference.taken);
  if (taken.length === 0) return;
  throw new CommandError(
    commandWordsOf(language).data.addressesTaken({ addresses: named(taken, language) }),
  );
}

function refuseOverwriting(plan: readonly [Table, Difference][], language: Language): void {
  const posts = plan.flatMap(([{ name }, { changed }]) => (name === 'blog_posts' ? changed : []));
  const which =
    posts.length > 0
      ? ` (${named(
          posts.map(({ slug }) => slug),
          language,
        )})`
      : '';
  throw new CommandError(commandWordsOf(language).data.wouldOverwrite({ which }));
}
