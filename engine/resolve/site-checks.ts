import { join } from 'node:path';
import { isFact } from './facts.ts';
import type { PageDocument } from '#schemas/types';
import { nearest } from '../diagnostics/suggest.ts';
import { hashedFolders } from '../hosting/headers.ts';
import { hostFiles } from '../hosting/hosts.ts';
import { fileOf } from '../hosting/site-path.ts';
import { checkContacts } from './business/check-contacts.ts';
import { countryOf } from './business/country.ts';
import { cnpjFault } from './business/cnpj.ts';
import { isPostalCode } from './business/postal-code.ts';
import { videoFault } from './business/video-address.ts';
import { svgFault } from '../content/pictures/svg-fault.ts';
import { localeOf } from '../words/locale.ts';
import { readOrNull } from './media.ts';
import { spoken } from '../words/schemas.ts';
import { librarySchemas } from '../content/schemas.ts';
import { realValue } from './business/company.ts';
import { RedirectRefused, redirectRules } from '../hosting/redirects.ts';
import type { Report } from '../content/report.ts';
import type { SiteIndex } from './site-index.ts';
import type { PageOutline, Site, SharedContent, Sourced } from '../content/validate.ts';

/** What a page says of other documents: neighbours, variant, group, canonical path. */
export function checkPageFields(
  page: Sourced<PageDocument>,
  site: SharedContent,
  index: SiteIndex,
  report: Report,
): void {
  const { document, file } = page;
  const groups = site.settings.document.regionGroups.map((group) => group.id);
  const { region, variant, canonical } = document;
  if (region && !groups.includes(region.group))
    report.add({ file, pointer: ['region', 'group'] }, 'group-unknown', {
      name: region.group,
      nearest: nearest(region.group, groups),
      known: groups,
    });
  region?.near?.forEach((slug, position) => {
    if (!index.regions.has(slug))
      report.add({ file, pointer: ['region', 'near', position] }, 'neighbour-unknown', {
        name: slug,
        nearest: nearest(slug, index.regions.keys()),
      });
  });
  if (variant && !index.regions.has(variant.region))
    report.add({ file, pointer: ['variant', 'region'] }, 'variant-unknown', {
      name: variant.region,
      nearest: nearest(variant.region, index.regions.keys()),
    });
  if (canonical && !index.pages.has(canonical))
    report.add({ file, pointer: ['canonical'] }, 'canonical-unknown', {
      path: canonical,
      nearest: nearest(canonical, index.pages.keys()),
    });
}

/** The country, which there has to be: dates, numbers and addresses follow it. */
function checkCountry({ document, file }: Site['settings'], report: Report): void {
  const { country } = document;
  const meant = country === undefined ? null : countryOf(country);
  if (country === undefined || meant === country) return;
  const { description } = librarySchemas.definitions.SiteDocument!.properties!.country!;
  report.add({ file, pointer: ['country'] }, 'field-format', {
    field: 'country',
    found: country,
    rule: 'pattern',
    about: spoken(description),
    example: spoken('GB'),
    nearest: meant,
    continued: '',
    monthFirst: null,
    certain: false,
    apart: '',
  });
}

/** The company's number and its postal code, which have the form that its country gives them. */
function checkBusiness({ document, file }: Site['settings'], report: Report): void {
  const { country } = localeOf(document);
  const { cnpj: written, address } = document.business;
  const cnpj = country === 'BR' ? realValue(written) : null;
  const reason = cnpj === null ? null : cnpjFault(cnpj);
  if (cnpj !== null && reason)
    report.add({ file, pointer: ['business', 'cnpj', 'value'] }, 'cnpj-invalid', { cnpj, reason });
  if (address.postalCode !== undefined && !isPostalCode(address.postalCode, country))
    report.add({ file, pointer: ['business', 'address', 'postalCode'] }, 'postal-code-invalid', {
      postalCode: address.postalCode,
      country,
    });
}

/** The video's address, which a frame has to show. */
function checkVideo({ document: { video }, file }: Site['settings'], report: Report): void {
  const fault = video && !video.placeholder ? videoFault(video.embed) : null;
  if (video && fault)
    report.add(
      { file, pointer: ['video', 'embed'] },
      'video-unframable',
      { embed: video.embed, ...fault },
      fault.known ? {} : { level: 'warning' },
    );
}

/** What `site.yaml` says of itself and of pages: redirects over pages, cities of groups. */
export function checkSettings(site: Site<PageOutline>, index: SiteIndex, report: Report): void {
  const { document, file } = site.settings;
  const { font, headingFont, shareFont, shareGround } = document.theme;
  for (const [field, src] of [
    ['font', font],
    ['headingFont', headingFont],
    ['shareFont', shareFont],
    ['shareGround', shareGround],
  ] as const) {
    if (src && !site.media.includes(src.replace(/^\/media\//, '')))
      report.add({ file, pointer: ['theme', field] }, 'image-missing', {
        src,
        nearest: nearest(
          src,
          site.media.map((name) => `/media/${name}`),
        ),
      });
  }
  for (const [name, { claims }] of Object.entries(document.promotions ?? {}))
    claims.forEach((claim, position) => {
      if (!Object.hasOwn(document.claims, claim))
        report.add(
          { file, pointer: ['promotions', name, 'claims', position] },
          'reference-unknown',
          {
            name: `claims.${claim}`,
            nearest: nearest(claim, Object.keys(document.claims)),
          },
        );
    });
  checkContacts(site.settings, report);
  checkCountry(site.settings, report);
  checkBusiness(site.settings, report);
  checkVideo(site.settings, report);
  checkDrawnMedia(site, report);
  try {
    redirectRules(document.redirects ?? []);
  } catch (error) {
    if (!(error instanceof RedirectRefused)) throw error;
    report.add({ file, pointer: ['redirects', error.position, error.field] }, 'redirect-refused', {
      field: error.field,
      reason: error.reason,
    });
  }
  document.redirects?.forEach((redirect, position) => {
    const page = site.pages.find(({ document: { path } }) => path === redirect.from);
    if (page)
      report.add(
        { file, pointer: ['redirects', position, 'from'] },
        'redirect-shadows-page',
        { path: redirect.from },
        { related: { file: page.file, pointer: ['path'] } },
      );
  });
  document.regionGroups.forEach(({ parent }, position) => {
    if (parent !== undefined && !index.regions.has(parent))
      report.add({ file, pointer: ['regionGroups', position, 'parent'] }, 'parent-unknown', {
        name: parent,
        nearest: nearest(parent, index.regions.keys()),
      });
  });
}

/** SVG of `media/`, whoever shows it: opened at its own address it is a document of the site. */
function checkDrawnMedia({ dir, media }: Site<PageOutline>, report: Report): void {
  for (const name of media.filter((file) => /\.svgz?$/i.test(file))) {
    const path = `media/${name}`;
    const text = readOrNull(join(dir, path))?.toString('utf8');
    const found = text === undefined ? null : svgFault(text);
    if (found !== null) report.addOfFile(path, 'image-unsafe', { src: `/${path}`, found });
  }
}

/** What would take another's place without a word: regions whose paths end alike, files of `media/root` over pages. */
export function checkShadows(site: Site<PageOutline>, report: Report): void {
  const slugs = new Map<string, Sourced<PageOutline>>();
  for (const page of site.pages) {
    const { path, region } = page.document;
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const earlier = region && slugs.get(slug);
    if (earlier)
      report.add(
        { file: page.file, pointer: ['path'] },
        'name-duplicate',
        { name: slug, other: earlier.file.path, of: 'region' },
        { related: { file: earlier.file, pointer: ['path'] } },
      );
    else if (region) slugs.set(slug, page);
    const file = fileOf(path);
    if (site.media.includes(`root/${file}`))
      report.add({ file: page.file, pointer: ['path'] }, 'file-shadows-page', { file, path });
  }
  checkRootFiles(site, report);
}

/** Files of `media/root` at addresses that are not the site's to give. Where the build makes a file for everybody, robots.txt or the feed, the site's own comes first. */
function checkRootFiles({ media, pages, settings }: Site<PageOutline>, report: Report): void {
  const files = pages.map(({ document }) => fileOf(document.path));
  const needed = new Set(files.flatMap(foldersOf));
  if (settings.document.blog) needed.add('blog');
  for (const path of media.filter((one) => one.startsWith('root/'))) {
    const file = path.slice('root/'.length);
    const why = reservedFor(file) ?? (needed.has(file) ? 'folder' : null);
    if (why) report.addOfFile(`media/${path}`, 'root-file-reserved', { file, why });
  }
}

/** The folders that a file lies in, `a` and `a/b` of `a/b/c.html`. */
const foldersOf = (file: string) =>
  file
    .split('/')
    .flatMap((_, index, names) => (index === 0 ? [] : names.slice(0, index).join('/')));

/** Whose address this is, if it is that of a file that hosts or scripts of ours read. */
function reservedFor(file: string): 'host' | 'engine' | null {
  const name = file.toLowerCase();
  if (hostFiles.some((one) => one === name)) return 'host';
  const isOurs = name === 'search.json';
  const isBelowOurs = [...hashedFolders, '/search/'].some((folder) =>
    `/${name}`.startsWith(folder),
  );
  return isOurs || isBelowOurs ? 'engine' : null;
}

/** Says which own facts have the name of one of the engine, and which own blocks ask for a fact that there is not. */
export function checkOwnFacts({ code, schemas }: Site<PageOutline>, report: Report): void {
  for (const [name, { file }] of code.facts)
    if (isFact(name))
      report.addOfFile(file.path, 'own-code', { fault: { kind: 'taken', detail: name } });
  for (const type of schemas.ownTypes)
    for (const fact of schemas.factsOf(type))
      if (!isFact(fact) && !code.facts.has(fact))
        report.addOfFile(`blocks/${type}/${type}.schema.json`, 'block-schema', {
          type,
          fault: { kind: 'fact', detail: fact },
        });
}
