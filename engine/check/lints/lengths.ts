import type { Lint } from './lint.ts';

/** Most characters of a title that search engines show whole. */
const titleMost = 60;
/** Fewest and most characters of a description. */
const descriptionFewest = 120;
const descriptionMost = 160;

/** Titles and descriptions as they are rendered, references replaced. */
export const lengths: Lint = {
  codes: ['title-length', 'description-length'],
  run: ({ site, pages }) =>
    site.pages.flatMap(({ file, document }) => {
      const head = pages.get(document.path)?.head;
      if (!head) return [];
      const [title, description] = [head.title, head.description].map(
        (text) => [...text].length,
      ) as [number, number];
      return [
        ...(title > titleMost
          ? [
              {
                code: 'title-length' as const,
                file,
                pointer: ['title'],
                params: { length: title, most: titleMost },
              },
            ]
          : []),
        ...(description < descriptionFewest || description > descriptionMost
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
