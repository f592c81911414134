/**
 * Which links a browser may prepare before they are followed (Speculation Rules: Chromium; others ignore them): those to
 * pages of the site itself that open in the same tab, when somebody is about to follow one, the panel aside.
 */
export const speculationRules = '{"prerender":[{"where":{"selector_matches":"[href^=\'/\']:not([target],[href^=\'/admin\'])"},"eagerness":"moderate"}]}';

/**
 * Gives the browser these rules once the page is there: in the HTML they would be weight on the first round trip, as a
 * header they are one more file that competes with it. The page's policy allows this text and no other.
 */
export function startSpeculation(): void {
  window.onload = () => document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text: speculationRules }));
}
