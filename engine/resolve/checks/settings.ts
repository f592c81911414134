import type { Report } from '../../content/report.ts';
import { librarySchemas } from '../../content/schemas.ts';
import type { PageOutline, Site } from '../../content/validate.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { RedirectRefused, redirectRules } from '../../hosting/redirects.ts';
import { localeOf } from '../../words/locale.ts';
import { spoken } from '../../words/schemas.ts';
import { checkContacts } from '../business/check-contacts.ts';
import { cnpjFault } from '../business/cnpj.ts';
import { realValue } from '../business/company.ts';
import { countryOf } from '../business/country.ts';
import { isPostalCode } from '../business/postal-code.ts';
import { videoFault } from '../business/video-address.ts';
import { dayFault } from '../hours/calendar.ts';
import { slugOf, type SiteIndex } from '../site-index.ts';
import { writtenPosition } from '../time/shown-entries.ts';
import { checkAuthor } from './page-fields.ts';
import { checkTheme } from './theme.ts';

/** What `site.yaml` says of itself and of pages. */
export function checkSettings(site: Site<PageOutline>, index: SiteIndex, report: Report): void {
  const { settings } = site;
  checkTheme(site, report);
  checkPromotions(settings, report);
  checkContacts(settings, report);
  checkCountry(settings, report);
  checkBusiness(settings, report);
  checkVideo(settings, report);
  checkHours(settings, report);
  checkRedirects(site, report);
  checkGroups(site, index, report);
  const { file, document } = settings;
  checkAuthor(document.blog?.author, { file, pointer: ['blog', 'author'] }, site, report);
}

/** The claims that promotions are about. */
function checkPromotions({ document, file }: Site['settings'], report: Report): void {
  for (const [name, { claims = [] }] of Object.entries(document.promotions ?? {}))
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
}

/** Redirects that no host could follow, and those from the address of a page. */
function checkRedirects(
  { settings: { document, file }, pages }: Site<PageOutline>,
  report: Report,
): void {
  try {
    redirectRules(document.redirects ?? []);
  } catch (error) {
    if (!(error instanceof RedirectRefused)) throw error;
    const position = writtenPosition(document.redirects![error.position]!, error.position);
    report.add({ file, pointer: ['redirects', position, error.field] }, 'redirect-refused', {
      field: error.field,
      reason: error.reason,
    });
  }
  document.redirects?.forEach((redirect, position) => {
    const page = pages.find(({ document: { path } }) => path === redirect.from);
    if (page)
      report.add(
        { file, pointer: ['redirects', writtenPosition(redirect, position), 'from'] },
        'redirect-shadows-page',
        { path: redirect.from },
        { related: { file: page.file, pointer: ['path'] } },
      );
  });
}

/** The days of `hours` on which others hold. */
function checkHours({ document, file }: Site['settings'], report: Report): void {
  document.hours.special?.forEach((entry, position) => {
    const reason = dayFault(entry);
    if (reason)
      report.add({ file, pointer: ['hours', 'special', position] }, 'hours-day', { reason });
  });
}

/** The cities of groups of neighbourhoods. */
function checkGroups(site: Site<PageOutline>, index: SiteIndex, report: Report): void {
  const { document, file } = site.settings;
  document.regionGroups.forEach(({ parent }, position) => {
    const isHidden = site.hidden?.some(
      ({ document: page }) => page.region && slugOf(page.path) === parent,
    );
    if (parent !== undefined && !isHidden && !index.regions.has(parent))
      report.add({ file, pointer: ['regionGroups', position, 'parent'] }, 'parent-unknown', {
        name: parent,
        nearest: nearest(parent, index.regions.keys()),
      });
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
