import { createHash } from 'node:crypto';
import { hashedFolders, type Header } from './headers.ts';

/**
 * Which links a browser may prepare before they are followed (Speculation Rules: Chromium; others do not ask): those of
 * the site itself that open in the same tab, when somebody is about to follow one, the panel aside.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/admin*' } }, { not: { selector_matches: '[target],[download],[href^="#"]' } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Address of the file of these rules, hashed: asked for once, and not again with each page. */
export const speculationPath = `${hashedFolders[0]}speculation.${createHash('sha256').update(speculationRules).digest('hex').slice(0, 8)}.json`;

/** What browsers want the file to be called. */
export const speculationType = 'application/speculationrules+json';

/** Names the rules to each page. As a header, because the policy of pages lets no inline script be, and because it is no weight in the HTML. */
export const speculationHeader: Header = ['Speculation-Rules', `"${speculationPath}"`];
