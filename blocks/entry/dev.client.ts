// The development script: the page's own script, then the overlay that shows what the terminal says, and reloading.
if (document.querySelector('[data-blog-list], article[data-post]'))
  void import('./blog/+client.ts');
else if (document.getElementById('post-reader')) void import('./reader/+client.tsx');
else if (document.getElementById('panel')) void import('./panel/+client.tsx');
else void import('./document/+client.ts');

const style = `:host{all:initial}pre{position:fixed;z-index:99999;inset:auto 0 0 0;max-height:70vh;overflow:auto;margin:0;padding:24px;box-sizing:border-box;background:#11181c;color:#f3f6f6;border-top:6px solid #ffb01f;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;tab-size:2}`;
let overlay: HTMLElement | null = null;

/** Shows `text` over the page, or takes the overlay away; the last good page stays under it. */
function showProblems(text: string | null): void {
  overlay?.remove();
  overlay = null;
  if (text === null) return;
  overlay = document.createElement('portao-problems');
  const root = overlay.attachShadow({ mode: 'open' });
  // A constructed sheet: the page's policy allows no inline style.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const pre = document.createElement('pre');
  pre.setAttribute('role', 'alert');
  pre.textContent = text;
  root.append(pre);
  document.body.append(overlay);
}

// An example of the gallery says itself what is wrong with it; what is wrong elsewhere does not cover it.
if (!location.pathname.startsWith('/_blocks/'))
  import.meta.hot?.on('portao:problems', ({ text }: { text: string | null }) => showProblems(text));
import.meta.hot?.on('portao:update', () => location.reload());

/** Says since when the page is open, ms: what changed since then it does not show. */
const hello = () => import.meta.hot?.send('portao:hello', { age: performance.now() });
// Said before there is a connection it would arrive late.
import.meta.hot?.on('vite:ws:connect', hello);
hello();
