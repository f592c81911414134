// The chat is WhatsApp, and is called so wherever it opens.
import { describe, expect, test } from 'vitest';
import { useBuiltSite } from './built-site.ts';
import { writtenDocuments } from './written-documents.ts';
import { firstSamples } from '../posts/sample-posts.ts';

const site = useBuiltSite();

/** Paths of all pages that visitors see: the panel is the owner's. */
const paths = () =>
  site()
    .ready.pages.map(({ path }) => path)
    .filter((path) => path !== '/admin');
const linksOf = (path: string, start: string) => [
  ...site().document(path).querySelectorAll<HTMLAnchorElement>(`a[href^="${start}"]`),
];

/** Texts that say only "chat"; the names of fields, of messages and of blocks are no texts. */
const generic = /\bchat\b/i;

/** What a button says that opens a conversation: one family of words, beside those of the specification. */
const calls = new Set([
  ...['Pedir orçamento', 'Mandar foto', 'Ligar (11) 90000-0000', '(11) 90000-0000'],
  ...['Chamar no WhatsApp', 'Mandar este problema no WhatsApp'],
  // The specification's, and the name of an offer.
  ...['Solicitar Orçamento', 'Orçamento Grátis Agora', 'Solicitar', 'Quero Este Motor'],
  ...['Agendar Manutenção', 'Ligar Agora', 'Emergência 24h', 'Quero a Manutenção Express'],
]);

/** Every text below a value, without names: what stands in `chat`, `contact`, `type`. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'type' || key === 'contact' ? [] : textsOf(inner),
  );
}

describe('every page', () => {
  test('says WhatsApp, and nowhere calls it a chat', () => {
    expect(paths().length).toBeGreaterThan(130);
    expect(paths().filter((path) => !site().text(path).includes('WhatsApp'))).toEqual([]);
    expect(paths().filter((path) => generic.test(site().text(path)))).toEqual([]);
  });

  test('names it in each link that opens it, with its sign or in words', () => {
    let seen = 0;
    const nameless: string[] = [];
    for (const path of paths())
      for (const link of linksOf(path, 'https://wa.me/')) {
        seen += 1;
        if (!link.textContent.includes('WhatsApp')) nameless.push(`${path}: ${link.outerHTML}`);
      }
    expect(seen).toBeGreaterThan(1000);
    expect(nameless).toEqual([]);
  });

  test('draws its sign once, and refers to it in every button', () => {
    const bare = paths().flatMap((path) =>
      linksOf(path, 'https://wa.me/')
        .filter((link) => link.matches('.go, .ask'))
        .filter((link) => !link.querySelector('use[href="#i-whatsapp"]'))
        .map((link) => `${path}: ${link.outerHTML}`),
    );
    expect(bare).toEqual([]);
    expect(
      paths().filter((path) => site().document(path).querySelectorAll('#i-whatsapp').length !== 1),
    ).toEqual([]);
  });

  test('has the chat before the call wherever they stand side by side', () => {
    let pairs = 0;
    const turned: string[] = [];
    for (const path of paths())
      for (const chat of linksOf(path, 'https://wa.me/')) {
        const [before, after] = [chat.previousElementSibling, chat.nextElementSibling];
        if (before?.matches('a[href^="tel:"]')) turned.push(`${path}: ${before.textContent}`);
        if (after?.matches('a[href^="tel:"]')) pairs += 1;
      }
    expect(pairs).toBeGreaterThan(400);
    expect(turned).toEqual([]);
  });

  test('asks for a conversation in the same few words as the others', () => {
    const others = paths().flatMap((path) =>
      [...site().document(path).querySelectorAll('main :is(.go, .call, .ask)')]
        .filter((link) => /^(?:tel:|https:\/\/wa\.me\/)/.test(link.getAttribute('href') ?? ''))
        .map((link) => link.textContent.replace(/\s+/g, ' ').trim())
        .map((label) => label.replace(/ pelo WhatsApp$/, ''))
        .filter((label) => !calls.has(label))
        .map((label) => `${path}: ${label}`),
    );
    expect(others).toEqual([]);
  });

  test('of a service or a repair asks for that, and not for a new motor', () => {
    const services = writtenDocuments()
      .filter(({ file }) => file.startsWith('pages/servicos/'))
      .map(({ document }) => (document as { path: string }).path);
    const repairs = paths().filter((path) => path.startsWith('/motor-de-portao-automatico-'));
    expect(services.length).toBeGreaterThan(7);
    expect(repairs.length).toBeGreaterThan(25);
    const others = [...services, ...repairs].flatMap((path) =>
      linksOf(path, 'https://wa.me/')
        .map(({ href }) => new URL(href).searchParams.get('text') ?? '')
        .filter((text) => text.includes('orçamento para motor PPA'))
        .map((text) => `${path}: ${text}`),
    );
    expect(others).toEqual([]);
  });
});

test('no document, sample post or text of the generator calls it a chat', () => {
  const said = writtenDocuments().flatMap(({ file, document }) =>
    textsOf(document)
      .filter((text) => generic.test(text))
      .map((text) => `${file}: ${text.slice(0, 80)}`),
  );
  expect(said).toEqual([]);
  const samples = JSON.stringify(firstSamples(), null, 1).split(/\n|\\n/);
  expect(samples.length).toBeGreaterThan(50);
  expect(samples.filter((line) => generic.test(line))).toEqual([]);
});

test('a text that calls it so is found', () => {
  expect(textsOf({ type: 'floating-chat', buttons: [{ label: 'Abrir o chat' }] })).toEqual([
    'Abrir o chat',
  ]);
  expect(generic.test('Mande uma foto pelo chat.')).toBe(true);
});
