import type { BlockTitles } from '../data/page-data.ts';
import type { SpokenFirst } from '../data/panel-language.ts';

/** How the owner calls a part of a page that holds contacts: by the title of its block; what has no block or one that the site has no more stands for itself. */
export const blockName = (
  type: string,
  titles: BlockTitles,
  { language, words }: Pick<SpokenFirst, 'language' | 'words'>,
): string =>
  type === 'other'
    ? words.contacts.otherBlock
    : Object.hasOwn(titles, type)
      ? titles[type]![language]
      : type;
