import type { NewPost, Post } from '#engine/blog/post-store';
import { seoScore, type SeoScore } from '#engine/blog/seo-score';
import { fromLocalInput, toLocalInput } from '../ui/format.ts';

/** The fields of the editor, as they are typed. */
export interface EditorValues {
  readonly title: string;
  readonly slug: string;
  readonly meta_description: string;
  /** With commas between them. */
  readonly tags: string;
  readonly status: Post['status'];
  /** Of a `datetime-local` field; empty for 'now'. */
  readonly published_at: string;
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
export function valuesOf(post: Post): EditorValues {
  const { title, slug, meta_description, status, content } = post;
  return {
    title,
    slug,
    meta_description,
    tags: post.tags.join(', '),
    status,
    published_at: toLocalInput(post.published_at),
    content,
  };
}

/** The score of what is typed. */
export const scoreOf = (values: EditorValues): SeoScore =>
  seoScore({ ...values, tags: tagsOf(values.tags) });

/**
 * What is saved. The publication date stays to the microsecond where the field still shows that of `before`; a draft that
 * is published without a date of its own is dated now.
 */
export function postOf(values: EditorValues, before: Post | null, now: Date = new Date()): NewPost {
  const { title, slug, meta_description, status, content } = values;
  const untouched = before !== null && toLocalInput(before.published_at) === values.published_at;
  const published = untouched
    ? before.status === 'draft' && status === 'published'
      ? now.toISOString()
      : before.published_at
    : fromLocalInput(values.published_at);
  return {
    title: title.trim(),
    slug,
    meta_description: meta_description.trim(),
    status,
    content,
    tags: tagsOf(values.tags),
    seo_score: scoreOf(values).score,
    ...(published ? { published_at: published } : {}),
  };
}

/** Names of the fields, as the editor labels them. */
export const fieldNames: Readonly<Record<keyof EditorValues, string>> = {
  title: 'Título',
  slug: 'Endereço',
  meta_description: 'Descrição',
  tags: 'Tags',
  status: 'Situação',
  published_at: 'Data de publicação',
  content: 'Texto',
};

/** Names of the fields in which two versions differ. */
export function differences(mine: EditorValues, theirs: EditorValues): string[] {
  return (Object.keys(fieldNames) as (keyof EditorValues)[])
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => fieldNames[name]);
}
