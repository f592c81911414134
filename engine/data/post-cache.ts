import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Post } from '../posts/post-store.ts';

const fileOf = (root: string) => join(root, '.portao', 'posts.json');

/** The posts of the last build; empty if there was none. */
export function cachedPosts(root: string): Post[] {
  try {
    return JSON.parse(readFileSync(fileOf(root), 'utf8')) as Post[];
  } catch {
    return [];
  }
}

/** Keeps the posts for a build that cannot reach the data service. */
export function keepPosts(root: string, posts: readonly Post[]): void {
  const file = fileOf(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(posts));
  renameSync(`${file}.new`, file);
}
