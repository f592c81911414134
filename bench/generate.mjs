// A site of many pages for the benchmark: real blocks, real schema, valid for the engine; the same seed gives the same bytes.
//   node bench/generate.mjs <folder> [pages] [seed] [texts | lists]
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { writer } from './made-up-texts.mjs';
import { buttons, many, pageShapes } from './page-shapes.mjs';
import { root } from './report.mjs';

/** Regions of a site, whatever its size: lists of them are on every page, and real ones do not grow without end. */
const regionCount = 24;

/** What pages share: `contato` ends every page, `cidade` and then that one every city. */
const partials = ({ sentence, title }) => ({
  contato: {
    values: {
      heading: { description: 'Título da seção', default: title() },
      text: { description: 'Uma frase abaixo do título', default: sentence() },
    },
    blocks: [
      {
        type: 'contact',
        id: 'contato',
        heading: '{{values.heading}}',
        text: '{{values.text}}',
        buttons: [buttons.quote, buttons.phone],
        rows: many(4, (index) => ({ label: `Linha ${index + 1}`, value: sentence() })),
      },
    ],
  },
  cidade: {
    values: { zone: { description: 'A região, com preposição' } },
    blocks: [
      {
        type: 'near',
        heading: 'Perto de {{region.name}}',
        text: 'A mesma equipe atende {{values.zone}}.',
      },
      { type: 'partial', name: 'contato', values: { heading: 'Contato {{region.in}}' } },
    ],
  },
});

/**
 * A plain strip of links above and the real footer's form below. With the header of this project's site and its floating
 * chat, 13 KB of each page would be the same bytes.
 */
const layoutOf = (cities) => ({
  before: [
    {
      type: 'link-strip',
      label: 'Páginas',
      links: cities.slice(0, 5).map((link, index) => ({ label: `Cidade ${index}`, link })),
    },
    { type: 'breadcrumb', homeLabel: 'Início' },
  ],
  after: [
    {
      type: 'footer',
      slogan: ['O portão abre.'],
      columns: [
        { heading: 'Contato', items: [buttons.phone, { label: 'Chat', chat: 'general' }] },
        {
          heading: 'Cidades',
          items: cities.slice(-5).map((link) => ({ label: `Motor em ${link.slice(1)}`, link })),
        },
      ],
      note: 'Atendimento {{claims.serviceHours}} horas.',
    },
  ],
});

/** The settings of the real site, with every link and every city of a group led to a page that this one has. */
function settingsFrom(text, paths) {
  const follow = (value, key) => {
    if (Array.isArray(value)) return [...new Set(value.map((item) => follow(item, key)))];
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, follow(field, name)]),
      );
    if (key === 'parent') return paths[0].slice(1);
    return ['link', 'page', 'emergencyPages'].includes(key) &&
      typeof value === 'string' &&
      value.startsWith('/')
      ? paths[value.length % paths.length]
      : value;
  };
  return follow(parse(text), '');
}

const slug = (kind, index) => `${kind}-${String(index).padStart(5, '0')}`;

/**
 * Writes a site of `pages` pages, the home page and the one for unknown addresses among them, into the empty folder `dir`.
 * `shape` is what the pages hold (page-shapes.mjs).
 */
export function generateSite(dir, { pages, seed = 1, shape = 'texts' }) {
  const { blocks, links } = pageShapes[shape];
  const write = writer(seed);
  const regions = Math.min(regionCount, Math.max(1, pages - 3));
  const plain = pages - 2 - regions;
  if (plain < 1) throw new Error('a site of the benchmark has at least 4 pages');
  const cities = many(regions, (index) => `/${slug('cidade', index)}`);
  const settings = {
    ...settingsFrom(readFileSync(join(root, 'site/site.yaml'), 'utf8'), cities),
    layout: layoutOf(cities),
    exceptions: undefined,
  };
  const groups = settings.regionGroups.map((group) => group.id);
  const page = (path, heading, end, more = {}, next = 0) => ({
    path,
    title: `${heading} | Motor de portão`,
    description: write.sentences(3).slice(0, 155),
    keywords: [heading.toLowerCase(), 'motor de portão'],
    ...(more.status ? { robots: 'noindex, follow' } : {}),
    updated: '2026-11-20',
    ...more,
    blocks: [
      ...blocks(write, heading, [
        write.pick(cities),
        `/${slug('texto', next)}`,
        write.pick(cities),
        ...many(links - 3, (index) => `/${slug('texto', (next + 1 + index) % plain)}`),
      ]),
      end,
    ],
  });
  const contact = (heading) => ({ type: 'partial', name: 'contato', values: { heading } });
  const city = () => ({
    type: 'partial',
    name: 'cidade',
    values: { zone: write.title().toLowerCase() },
  });
  const region = (index) => ({
    kind: 'city',
    group: groups[index % groups.length],
    name: `Cidade ${index}`,
    in: `na Cidade ${index}`,
    coordinates: [-23.2 - (index % 5) / 10, -46.3 - (index % 7) / 10],
    near: [...new Set([1, 2, 3].map((step) => (index + step) % regions))]
      .filter((other) => other !== index)
      .map((other) => slug('cidade', other)),
  });
  const documents = {
    'site.yaml': settings,
    ...Object.fromEntries(
      Object.entries(partials(write)).map(([name, partial]) => [`partials/${name}.yaml`, partial]),
    ),
    'pages/index.yaml': page('/', 'Início', contact('Início')),
    'pages/404.yaml': page('/404', 'Não encontrada', contact('Outra página'), { status: 404 }),
    ...Object.fromEntries(
      many(regions, (index) => [
        `pages/cidades/${slug('cidade', index)}.yaml`,
        page(cities[index], `Motor na Cidade ${index}`, city(), { region: region(index) }),
      ]),
    ),
    ...Object.fromEntries(
      many(plain, (index) => [
        `pages/textos/${slug('texto', index)}.yaml`,
        page(
          `/${slug('texto', index)}`,
          `${write.title()} ${index}`,
          contact(write.title()),
          {},
          (index + 1) % plain,
        ),
      ]),
    ),
  };
  rmSync(dir, { recursive: true, force: true });
  for (const folder of ['partials', 'pages/cidades', 'pages/textos'])
    mkdirSync(join(dir, folder), { recursive: true });
  for (const name of ['media', 'drawings', 'maps'])
    cpSync(join(root, 'site', name), join(dir, name), { recursive: true });
  for (const [file, document] of Object.entries(documents))
    writeFileSync(
      join(dir, file),
      stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }),
    );
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href)
  generateSite(resolve(argv[2] ?? 'generated-site'), {
    pages: Number(argv[3] ?? 140),
    seed: Number(argv[4] ?? 1),
    shape: argv[5] ?? 'texts',
  });
