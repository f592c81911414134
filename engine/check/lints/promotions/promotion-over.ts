import type { Finding, Lint } from '../lint.ts';

/** Promotions whose last day has passed: what speaks of them is not shown any more. */
export const promotionOver: Lint = {
  codes: ['promotion-over'],
  quick: true,
  run: ({ site, showing }) => {
    const { document, file } = site.settings;
    return Object.entries(document.promotions ?? {})
      .filter(([name]) => showing.promotion(name).until <= showing.clock.at)
      .map(([name, { until }]): Finding => ({
        code: 'promotion-over',
        file,
        pointer: ['promotions', name, 'until'],
        params: { name, until },
      }));
  },
};
