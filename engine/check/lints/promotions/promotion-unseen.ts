import type { Finding, Lint } from '../lint.ts';

/** Promotions that announce something on a site where no page has a block that shows it. */
export const promotionUnseen: Lint = {
  codes: ['promotion-unseen'],
  run: ({ site, pages }) => {
    const { document, file } = site.settings;
    const announcing = Object.entries(document.promotions ?? {}).filter(
      ([, { notice }]) => notice !== undefined,
    );
    if (announcing.length === 0) return [];
    const types = site.schemas.blockTypes.filter((type) =>
      site.schemas.factsOf(type).includes('notices'),
    );
    const isSeen = [...pages.values()].some(({ blocks }) =>
      blocks.some(({ type }) => types.includes(type)),
    );
    return isSeen
      ? []
      : announcing.map(([name]): Finding => ({
          code: 'promotion-unseen',
          file,
          pointer: ['promotions', name, 'notice'],
          params: { name, types },
        }));
  },
};
