import type { NewPost, Post, WrittenPost } from '../../blog/post-store.ts';
import { seoScore, type Scoring, type SeoScore } from '../../blog/seo-score.ts';
import type { Format } from '../data/format.ts';

/** The fields of the editor, as they are typed. */
export interface EditorValues {
  readonly title: string;
  readonly slug: string;
  readonly meta_description: string;
  /** With commas between them. */
  readonly tags: string;
  readonly status: Post['status'];
  /** `24/12/2026 09:00`, time of the site; empty for 'now'. */
  readonly published_at: string;
  /** The same; empty for 'never'. */
  readonly withdrawn_at: string;
  readonly content: string;
}

/** A post that nobody has written yet. */
export const emptyValues: EditorValues = {
  title: '',
  slug: '',
  meta_description: '',
  tags: '',
  status: 'draft',
  published_at: '',
  withdrawn_at: '',
  content: '',
};

/** Tags of a comma-separated line, each once, in order. */
export function tagsOf(line: string): string[] {
  return [
    ...new Set(
      line
        .split(/[,\n]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
}

/** A post in the fields of the editor. */
export function valuesOf(post: Post, { toTyped }: Format): EditorValues {
  const { title, slug, meta_description, status, content } = post;
  return {
    title,
    slug,
    meta_description,
    tags: post.tags.join(', '),
    status,
    published_at: toTyped(post.published_at),
    withdrawn_at: post.withdrawn_at ? toTyped(post.withdrawn_at) : '',
    content,
  };
}

/** The score of what is typed. */
export const scoreOf = (values: EditorValues, scoring: Scoring): SeoScore =>
  seoScore({ ...values, tags: tagsOf(values.tags) }, scoring);

/** A date of a field; to the microsecond where the field still shows that of `before`. */
const dateOf = (
  { toTyped, fromTyped }: Format,
  typed: string,
  before: string | null,
): string | null => (before !== null && toTyped(before) === typed ? before : fromTyped(typed));

/**
 * What is saved. A post that was not published whose date has passed is dated anew when it is published, by the clock of the database, unless
 * another date was chosen.
 */
export function postOf(
  values: EditorValues,
  before: Post | null,
  scoring: Scoring,
  format: Format,
  now: Date = new Date(),
): NewPost {
  const { title, slug, meta_description, status, content } = values;
  const chosen = dateOf(format, values.published_at, before?.published_at ?? null);
  const published =
    before !== null &&
    before.status !== 'published' &&
    status === 'published' &&
    chosen === before.published_at &&
    Date.parse(chosen) <= now.getTime()
      ? 'now'
      : chosen;
  return {
    title: title.trim(),
    slug,
    meta_description: meta_description.trim(),
    status,
    content,
    tags: tagsOf(values.tags),
    seo_score: scoreOf(values, scoring).score,
    ...(published ? { published_at: published } : {}),
    withdrawn_at: dateOf(format, values.withdrawn_at, before?.withdrawn_at ?? null),
  };
}

/** A post as it is once it is saved now. */
export const writtenOf = (made: NewPost, now: Date = new Date()): WrittenPost => ({
  status: 'published',
  withdrawn_at: null,
  ...made,
  published_at:
    made.published_at && made.published_at !== 'now' ? made.published_at : now.toISOString(),
});

/** The fields in which two versions differ, in their order. */
export const differences = (mine: EditorValues, theirs: EditorValues): (keyof EditorValues)[] =>
  (Object.keys(emptyValues) as (keyof EditorValues)[]).filter(
    (name) => mine[name] !== theirs[name],
  );
