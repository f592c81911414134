// Whatever the owner changes in `site.yaml`: a page that read nothing of it comes out as it was, with the same problems.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteDocument } from '#schemas/types';
import { lintPage } from '../../../engine/check/lints/lints.ts';
import { harmlessDocuments } from '../../../engine/check/lints/safety/harmless-documents.ts';
import { load } from '../../../engine/content/load.ts';
import { siteSettings } from '../../../engine/content/site-settings.ts';
import { validatePage, validateSharedContent } from '../../../engine/content/validate.ts';
import { packageRoot } from '../../../engine/files/package-root.ts';
import { settingsOfAll } from '../../../engine/resolve/inputs/noting-settings.ts';
import type { ResolvedPage } from '../../../engine/render/resolved-page.ts';
import { openSite, type OpenSite } from '../../../engine/resolve/open-site.ts';
import { everyInput, type PageSummary } from '../../../engine/resolve/summary.ts';
import { changingSite, ownFact, page, post } from '../changing-site.ts';
import { FixtureSite } from '../fixture.ts';

type Path = readonly (string | number)[];

/** Where texts, numbers and switches stand in a value. */
const leavesOf = (value: unknown, at: Path = []): Path[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, one]) =>
        leavesOf(one, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : [at];

/** Another value of the same kind: a text that ends with another digit, or with a letter more. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  const last = /\d(?=\D*$)/.exec(text);
  if (!last) return `${text}x`;
  const { index } = last;
  return `${text.slice(0, index)}${(Number(last[0]) + 1) % 10}${text.slice(index + 1)}`;
}

/** A copy of which one value is another. */
function changedAt(document: SiteDocument, path: Path): SiteDocument {
  const copy = structuredClone(document);
  let around: object = copy;
  for (const key of path.slice(0, -1)) around = Reflect.get(around, key) as object;
  const key = path.at(-1)!;
  Reflect.set(around, key, another(Reflect.get(around, key)));
  return copy;
}

/** A page, or what lints say of it, and what that was made from. */
interface MadePage {
  readonly page: ResolvedPage;
  readonly summary: PageSummary;
  /** All that was made of it, as JSON. */
  readonly text: string;
}

/** Names of fields that say when they are read. */
const accessorsIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([name, one]) =>
        one.get ? [name] : accessorsIn(one.value),
      )
    : [];

/** The site in a folder as it is written, with other settings, and the changes of one value each that not every page is made from. */
function siteIn(dir: string) {
  const loaded = load(dir);
  const valid = validateSharedContent(loaded).value!;
  const shared = { ...valid, harmless: harmlessDocuments(dir, valid) };
  const documents = loaded.pages.map((file) => validatePage(loaded.schemas, file).value!);
  const posts = [{ ...post('um'), content: 'São {{claims.ofPost}}.' }];
  const options = { now: '2026-04-01T10:00', posts };
  const { media, generator } = openSite(shared, documents, options);
  const open = (document: SiteDocument) => {
    const settings = { ...shared.settings, document: siteSettings(document) };
    return openSite({ ...shared, settings }, documents, options, media, generator);
  };
  const made = ({ site, resolver }: OpenSite): MadePage[] => {
    const { inputs } = resolver;
    const settings = inputs.site.settings;
    const ofDocuments = documents.map((document) => {
      const lint = () => lintPage(document, { ...site, settings }, 'build');
      return { ...resolver.page(document), linted: inputs.collect(lint) };
    });
    const ofPosts = (site.settings.document.blog ? posts : []).map((one) => ({
      ...resolver.post(one),
      linted: inputs.collect(() => []),
    }));
    return [...ofDocuments, ...ofPosts].flatMap(({ page, summary, problems, linted }) => [
      { page, summary, text: JSON.stringify([page, problems]) },
      {
        page,
        summary: { ...summary, blocks: [], inputs: linted.inputs },
        text: JSON.stringify(linted.result.map(({ code }) => code)),
      },
    ]);
  };
  const written = valid.settings.file.value as SiteDocument;
  const ofAll = (document: SiteDocument) => JSON.stringify(settingsOfAll(siteSettings(document)));
  const changes = leavesOf(written).filter((path) => {
    const changed = changedAt(written, path);
    return loaded.schemas.satisfies('SiteDocument', changed) && ofAll(changed) === ofAll(written);
  });
  return { written, open, made, changes };
}

const claim = (name: string) =>
  `  ${name}: { value: "7", context: Aqui., confirmed: { by: Dono, date: "2026-01-20", source: Cadastro } }\n`;

/**
 * Names a claim each in a crumb, in the name of a place, in a job, in a fact and in a post, and has a page without the frame, whose
 * head alone says the telephone.
 */
const filledOnce = () =>
  new FixtureSite({
    ...changingSite,
    ...ownFact,
    'site.yaml': [
      ...(changingSite['site.yaml'] as readonly (readonly [string, string])[]),
      [
        '\nclaims:\n',
        `\nclaims:\n${['ofCrumb', 'ofPlace', 'ofJob', 'ofFact', 'ofPost'].map(claim).join('')}`,
      ],
    ],
    'facts/reach.ts':
      "import type { Fact } from 'portao/extend';\nexport default (({ site }) => site.claims!.ofFact!.value) satisfies Fact;\n",
    'pages/bairros/lapa.yaml': [['name: Lapa', 'name: "Lapa {{claims.ofPlace}}"']],
    'pages/crumb.yaml': page(
      '/crumb',
      'breadcrumb: "Com {{claims.ofCrumb}}"\n',
      '  - { type: breadcrumb, homeLabel: Início }\n',
    ),
    'pages/fact.yaml': page('/fact', '', '  - { type: text, body: "{{facts.reach}}" }\n'),
    'pages/bare.yaml': page('/bare', 'frame: false\n', '  - { type: text, body: Olá. }\n'),
    'pages/work.yaml': page('/work', '', '  - { type: work, heading: Trabalhos }\n'),
    'work/um.yaml': 'what: "Com {{claims.ofJob}}"\nplace: osasco\ndate: "2026-01-10"\n',
  });

/** Of the first site of this repository, which is large, as many changes as there is time for. */
const most = Number(process.env.PORTAO_CHANGES ?? 5);

describe.each<[string, () => string, number]>([
  ['with texts that are filled once for all pages', () => filledOnce().dir, Infinity],
  ['of 160 pages', () => join(packageRoot, 'site'), most],
  ['of a dentist', () => join(packageRoot, 'examples/dentista-curitiba'), 3 * most],
  ['of locksmiths', () => join(packageRoot, 'examples/locksmith-leeds'), 3 * most],
])('in a site %s', (_, dir, count) => {
  it('a page comes out as it was where nothing that it read is another', () => {
    const { written, open, made, changes } = siteIn(dir());
    const before = open(written);
    const pages = made(before);
    // What is read later is noted by nobody.
    expect(accessorsIn(pages.map(({ page }) => page))).toEqual([]);
    const step = Math.max(1, Math.ceil(changes.length / count));
    const tried = changes.filter((_, at) => at % step === 0);
    expect(tried.length).toBeGreaterThan(3);
    let untouched = 0;
    const stale = tried.flatMap((path) => {
      const after = open(changedAt(written, path));
      const now = made(after);
      return pages.flatMap(({ summary, text }, at) => {
        const isSame = everyInput(
          summary,
          (name) => before.resolver.inputs.valueOf(name) === after.resolver.inputs.valueOf(name),
        );
        if (!isSame) return [];
        untouched += 1;
        return text === now[at]!.text ? [] : [`${path.join('.')}: ${summary.source}`];
      });
    });
    expect(stale).toEqual([]);
    // Else nothing was looked at.
    expect(untouched).toBeGreaterThan(tried.length);
  });
});
