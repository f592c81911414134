// The development script: the page's own script, then the overlay that shows what the terminal says, and reloading.
if (document.querySelector('[data-blog-list], article[data-post]'))
  void import('./blog/+client.ts');
else if (document.getElementById('post-reader')) void import('./reader/+client.tsx');
else if (document.getElementById('panel')) void import('./panel/+client.tsx');
else void import('./document/+client.ts');

/** What the server says of the site (engine/dev/content-plugin.ts). */
interface Told {
  readonly count: string;
  readonly text: string;
}
interface Message {
  readonly errors: Told | null;
  readonly warnings: Told | null;
}

const style = `:host{all:initial}div{position:fixed;z-index:99999;inset:auto 0 0 0;display:flex;flex-direction:column;max-height:70vh;pointer-events:none}details{display:flex;flex-direction:column;min-height:0;overflow:auto;pointer-events:auto;background:#11181c;color:#f3f6f6;font:14px/1.5 ui-monospace,monospace}details[open]{border-top:6px solid #ffb01f}p{margin:0;padding:6px 24px;background:#ffb01f;color:#11181c;font:14px/1.5 system-ui}details:not([open]){align-self:start}summary{padding:6px 24px;cursor:pointer}.warnings summary{font-size:12px;padding:2px 12px}pre{margin:0;padding:0 24px 24px;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:2}`;
let overlay: HTMLElement | null = null;

/** A list of problems that can be folded, by mouse and keyboard: `isOpen` at first, and after a reload as it was left. */
function foldable(kind: keyof Message, { count, text }: Told, isOpen: boolean): HTMLElement {
  const details = document.createElement('details');
  details.className = kind;
  const summary = document.createElement('summary');
  summary.textContent = count;
  const pre = document.createElement('pre');
  if (kind === 'errors') pre.setAttribute('role', 'alert');
  pre.textContent = text;
  details.append(summary, pre);
  const key = `portao:${kind}`;
  // Errors that were folded stay so until there are others.
  const shown = kind === 'errors' ? text : 'all';
  details.open = isOpen !== (sessionStorage.getItem(key) === shown);
  details.addEventListener('toggle', () =>
    details.open === isOpen ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, shown),
  );
  return details;
}

/** What the server notes of this page (engine/dev/answer.ts), always seen. */
function note(): HTMLElement[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="portao:notes"]')?.content;
  if (!text) return [];
  const shown = document.createElement('p');
  shown.setAttribute('role', 'status');
  shown.textContent = text;
  return [shown];
}

/** Shows what is wrong over the page, or takes it away; the last good page stays under it. */
function showProblems({ errors, warnings }: Message): void {
  overlay?.remove();
  overlay = null;
  // A page that is only there to say what is wrong says it itself.
  const page = document.querySelector('pre[data-problems]');
  if (page && errors) page.textContent = errors.text;
  const lists = [
    ...note(),
    ...(warnings ? [foldable('warnings', warnings, false)] : []),
    ...(errors && !page ? [foldable('errors', errors, true)] : []),
  ];
  if (lists.length === 0) return;
  overlay = document.createElement('portao-problems');
  const root = overlay.attachShadow({ mode: 'open' });
  // A constructed sheet: the page's policy allows no inline style.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.append(...lists);
  root.append(box);
  document.body.append(overlay);
}

// An example of the gallery says itself what is wrong with it; what is wrong elsewhere does not cover it.
if (!location.pathname.startsWith('/_blocks/'))
  import.meta.hot?.on('portao:problems', showProblems);
import.meta.hot?.on('portao:update', () => location.reload());

/** Says since when the page is open, ms: what changed since then it does not show. */
const hello = () => import.meta.hot?.send('portao:hello', { age: performance.now() });
// Said before there is a connection it would arrive late.
import.meta.hot?.on('vite:ws:connect', hello);
hello();
