import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateOf } from '../blog/post-state.ts';
import type { Post } from '../blog/post-store.ts';
import { replaceFile } from '../files/replace-file.mjs';

const fileOf = (folder: string) => join(folder, 'posts.json');

/** The posts of the last build that are still public, from the folder that `keepPosts` was given; empty if there was none. */
export function cachedPosts(folder: string): Post[] {
  try {
    const posts = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Post[];
    return posts.filter((post) => stateOf(post) === 'published');
  } catch {
    return [];
  }
}

/** Keeps the posts for a build that cannot reach the data service, in a folder that belongs to its output alone (made if it is missing). */
export function keepPosts(folder: string, posts: readonly Post[]): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(fileOf(folder), JSON.stringify(posts));
}
