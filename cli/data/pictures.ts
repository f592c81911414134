import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataClient } from '../../engine/blog/client.ts';
import { refused } from '../../engine/blog/supabase-answer.ts';
import {
  asideFolder,
  oldPictures,
  planTidying,
  tidyPictures,
  type PictureTidying,
} from '../../engine/database/disk/unused-pictures.ts';
import { uploadFolder } from '../../engine/files/upload-files.mjs';
import { uploadsNamed } from '../../engine/media/uploads.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';
import { columns } from '../output/layout.ts';
import { readableBytes } from '../output/numbers.ts';
import { shownPath } from '../output/shown-path.ts';
import type { DataContext } from './context.ts';
import { withClient } from './open-client.ts';

/** Rows that are asked for at once. */
const asked = 200;

/** Where texts of posts are: the posts, the bin, what posts were before. */
const columnsWithTexts = [
  { table: 'blog_posts', column: 'content' },
  { table: 'deleted_posts', column: 'post' },
  { table: 'post_versions', column: 'post' },
] as const;

/** `portao data pictures`: sets aside the pictures of posts that no text names any more, and removes those that were a month ago. */
export async function runTidyPictures(
  { dryRun, now = Date.now() }: { readonly dryRun: boolean; readonly now?: number },
  context: DataContext,
): Promise<void> {
  const { settings, language, out } = context;
  const words = commandWordsOf(language).data;
  if (settings.kind === 'hosted') throw new CommandError(words.picturesElsewhere);
  const { dataDir } = settings;
  // What is sent and saved from here on is not among them.
  const old = oldPictures(dataDir, now);
  const named = uploadsNamed(await withClient(context, words.reading, textsOf));
  const plan = planTidying(dataDir, { old, named, now });
  out(planWords(plan, context, dataDir));
  if (dryRun) return out(words.dryRun);
  tidyPictures(dataDir, plan);
}

/** Every text in which a picture may be named. Rejects with `DataError`. */
async function textsOf(client: DataClient): Promise<string[]> {
  const texts: string[] = [];
  for (const { table, column } of columnsWithTexts) {
    let last: string | null = null;
    for (let count = asked; count === asked;) {
      // The tables have no column in common that the types would know of.
      const query = client
        .from(table as 'blog_posts')
        .select(`id, text:${column as 'content'}`)
        .order('id')
        .limit(asked);
      // By the last one, and not by how many there were: rows may go meanwhile.
      const { data, error, status } = await (last === null ? query : query.gt('id', last));
      if (error) throw refused({ status, code: error.code, message: error.message });
      const rows: readonly { id: string; text: unknown }[] = data;
      texts.push(...rows.map(({ text }) => JSON.stringify(text)));
      count = rows.length;
      last = rows.at(-1)?.id ?? null;
    }
  }
  return texts;
}

function planWords(plan: PictureTidying, { language }: DataContext, dataDir: string): string {
  const words = commandWordsOf(language).data;
  const aside = asideFolder(dataDir);
  const parts = [
    { names: plan.aside, from: uploadFolder(dataDir), text: words.setAside },
    { names: plan.back, from: aside, text: words.broughtBack },
    { names: plan.gone, from: aside, text: words.goneForGood },
  ];
  const said = parts
    .filter(({ names }) => names.length > 0)
    .map(({ names, from, text }) => {
      const sizes = names.map((name) => statSync(join(from, name)).size);
      const total = readableBytes(
        sizes.reduce((sum, size) => sum + size, 0),
        language,
      );
      const rows = names.map((name, index) => [name, readableBytes(sizes[index]!, language)]);
      const heading = text({ count: names.length, size: total, folder: shownPath(aside) });
      return `${heading}\n${columns(rows).join('\n')}\n`;
    });
  return said.length === 0 ? words.noUnusedPictures : said.join('\n');
}
