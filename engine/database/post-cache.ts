import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Post } from '../blog/post-store.ts';

const fileOf = (folder: string) => join(folder, 'posts.json');

/** The posts of the last build, from the folder that `keepPosts` was given; empty if there was none. */
export function cachedPosts(folder: string): Post[] {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Post[];
  } catch {
    return [];
  }
}

/** Keeps the posts for a build that cannot reach the data service, in a folder that belongs to its output alone (made if it is missing). */
export function keepPosts(folder: string, posts: readonly Post[]): void {
  const file = fileOf(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(posts));
  renameSync(`${file}.new`, file);
}
