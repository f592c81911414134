import type { AnalyticsScript } from '#schemas/types';
import { escapeHtml } from './escape.ts';
import type { Head } from './resolved-page.ts';

/** The page in other languages, and itself in its own: search engines want both. */
export const languageLinks = ({ languages: others, locale, canonical }: Head) =>
  others.length === 0
    ? ''
    : [{ language: locale, url: canonical }, ...others]
        .map(
          ({ language, url }) =>
            `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}">`,
        )
        .join('');

/** A script of statistics, which waits for the page. */
export const analyticsScript = ({ script, data = {} }: AnalyticsScript) => {
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  return `<script defer src="${escapeHtml(script)}"${attributes.join('')}></script>`;
};
