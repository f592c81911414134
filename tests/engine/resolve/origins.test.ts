// Where texts were written, as resolving records it.
import { describe, expect, it } from 'vitest';
import { originCoverage, valueAt } from '../origin-coverage.ts';
import { siteOrigins } from '../../../engine/provenance/site-origins.ts';
import { entriesOf, OriginTrials } from '../origin-trials.ts';
import { readSite, recordedSites } from '../recorded-site.ts';

/** Fields that are changed on each site; `ORIGIN_TRIALS` asks for more. */
const trials = Number(process.env.ORIGIN_TRIALS ?? 20);

describe.each(Object.entries(recordedSites))('%s', (folder, blocks) => {
  const site = readSite(folder);

  it('changes on a page exactly where the record says so, when a field is changed', () => {
    const all = new OriginTrials(site, blocks, Number(process.env.ORIGIN_SEED ?? 1));
    const done = Array.from({ length: trials }, () => all.next());
    const named = done.filter((trial) => trial.named > 0).length;
    if (process.env.ORIGIN_TRIALS)
      console.log(`${folder}: ${done.length} fields, ${named} of them named by their page`);
    expect(done.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(named).toBeGreaterThan(trials / 2);
  });

  it('reads as its source does wherever nothing is computed', () => {
    const origins = siteOrigins(site);
    const wrong = site.pages.slice(0, 15).flatMap(({ document: { path } }) => {
      const recorded = origins(path);
      return recorded.page.blocks.flatMap(({ type, props }, position) =>
        entriesOf(recorded, position, site).flatMap((entry) => {
          if (entry.kind === 'button' || entry.computed) return [];
          const shown = valueAt(props, entry.at);
          const [source] = entry.sources;
          // A file of media/ has another address, and what is no text is compared as one.
          const isFile = typeof shown === 'string' && shown.startsWith('/media/');
          return isFile || String(shown) === source?.text
            ? []
            : [`${path} ${type} ${entry.at.join('/')}: ${String(shown)}`];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has an origin for 99 of 100 letters of the main part of pages', () => {
    const every = process.env.ORIGIN_TRIALS ? 1 : Math.ceil(site.pages.length / 12);
    const paths = site.pages
      .map(({ document }) => document.path)
      .filter((_, position) => position % every === 0);
    const { all, written, words, left } = originCoverage(site, paths, siteOrigins(site), blocks);
    const unknown = [...left].sort(([, a], [, b]) => b - a);
    if (process.env.ORIGIN_TRIALS)
      console.log(
        `${folder}: ${paths.length} pages, ${all} letters, ${((100 * written) / all).toFixed(2)} % written, ${((100 * words) / all).toFixed(2)} % words of the language, left:`,
        unknown.slice(0, 15),
      );
    expect((written + words) / all).toBeGreaterThan(0.99);
  });
});
