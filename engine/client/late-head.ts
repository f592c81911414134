/**
 * Which links a browser may prepare before they are followed (Speculation Rules: Chromium; others ignore them): those to
 * pages of the site itself that open in the same tab, when somebody is about to follow one, the panel aside.
 */
export const speculationRules =
  '{"prerender":[{"where":{"selector_matches":"[href^=\'/\']:not([target],[href^=\'/admin\'])"},"eagerness":"moderate"}]}';

/**
 * Adds to the head what a page can do without until it is painted: in the HTML a browser would fetch icon, manifest and the
 * style sheet for paper before it paints, and the rules would be weight on the first round trip. The sheet stands there in a
 * `<noscript>`, whose place they take.
 */
export function completeHead(): void {
  const paper = document.querySelector('noscript')!;
  paper.outerHTML = `<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">${paper.innerHTML}`;
  // HTML starts no scripts that are added in this way.
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = speculationRules;
  document.head.append(rules);
}
