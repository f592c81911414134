import type { Finding, Lint } from '../lint.ts';
import { filesOf } from '../documents.ts';

/** Blocks that are left out of their page, because what they list has no entry. */
export const blockEmpty: Lint = {
  codes: ['block-empty'],
  run: (site) => {
    const files = filesOf(site);
    return [...site.pages.values()].flatMap(({ blocks }) =>
      blocks.flatMap(({ type, origin, lacks }): Finding[] =>
        lacks === undefined
          ? []
          : [
              {
                code: 'block-empty',
                file: files.get(origin.file)!,
                pointer: [...origin.pointer, 'type'],
                params: { type, list: lacks },
              },
            ],
      ),
    );
  },
};
