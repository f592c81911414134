import { resolve } from 'node:path';
import {
  bringPictures,
  isOfOne,
  listPictures,
} from '../../engine/database/pictures/project-pictures.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';
import { readableNumber } from '../output/numbers.ts';
import { shownPath } from '../output/shown-path.ts';
import type { DataContext } from './context.ts';
import { separators, type Row } from './csv.ts';
import {
  ForeignFolder,
  refuseForeignFolder,
  writeExport,
  type ExportedPictures,
} from './folder.ts';
import { withClient } from './open-client.ts';
import { readRows, tables, type Table } from './tables.ts';
import { lossWords, projectOf, uploadsOf } from '../site/pictures-of-posts.ts';
import { readUsers } from './users.ts';

/** `portao data export`: posts as Markdown, everything else as CSV, in a folder that `import` reads back. */
export async function runExport(
  { folder }: { readonly folder: string },
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).data;
  const path = resolve(folder);
  try {
    refuseForeignFolder(path);
    const isEmbedded = context.settings.kind === 'embedded';
    const { rows, users, uploads } = await withClient(
      context,
      words.reading,
      async (client, data) => {
        const found = new Map<Table['name'], readonly Row[]>();
        for (const table of tables) found.set(table.name, await readRows(client, table));
        return {
          rows: found,
          users: isEmbedded ? await readUsers(data) : null,
          uploads: await picturesOf(context),
        };
      },
    );
    writeExport(path, rows, {
      users,
      separator: separators[language],
      uploads,
    });
    const counted = (count: number) => ({ count, shown: readableNumber(count, 0, language) });
    const posts = rows.get('blog_posts')!.length;
    const others = [...rows.values()].reduce((sum, list) => sum + list.length, 0) - posts;
    out(
      `${words.exported({ folder: shownPath(path), posts: counted(posts), rows: counted(others) })}\n${users ? words.withPeople : words.withoutPeople}\n`,
    );
  } catch (error) {
    if (!(error instanceof ForeignFolder)) throw error;
    throw new CommandError(words.foreignFolder({ folder: shownPath(path) }));
  }
}

/** The pictures that an export takes along; of a hosted project they are fetched. Says which it does not give. Throws where it gives none. */
async function picturesOf({
  settings,
  siteDir,
  language,
  err,
}: DataContext): Promise<ExportedPictures> {
  const folder = uploadsOf(settings, siteDir);
  const project = settings.kind === 'hosted' && projectOf(settings);
  if (!project) return { folder };
  const names = (await listPictures(project)).map(({ name }) => name);
  const lost = await bringPictures(project, names, folder);
  const lines = lossWords(lost, language);
  if ([...lost.values()].some((loss) => !isOfOne(loss))) throw new CommandError(lines.join('\n'));
  for (const line of lines) err(`${line}\n`);
  return { folder, names: names.filter((name) => !lost.has(name)) };
}
