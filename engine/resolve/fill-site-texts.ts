import type { SiteSettings } from '../content/site-settings.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { reportReference } from './reference-problems.ts';
import { replaceReferences } from './replace-references.ts';
import type { Scope } from './references/scope.ts';
import type { Report } from '../content/report.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { PageOutline, Site, Sourced } from '../content/validate.ts';

/** Parts of `site.yaml` whose references wait for the page or the button that uses them, or are what references name. */
const later = new Set(['layout', 'layouts', 'blog', 'messages', 'claims', 'contacts']);

/** A value with the references of its texts replaced, as far as they need no page. */
function fill(
  value: unknown,
  file: SourceFile,
  pointer: Pointer,
  scope: Scope,
  report: Report,
): unknown {
  if (typeof value === 'string') {
    return replaceReferences(value, scope, (fault) =>
      reportReference(fault, { file, pointer }, scope, report),
    );
  }
  if (Array.isArray(value))
    return value.map((item, position) => fill(item, file, [...pointer, position], scope, report));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      fill(field, file, [...pointer, name], scope, report),
    ]),
  );
}

/** True for a page whose region or crumb has references: it is shown as the site with its texts filled has it. */
export const hasOpenNames = ({ region, breadcrumb }: PageOutline): boolean =>
  JSON.stringify([region, breadcrumb]).includes('{{');

/** The site with references replaced in the texts that belong to no page: those of `site.yaml`, names of regions and of crumbs. */
export function fillSiteTexts<Page extends PageOutline>(
  site: Site<Page>,
  report: Report,
): Site<Page> {
  const { document: settings, file } = site.settings;
  const scope: Scope = { settings, settingsFile: file, place: null, values: null, facts: null };
  const document = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      later.has(name) ? value : fill(value, file, [name], scope, report),
    ]),
  ) as unknown as SiteSettings;
  const pages = site.pages.map((page): Sourced<Page> => {
    const { region, breadcrumb } = page.document;
    if (!hasOpenNames(page.document)) return page;
    const filled = {
      ...(region ? { region: fill(region, page.file, ['region'], scope, report) } : {}),
      ...(breadcrumb
        ? { breadcrumb: fill(breadcrumb, page.file, ['breadcrumb'], scope, report) }
        : {}),
    };
    return { file: page.file, document: { ...page.document, ...filled } };
  });
  const jobs = site.jobs.map((job) =>
    job.file.text.includes('{{')
      ? { ...job, document: fill(job.document, job.file, [], scope, report) as typeof job.document }
      : job,
  );
  return { ...site, settings: { file, document }, pages, jobs };
}
