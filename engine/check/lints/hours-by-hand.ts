import { textsOf } from '../../content/fields.ts';
import type { SourceFile } from '../../content/source-file.ts';
import { localeOf } from '../../words/locale.ts';
import { measuresOf } from '../../words/measures.ts';
import { hoursInWords } from '../../words/hours-in-words.ts';
import { pageWordsOf } from '../../words/pages.ts';
import { allDocuments } from './documents.ts';
import type { Finding, Lint } from './lint.ts';
import { findingsIn, lintContext } from './remembered-findings.ts';

/** Opening hours in a text (one time of day to another) where a reference to `hours` belongs: who changes those would not change it. */
export const hoursByHand: Lint = {
  codes: ['hours-by-hand'],
  run(site) {
    const { document: settings } = site.site.settings;
    const { language } = localeOf(settings);
    const said = (['business', 'emergency'] as const).flatMap((name) => {
      const times = settings.hours[name];
      return times
        ? [{ name: `hours.${name}`, text: hoursInWords(times, pageWordsOf(language).opening) }]
        : [];
    });
    if (said.length === 0) return [];
    const pattern = new RegExp(measuresOf(language).opening, 'iu');
    const look = (file: SourceFile): Finding[] =>
      textsOf(file, site.site.schemas).flatMap(({ text, pointer }): Finding[] => {
        const found = pattern.exec(site.phrases.without(text, 'hours-by-hand'))?.[0];
        return found
          ? [{ code: 'hours-by-hand', file, pointer, params: { found, said }, mark: found }]
          : [];
      });
    const context = lintContext('hours', pattern.source, settings.exceptions);
    return allDocuments(site).flatMap((file) =>
      findingsIn(file, context, site.site, () => look(file), site.phrases),
    );
  },
};
