import type { BlockProps } from '#engine/render/types';

/** What the page tells the app of the site: texts, help, the end of titles. */
export type ReaderData = Omit<BlockProps<'post-reader'>, 'id'>;

/** Ids of the element that the app lives in, and of the script element with its data. */
export const rootId = 'post-reader';
export const dataId = 'post-reader-data';

/** Reads what the page says. Throws where the block is missing. */
export function readReaderData(): ReaderData {
  const text = document.getElementById(dataId)?.textContent;
  if (!text) throw new Error(`The page has no #${dataId}: it lacks the block post-reader.`);
  return JSON.parse(text) as ReaderData;
}
