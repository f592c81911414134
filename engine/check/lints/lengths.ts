import { todosIn } from '../../blog/unfinished/unfinished-post.ts';
import type { Lint } from './lint.ts';

/** Most characters of a title that search engines show whole. */
const titleMost = 60;
/** Fewest and most characters of a description. */
const descriptionFewest = 120;
const descriptionMost = 160;

/** Titles and descriptions as they are rendered, references replaced; those that are still to be written have no length. */
export const lengths: Lint = {
  codes: ['title-length', 'description-length'],
  run: ({ site, pages }) =>
    site.pages.flatMap(({ file, document }) => {
      const page = pages.get(document.path);
      if (!page) return [];
      const [title, description] = [page.title, page.description].map((text) =>
        todosIn(text).length > 0 ? null : [...text].length,
      ) as [number | null, number | null];
      return [
        ...(title !== null && title > titleMost
          ? [
              {
                code: 'title-length' as const,
                file,
                pointer: ['title'],
                params: { length: title, most: titleMost },
              },
            ]
          : []),
        ...(description !== null &&
        (description < descriptionFewest || description > descriptionMost)
          ? [
              {
                code: 'description-length' as const,
                file,
                pointer: ['description'],
                params: { length: description, fewest: descriptionFewest, most: descriptionMost },
              },
            ]
          : []),
      ];
    }),
};
