import { parse } from 'yaml';
import { momentOf, printFrontMatter } from '../../engine/content/posts/post-file.ts';
import type { PostStatus } from '../../engine/blog/post-store.ts';
import type { Cell, Row } from './csv.ts';

/** The columns of a post that its Markdown file says, by the name that they have there. */
const fields = {
  title: 'title',
  slug: 'slug',
  description: 'meta_description',
  tags: 'tags',
  status: 'status',
  publishedAt: 'published_at',
  withdrawnAt: 'withdrawn_at',
} as const;

/** Columns that are not in `posts.csv`, because they are in the file of the post. */
export const writtenInFile: ReadonlySet<string> = new Set([...Object.values(fields), 'content']);

/** A post as a file that `blog publish` reads. The text is as it is, to the last line feed. */
export function printPost(row: Row): string {
  const header = printFrontMatter({
    title: row.title!,
    slug: row.slug!,
    meta_description: row.meta_description!,
    tags: JSON.parse(row.tags!) as string[],
    status: row.status as PostStatus,
    published_at: row.published_at!,
    withdrawn_at: row.withdrawn_at ?? null,
  });
  return `${header}\n${row.content!}`;
}

/** Header and text: the text begins after the line that closes the header and one empty line. */
const form = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n(?:\r?\n)?|$)([\s\S]*)$/;

/** The columns that a file says of its post; dates without an offset are of `timeZone`. Throws with what is wrong with it. */
export function parsePost(text: string, timeZone: string): Row {
  const [, header, content] = form.exec(text) ?? [];
  if (header === undefined) throw new Error('---');
  const said = parse(header) as Record<string, unknown> | null;
  const row: Record<string, Cell> = { content: content!, withdrawn_at: null };
  for (const [name, column] of Object.entries(fields)) {
    const value = said?.[name];
    if (value === undefined) continue;
    const isRight =
      name === 'tags'
        ? Array.isArray(value) && value.every((tag) => typeof tag === 'string')
        : typeof value === 'string';
    if (!isRight) throw new Error(name);
    row[column] = name.endsWith('At')
      ? momentIn(name, value as string, timeZone)
      : name === 'tags'
        ? JSON.stringify(value)
        : (value as string);
  }
  for (const name of ['title', 'slug'] as const) if (!row[name]) throw new Error(name);
  return row;
}

/** A moment with its offset. Throws the name of the field for what is none. */
function momentIn(name: string, text: string, timeZone: string): string {
  const moment = momentOf(text, timeZone);
  if (moment === null) throw new Error(name);
  return moment;
}
