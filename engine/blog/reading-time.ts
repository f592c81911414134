/** Reading speed, words a minute; set by the owner. */
export const wordsPerMinute = 250;

/** Minutes that a text takes to read, rounded up, at least 1. Marks such as `##` and `-` are no words. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
