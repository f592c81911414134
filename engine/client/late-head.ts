/**
 * Which links a browser may prepare before they are followed (Speculation Rules: Chromium; others ignore them): those to
 * pages of the site itself that open in the same tab, when somebody is about to follow one, the panel aside.
 */
export const speculationRules =
  '{"prerender":[{"where":{"selector_matches":"[href^=\'/\']:not([target],[href^=\'/admin\'])"},"eagerness":"moderate"}]}';

/**
 * Adds to the head what a page can do without until it is painted: in the HTML a browser would fetch icon, manifest and the
 * style sheet for paper before it paints, and the rules would be weight on the first round trip. The sheet stands there for
 * browsers without scripts.
 */
export function completeHead(): void {
  const add = (name: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  add('link', { rel: 'icon', href: '/favicon.svg' });
  add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
  add('script', { type: 'speculationrules', text: speculationRules });
  document.head.insertAdjacentHTML(
    'beforeend',
    document.querySelector('head>noscript')!.textContent,
  );
}
