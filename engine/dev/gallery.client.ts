// The script of the gallery: width and theme of the examples, copying their YAML, the list of blocks, a note where the site has errors.
import { hasWords } from '../content/fold-words.ts';
import { keepFrames } from './gallery-frames.ts';

/** How long a button says that it has copied, ms. */
const copiedMs = 2000;

const main = document.querySelector('main')!;
const form = document.forms[0]!;
const status = document.getElementById('copiado')!;
const words = JSON.parse(main.dataset.words!) as Record<string, string>;
const chooseWidth = keepFrames(main, words.isDark!);

/** Shows what is chosen, and keeps it in the address. */
function show(): void {
  const chosen = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  main.dataset.width = chosen.get('largura') ?? '360';
  main.dataset.theme = chosen.get('tema') ?? 'dois';
  history.replaceState(null, '', `?${chosen}${location.hash}`);
  chooseWidth(Number(main.dataset.width));
}

for (const [name, value] of new URLSearchParams(location.search)) {
  const choice = form.querySelector<HTMLInputElement>(
    `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`,
  );
  if (choice) choice.checked = true;
}
form.addEventListener('change', show);
show();

main.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('[data-copy]');
  const label = button?.firstChild;
  if (!button || !label) return;
  const say = (text: string) => {
    label.textContent = text;
    status.textContent = text;
    setTimeout(() => (label.textContent = button.getAttribute('data-copy')), copiedMs);
  };
  void navigator.clipboard.writeText(button.nextElementSibling!.textContent!).then(
    () => say(words.copied!),
    () => say(words.notCopied!),
  );
});

const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
const finder = document.getElementById('achar') as HTMLInputElement;
const nothing = document.querySelector('output')!;
const firstFound = () => links.find((link) => !link.parentElement!.hidden);
finder.addEventListener('input', () => {
  const typed = finder.value.trim();
  for (const { parentElement: item } of links)
    item!.hidden = !hasWords(item!.dataset.words!, typed);
  nothing.textContent = firstFound() ? '' : words.noneFound!.replace('%s', () => typed);
});
finder.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') firstFound()?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target === finder) return;
  event.preventDefault();
  finder.focus();
});

/** Frames above the block that was asked for get their heights late: it stays in place until somebody scrolls. */
let asked: Element | null = null;
const ask = () => (asked = document.getElementById(location.hash.slice(1)));
addEventListener('hashchange', ask);
ask();
for (const event of ['wheel', 'touchmove', 'keydown'])
  addEventListener(event, () => (asked = null), { passive: true });
main.addEventListener('load', () => asked?.scrollIntoView(), { capture: true });

/** The block at the top of the window is the current one of the list. */
const current = new IntersectionObserver(
  (seen) => {
    const top = seen.find(({ isIntersecting }) => isIntersecting)?.target.id;
    if (top === undefined) return;
    for (const link of links) {
      if (link.hash === `#${top}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-20% 0px -79%' },
);
for (const section of main.querySelectorAll('section')) current.observe(section);

/** What is wrong in the site is told on its pages; it must not cover the examples. */
const elsewhere = document.querySelector('.elsewhere')!;
import.meta.hot?.on('portao:problems', ({ errors }: { errors: object | null }) => {
  elsewhere.innerHTML =
    errors === null ? '' : `${words.siteErrors} <a href="/">${words.seeErrors}</a>`;
});
import.meta.hot?.send('portao:hello', { age: performance.now() });
