// The answers below the search form: links, what helps at once, how many there are, and the way to the chat where there are none.
import { wordsToken, type SearchAnswer, type SearchEntry } from '#engine/client/search';
import { siteSearchWords as words } from '#engine/words/site-search';
import css from './results.css?inline';

/** As many answers as one reads; the others are counted. */
const limit = 5;
/** Letters of an answer's text that are shown. */
const excerptLength = 120;

function excerpt(text: string): string {
  return text.length <= excerptLength
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', excerptLength)).replace(/[\s,.;:]+$/, '')}…`;
}

const addText = (parent: HTMLElement, tag: string, text: string | undefined) => {
  if (text) parent.appendChild(document.createElement(tag)).textContent = text;
};

/** Puts what was asked into the address of a chat, from what the page was sent with. */
function sayIn(link: HTMLAnchorElement, asked: string): void {
  link.dataset.href ??= link.href;
  link.href = link.dataset.href.replace(wordsToken, encodeURIComponent(asked));
}

/** What helps at once: its drawing, how urgent it is, what to do now, time and price, and the chat with its name filled in. */
function addAnswer(
  item: HTMLLIElement,
  { steps, mark, note, drawing }: SearchAnswer,
  title: string,
  form: HTMLFormElement,
): void {
  item.className = 'answer';
  const drawn = form.querySelector(`[data-asks="${CSS.escape(drawing ?? '')}"] svg`);
  if (drawn) item.prepend(drawn.cloneNode(true));
  addText(item, 'strong', mark);
  const list = item.appendChild(document.createElement('ul'));
  for (const step of steps) addText(list, 'li', step);
  addText(item, 'p', note);
  const button = form.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!(button instanceof HTMLAnchorElement)) return;
  sayIn(button, title);
  item.appendChild(button);
}

function entryItem(entry: SearchEntry, form: HTMLFormElement): HTMLLIElement {
  const { kind, title, text, href, answer } = entry;
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = href;
  addText(link, 'small', words.kinds[kind]);
  addText(link, 'b', title);
  if (answer) addAnswer(item, answer, title, form);
  else addText(link, 'span', excerpt(text));
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

function showList(form: HTMLFormElement, entries: readonly SearchEntry[]): void {
  const { status, list } = parts(form);
  const count = entries.length;
  status.textContent = `${status.dataset.found}: ${count > limit ? words.shown({ shown: limit, count }) : count}`;
  list.append(...entries.slice(0, limit).map((entry) => entryItem(entry, form)));
  list.hidden = false;
}

/** Shows the answers to what is being typed, and nothing where there are none yet. */
export function showTyped(form: HTMLFormElement, entries: readonly SearchEntry[]): void {
  clearResults(form);
  addStyles();
  if (entries.length > 0) showList(form, entries);
}

/** Shows the answers to what was `asked`, best first, and says how many there are; `null`: the index did not come. */
export function showResults(
  form: HTMLFormElement,
  asked: string,
  entries: readonly SearchEntry[] | null,
): void {
  clearResults(form);
  addStyles();
  const { status, chat } = parts(form);
  if (entries && entries.length > 0) showList(form, entries);
  else {
    status.textContent = entries ? status.dataset.none! : words.failure;
    sayIn(chat.querySelector('a')!, asked);
    chat.hidden = false;
  }
  // Coming back from an answer finds the same answers.
  history.replaceState(history.state, '', `?q=${encodeURIComponent(asked)}`);
  // The keyboard of a phone would hide what was found.
  if (matchMedia('(pointer: coarse)').matches)
    (document.activeElement as HTMLElement | null)?.blur();
  status.scrollIntoView({ block: 'nearest' });
}
