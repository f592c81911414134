import { Document, isSeq } from 'yaml';
import { moment } from '#schemas/formats';
import type { PostFrontMatter } from '#schemas/types';
import type { ProblemCode, ProblemParams } from '../../diagnostics/catalogue.ts';
import { levelOf } from '../../diagnostics/levels.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { explain } from '../schema-errors/explain.ts';
import { parseSource } from '../parse-source.ts';
import { momentAt } from '../../words/clock.mjs';
import type { Post, PostStatus } from '../../blog/post-store.ts';
import { slugify } from '../../blog/slug.ts';
import { librarySchemas } from '../schemas.ts';

/** A post as a Markdown file says it. */
export interface PostFile {
  readonly title: string;
  /** The file's own, or that of its title; never empty. */
  readonly slug: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly status?: PostStatus | undefined;
  /** ISO 8601 with an offset. */
  readonly publishedAt?: string | undefined;
  /** ISO 8601 with an offset. */
  readonly withdrawnAt?: string | undefined;
  /** Markdown without the header; ends with a line feed. */
  readonly content: string;
}

/** Longest text of a post, characters (`blog_posts_content_check`). */
const longestText = 200_000;
const fence = /^---[ \t]*$/;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The post in a file, or null and every problem of it. `path` is how the file is called in the problems; lines count from the top of the file. Dates without an offset are of `timeZone` (IANA). */
export function parsePostFile(
  path: string,
  bytes: Uint8Array,
  timeZone: string,
): { post: PostFile | null; problems: readonly Problem[] } {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { post: null, problems: parseSource(path, bytes).problems };
  }
  const lines = text.split(/\r?\n/);
  const say = <Code extends ProblemCode>(
    line: number,
    code: Code,
    params: ProblemParams[Code],
  ): Problem<Code> => ({
    file: path,
    line,
    column: 1,
    length: Math.max(1, lines[line - 1]?.length ?? 0),
    code,
    level: levelOf(code),
    params,
    source: lines,
  });
  if (text.trim() === '') return { post: null, problems: [say(1, 'file-empty', {})] };
  if (!fence.test(lines[0]!)) return { post: null, problems: [say(1, 'front-matter-missing', {})] };
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (end < 0) return { post: null, problems: [say(1, 'front-matter-open', {})] };

  const content = lines
    .slice(end + 1)
    .join('\n')
    .trim();
  const characters = Array.from(content).length;
  const ofText: Problem[] =
    content === ''
      ? [say(end + 1, 'post-without-text', {})]
      : characters >= longestText
        ? [say(end + 2, 'post-too-long', { characters, limit: longestText })]
        : [];
  const { header, problems } = readHeader(path, lines.slice(0, end), lines);
  if (!header) return { post: null, problems: [...problems, ...ofText] };
  const early = withdrawnEarly(header, timeZone);
  if (early) {
    const line = lines.findIndex((one) => one.startsWith('withdrawnAt:')) + 1;
    ofText.push(say(Math.max(1, line), 'post-withdrawn-early', early));
  }
  const slug = header.slug ?? slugify(header.title);
  const titled = lines.findIndex((line) => line.startsWith('title:')) + 1;
  const all =
    slug === ''
      ? [say(Math.max(1, titled), 'post-without-address', { title: header.title }), ...ofText]
      : ofText;
  if (all.length > 0) return { post: null, problems: all };
  const { title, description, tags, status, publishedAt, withdrawnAt } = header;
  return {
    post: {
      title: title.trim(),
      slug,
      description: description.trim(),
      tags: tags.map((tag) => tag.trim()),
      status,
      publishedAt: publishedAt && withOffset(publishedAt, timeZone),
      withdrawnAt: withdrawnAt && withOffset(withdrawnAt, timeZone),
      content: `${content}\n`,
    },
    problems: [],
  };
}

/** The dates of a post that would be withdrawn before it appears, as they are written; null where they are in order. */
function withdrawnEarly(
  { publishedAt: from, withdrawnAt: until }: PostFrontMatter,
  timeZone: string,
): { from: string; until: string } | null {
  if (from === undefined || until === undefined) return null;
  const [start, end] = [from, until].map((date) => Date.parse(withOffset(date, timeZone)));
  return end! > start! ? null : { from, until };
}

/** The fields between the fences. The first fence stays: for YAML it begins a document, and lines keep their numbers. */
function readHeader(
  path: string,
  header: readonly string[],
  whole: readonly string[],
): { header: PostFrontMatter | null; problems: readonly Problem[] } {
  const yaml = header.join('\n');
  // Without a field there is no document; every required one is then missing.
  const bare = header.slice(1).every((line) => /^\s*(?:#.*)?$/.test(line));
  const { file, problems } = parseSource(path, new TextEncoder().encode(bare ? '---\n{}' : yaml));
  if (!file)
    return { header: null, problems: problems.map((problem) => ({ ...problem, source: whole })) };
  const validate = librarySchemas.validatorOf('PostFrontMatter');
  if (validate(file.value)) return { header: file.value as PostFrontMatter, problems: [] };
  return {
    header: null,
    problems: explain(librarySchemas, file, validate.errors ?? [], 'PostFrontMatter').map(
      (problem) => ({
        ...problem,
        source: whole,
      }),
    ),
  };
}

/** A moment with its offset: the one that is written, else that of the time zone on this day. */
function withOffset(moment: string, timeZone: string): string {
  const timed = moment.includes('T') ? moment : `${moment}T00:00`;
  return /(?:Z|[+-]\d{2}:\d{2})$/.test(timed) ? timed : momentAt(timed, timeZone);
}

/**
 * A day, or a day and a time, as people write it (`2026-12-24`, `2026-12-24T09:00`), as a moment; null if it is none. A time
 * that the clock of `timeZone` skips in spring is an hour later, one that it shows twice in autumn the first.
 */
export const momentOf = (text: string, timeZone: string): string | null =>
  moment(text) ? withOffset(text, timeZone) : null;

/** What `printPostFile` writes. */
export type PrintedPost = Pick<Post, 'title' | 'slug' | 'content' | 'meta_description' | 'tags'> &
  Partial<Pick<Post, 'status' | 'published_at' | 'withdrawn_at'>>;

/** A post as a file that `parsePostFile` reads back to the same; `status` and dates are left out where they are not given. */
export const printPostFile = (post: PrintedPost): string =>
  `${printFrontMatter(post)}\n${post.content.trim()}\n`;

/** The header of such a file, both fences included. */
export function printFrontMatter({
  title,
  slug,
  meta_description,
  tags,
  status,
  published_at,
  withdrawn_at,
}: Omit<PrintedPost, 'content'>): string {
  const header: PostFrontMatter = {
    title,
    slug,
    description: meta_description,
    tags,
    ...(status ? { status } : {}),
    ...(published_at ? { publishedAt: published_at } : {}),
    ...(withdrawn_at ? { withdrawnAt: withdrawn_at } : {}),
  };
  const document = new Document(header);
  const list = document.get('tags');
  if (isSeq(list)) list.flow = true;
  // Texts of several lines stand in quotes: as a block, one of spaces alone would be read back without them.
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false, blockQuote: false });
  return `---\n${text}---\n`;
}
