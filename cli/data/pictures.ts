import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataClient } from '../../engine/blog/client.ts';
import { refused } from '../../engine/blog/supabase-answer.ts';
import { projectState } from '../../engine/content/own-code/kept-file.ts';
import {
  asideFolder,
  isOld,
  oldPictures,
  planTidying,
  tidyPictures,
  type PictureTidying,
} from '../../engine/database/disk/unused-pictures.ts';
import {
  bringPictures,
  listPictures,
  removePictures,
  sendPictures,
  type PictureLoss,
  type PictureProject,
} from '../../engine/database/pictures/project-pictures.ts';
import { uploadFolder } from '../../engine/files/upload-files.mjs';
import { uploadsNamed } from '../../engine/media/uploads.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { columns } from '../output/layout.ts';
import { readableBytes } from '../output/numbers.ts';
import { shownPath } from '../output/shown-path.ts';
import { lossWords, projectOf } from '../site/pictures-of-posts.ts';
import type { DataContext } from './context.ts';
import { withClient } from './open-client.ts';

/** Rows that are asked for at once. */
const asked = 200;

/** Where uploads are named: posts, the bin, what posts were before, changes of the data of the business that are not published. */
const columnsWithTexts = [
  { table: 'blog_posts', column: 'content' },
  { table: 'deleted_posts', column: 'post' },
  { table: 'post_versions', column: 'post' },
  { table: 'business_drafts', column: 'changes' },
] as const;

/** `portao data pictures`: sets aside the pictures of posts that no text names any more, and removes those that were a month ago. */
export async function runTidyPictures(
  { dryRun, now = Date.now() }: { readonly dryRun: boolean; readonly now?: number },
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).data;
  const kept = keptPictures(context);
  // What is sent and saved from here on is not among them.
  const { old, bytesOf } = await kept.old(now);
  const named = uploadsNamed(await withClient(context, words.reading, textsOf));
  const plan = planTidying(kept.base, { old, named, now });
  out(planWords(plan, context, { aside: asideFolder(kept.base), bytesOf }));
  if (dryRun) return out(words.dryRun);
  await kept.tidy(plan);
}

/** Pictures of posts, wherever they are kept. */
interface KeptPictures {
  /** The folder that has the one of those that were set aside. */
  readonly base: string;
  /** Those that may be set aside, and how large each is. */
  readonly old: (
    now: number,
  ) => Promise<{ readonly old: readonly string[]; readonly bytesOf: (name: string) => number }>;
  readonly tidy: (plan: PictureTidying) => Promise<void>;
}

/** Those of the embedded service, or of a hosted project. Throws `WrongUse` where its secret key is missing. */
function keptPictures({ settings, siteDir, language, out }: DataContext): KeptPictures {
  if (settings.kind === 'embedded') {
    const { dataDir: base } = settings;
    return {
      base,
      old: async (now) => ({
        old: oldPictures(base, now),
        bytesOf: (name) => sizeIn(uploadFolder(base), name),
      }),
      tidy: async (plan) => tidyPictures(base, plan),
    };
  }
  const project = projectOf(settings);
  if (!project) throw new WrongUse(commandWordsOf(language).data.secretKeyMissing);
  const base = projectState(siteDir);
  return {
    base,
    async old(now) {
      const listed = await listPictures(project);
      const sizes = new Map(listed.map(({ name, bytes }) => [name, bytes]));
      return {
        old: listed.filter(({ sentAt }) => isOld(sentAt, now)).map(({ name }) => name),
        bytesOf: (name) => sizes.get(name) ?? 0,
      };
    },
    async tidy(plan) {
      for (const line of lossWords(await tidyProject(project, plan, asideFolder(base)), language))
        out(`${line}\n`);
    },
  };
}

/** Does with the pictures of a project what was planned; those that could not be set aside stay there. */
async function tidyProject(
  project: PictureProject,
  { aside, back, gone }: PictureTidying,
  folder: string,
): Promise<ReadonlyMap<string, PictureLoss>> {
  await sendPictures(project, back, folder);
  for (const name of [...back, ...gone]) rmSync(join(folder, name), { force: true });
  const lost = await bringPictures(project, aside, folder);
  await removePictures(
    project,
    aside.filter((name) => !lost.has(name)),
  );
  return lost;
}

const sizeIn = (folder: string, name: string) => statSync(join(folder, name)).size;

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

function planWords(
  plan: PictureTidying,
  { language }: DataContext,
  { aside, bytesOf }: { aside: string; bytesOf: (name: string) => number },
): string {
  const words = commandWordsOf(language).data;
  const ofAside = (name: string) => sizeIn(aside, name);
  const parts = [
    { names: plan.aside, sizeOf: bytesOf, text: words.setAside },
    { names: plan.back, sizeOf: ofAside, text: words.broughtBack },
    { names: plan.gone, sizeOf: ofAside, text: words.goneForGood },
  ];
  const said = parts
    .filter(({ names }) => names.length > 0)
    .map(({ names, sizeOf, text }) => {
      const sizes = names.map(sizeOf);
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
