// The answers below the search form: links, how many there are, and the way to the chat where there are none.
import { wordsToken, type SearchEntry } from '#engine/client/search';
import { siteSearchWords as words } from '#engine/words/site-search';
import css from './results.css?inline';

/** As many answers as one reads; the others are counted. */
const limit = 12;
/** Letters of an answer's text that are shown. */
const excerptLength = 120;

function excerpt(text: string): string {
  return text.length <= excerptLength
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', excerptLength)).replace(/[\s,.;:]+$/, '')}…`;
}

function answer({ kind, title, text, href }: SearchEntry): HTMLLIElement {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = href;
  for (const [tag, content] of [
    ['small', words.kinds[kind]],
    ['b', title],
    ['span', excerpt(text)],
  ] as const) {
    if (content) link.appendChild(document.createElement(tag)).textContent = content;
  }
  return item;
}

function parts(form: HTMLFormElement) {
  const status = form.querySelector('output')!;
  const list = form.querySelector('ol')!;
  const chat = form.querySelector<HTMLElement>('ol ~ p')!;
  return { status, list, chat };
}

let styled = false;

/** Brings the styles of the answers: a constructed sheet, because the page's policy allows no other style than its own. */
function addStyles(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Takes the answers away. */
export function clearResults(form: HTMLFormElement): void {
  const { status, list, chat } = parts(form);
  status.textContent = '';
  list.replaceChildren();
  list.hidden = chat.hidden = true;
}

/** Says that the answers are on their way, in place of those before. */
export function showWaiting(form: HTMLFormElement): void {
  clearResults(form);
  addStyles();
  parts(form).status.textContent = words.waiting;
}

/** Shows the answers to what was `asked`, best first, and says how many there are; `null`: the index did not come. */
export function showResults(
  form: HTMLFormElement,
  asked: string,
  entries: readonly SearchEntry[] | null,
): void {
  clearResults(form);
  addStyles();
  const { status, list, chat } = parts(form);
  const count = entries?.length ?? 0;
  if (entries && count > 0) {
    status.textContent = `${status.dataset.found}: ${count > limit ? words.shown({ shown: limit, count }) : count}`;
    list.append(...entries.slice(0, limit).map(answer));
    list.hidden = false;
  } else {
    status.textContent = entries ? status.dataset.none! : words.failure;
    const link = chat.querySelector('a')!;
    link.dataset.href ??= link.href;
    link.href = link.dataset.href.replace(wordsToken, encodeURIComponent(asked));
    chat.hidden = false;
  }
  // Coming back from an answer finds the same answers.
  history.replaceState(history.state, '', `?q=${encodeURIComponent(asked)}`);
  // The keyboard of a phone would hide what was found.
  if (matchMedia('(pointer: coarse)').matches)
    (document.activeElement as HTMLElement | null)?.blur();
  status.scrollIntoView({ block: 'nearest' });
}
