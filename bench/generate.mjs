// A site of many pages for the benchmark: real blocks, real schema, valid for the engine; the same seed gives the same bytes.
//   node bench/generate.mjs <folder> [pages] [seed]
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { root } from './report.mjs';

/** Regions of a site, whatever its size: menus and coverage are on every page, and real ones do not grow without end. */
const regionCount = 24;

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (
  'o portão a folha do motor uma placa o trilho a roldana o cabo de aço a engrenagem gasta a cremalheira limpa o controle ' +
  'a fotocélula abre fecha trava corre sobe pesa aguenta range volta para no meio da rua em casa no condomínio na garagem ' +
  'de manhã à noite com chuva sem força quando o técnico chega antes da visita depois da troca e mede regula testa limpa ' +
  'lubrifica aperta confere explica mostra grava apaga solda alinha destrava na mão com calma devagar sempre quase nunca'
).split(' ');

/** Writers of made-up Portuguese. */
function writer(random) {
  const whole = (most) => Math.floor(random() * most);
  const pick = (list) => list[whole(list.length)];
  const phrase = (count) => Array.from({ length: count }, () => pick(words)).join(' ');
  const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  const sentence = () => `${upper(phrase(8 + whole(9)))}.`;
  const sentences = (count) => Array.from({ length: count }, sentence).join(' ');
  return { whole, pick, upper, sentence, sentences, title: () => upper(phrase(3 + whole(3))), paragraphs: (count, each) => Array.from({ length: count }, () => sentences(each)).join('\n\n') };
}

const call = { label: 'Ligar Agora', call: 'main' };
const quote = { label: 'Solicitar Orçamento', chat: 'quote' };
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
/** Distinct however the words fall: blocks tell their items by their titles. */
const numbered = (index, text) => `${index + 1}. ${text}`;

/** Ten blocks, as a page of a marketer has them: references, Markdown, links, buttons. */
function blocksOf({ sentence, sentences, title, paragraphs }, heading, link) {
  return [
    { type: 'page-heading', heading, lead: `${sentences(2)} Atendimento {{claims.serviceHours}} horas.`, buttons: [quote, { label: '{{contacts.main.phone}}', call: 'main' }], drawing: 'gate-sliding' },
    { type: 'text', heading: title(), body: `${paragraphs(3, 3)}\n\nO portão rápido abre em **{{claims.openingTime}}**. Veja [outra página](${link}).`, aside: { heading: title(), body: paragraphs(1, 2) } },
    { type: 'trust-badges', badges: many(4, (index) => ({ value: `${index + 1}`, title: title().toLowerCase(), text: sentence() })) },
    { type: 'checklist', heading: title(), lead: sentence(), items: many(6, (index) => ({ title: numbered(index, title()), text: sentence() })), buttons: [call] },
    { type: 'steps', heading: title(), lead: sentence(), steps: many(4, (index) => ({ title: numbered(index, title()), text: sentences(2) })) },
    { type: 'call-to-action', heading: title(), text: sentences(2), buttons: [quote, call], tone: 'night', drawing: 'gate-tilting' },
    { type: 'testimonials', sampleLabel: 'Depoimento ilustrativo', items: many(4, (index) => ({ name: `Pessoa ${index + 1}`, location: 'São Paulo', text: sentences(2), rating: 5, sample: true })), button: quote },
    { type: 'text', heading: title(), body: paragraphs(3, 3) },
    { type: 'accordion', heading: title(), items: many(6, (index) => ({ question: `${numbered(index, title())}?`, answer: sentences(2) })) },
    { type: 'contact', heading: title(), text: sentence(), buttons: [quote, call], rows: many(4, (index) => ({ label: `Linha ${index + 1}`, value: sentence() })) },
  ];
}

/** The settings of the real site, with every link and every city of a group led to a page that this one has. */
function settingsFrom(text, paths) {
  const follow = (value, key) => {
    if (Array.isArray(value)) return value.map((item) => follow(item, ''));
    if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, follow(field, name)]));
    if (key === 'parent') return paths[0].slice(1);
    return key === 'link' && typeof value === 'string' && value.startsWith('/') ? paths[value.length % paths.length] : value;
  };
  return follow(parse(text), '');
}

const slug = (kind, index) => `${kind}-${String(index).padStart(5, '0')}`;

/** Writes a site of `pages` pages, the home page and the one for unknown addresses among them, into the empty folder `dir`. */
export function generateSite(dir, { pages, seed = 1 }) {
  const write = writer(randomOf(seed));
  const regions = Math.min(regionCount, Math.max(1, pages - 3));
  const plain = pages - 2 - regions;
  if (plain < 1) throw new Error('a site of the benchmark has at least 4 pages');
  const settings = settingsFrom(readFileSync(join(root, 'site/site.yaml'), 'utf8'), many(regions, (index) => `/${slug('cidade', index)}`));
  const groups = settings.regionGroups.map((group) => group.id);
  const page = (path, heading, more = {}) => ({
    path,
    title: `${heading} | Motor de portão`,
    description: `${write.sentences(2)} ${heading}.`.slice(0, 155),
    keywords: [heading.toLowerCase(), 'motor de portão'],
    updated: '2026-11-20',
    ...more,
    blocks: blocksOf(write, heading, '/cidade-00000'),
  });
  const region = (index) => ({ kind: 'city', group: groups[index % groups.length], name: `Cidade ${index}`, coordinates: [-23.2 - (index % 5) / 10, -46.3 - (index % 7) / 10], near: [...new Set([1, 2, 3].map((step) => (index + step) % regions))].filter((other) => other !== index).map((other) => slug('cidade', other)) });
  const documents = {
    'site.yaml': settings,
    'pages/index.yaml': page('/', 'Início'),
    'pages/404.yaml': { ...page('/404', 'Não encontrada'), status: 404, robots: 'noindex, follow' },
    ...Object.fromEntries(many(regions, (index) => [`pages/cidades/${slug('cidade', index)}.yaml`, page(`/${slug('cidade', index)}`, `Motor na Cidade ${index}`, { region: region(index) })])),
    ...Object.fromEntries(many(plain, (index) => [`pages/textos/${slug('texto', index)}.yaml`, page(`/${slug('texto', index)}`, `${write.title()} ${index}`)])),
  };
  rmSync(dir, { recursive: true, force: true });
  for (const folder of ['pages/cidades', 'pages/textos']) mkdirSync(join(dir, folder), { recursive: true });
  cpSync(join(root, 'site/media'), join(dir, 'media'), { recursive: true });
  for (const [file, document] of Object.entries(documents)) writeFileSync(join(dir, file), stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }));
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) generateSite(resolve(argv[2] ?? 'generated-site'), { pages: Number(argv[3] ?? 140), seed: Number(argv[4] ?? 1) });
