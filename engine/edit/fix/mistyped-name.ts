import { paramsOf, type Problem } from '../../diagnostics/problem.ts';
import { knownReferences } from '../../resolve/references/reference-values.ts';
import { librarySchemas } from '../../content/schemas.ts';
import { localeOf } from '../../words/locale.ts';
import type { Site } from '../../content/validate.ts';

/** A name that nothing has, and the names that may have been meant. */
export interface MistypedName {
  readonly found: string;
  readonly candidates: readonly string[];
  /** What alone can have been meant, though it is written otherwise; null where only a near name may be it. */
  readonly certain: string | null;
  /** True for a name between double braces, inside of a text. */
  readonly isReference: boolean;
}

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const regionsOf = (site: Site) =>
  site.pages.filter(({ document }) => document.region).map(({ document }) => slugOf(document.path));

function referencesOf(site: Site, file: string): string[] {
  const settings = site.settings.document;
  const partial = [...site.partials.values()].find((candidate) => candidate.file.path === file);
  // The fields of a region are the same on every page of one.
  const values = partial?.document.values;
  return knownReferences({
    settings,
    settingsFile: site.settings.file,
    place: null,
    values: values
      ? Object.fromEntries(Object.keys(values).map((name) => [name, { text: '' }]))
      : null,
    facts: {
      names: [...site.code.facts.keys()],
      fileOf: () => null,
      value: () => undefined,
      text: () => null,
    },
  });
}

/** True where people write the day before the month. */
function isDayFirst({ settings }: Site): boolean {
  const parts = new Intl.DateTimeFormat(localeOf(settings.document).tag).formatToParts();
  const order = parts.map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month');
}

/** The name that a problem is about; null where the problem is no mistyped name, or where `site.yaml` cannot be read. */
export function mistypedName(problem: Problem, site: Site | null): MistypedName | null {
  const of = (found: string, candidates: Iterable<string>, isReference = false): MistypedName => ({
    found,
    candidates: [...candidates],
    certain: null,
    isReference,
  });
  switch (problem.code) {
    case 'field-unknown': {
      const { field, known, nearest, certain } = paramsOf(problem, 'field-unknown');
      return { ...of(field, known), certain: certain ? nearest : null };
    }
    case 'field-format': {
      const { found, nearest, certain, monthFirst } = paramsOf(problem, 'field-format');
      const isSure = certain || (monthFirst !== null && site !== null && isDayFirst(site));
      return { ...of(found, []), certain: isSure ? nearest : null };
    }
    case 'field-value': {
      const { found, allowed } = paramsOf(problem, 'field-value');
      return of(found, allowed);
    }
    case 'block-unknown-type':
      return of(
        paramsOf(problem, 'block-unknown-type').found,
        (site?.schemas ?? librarySchemas).blockTypes,
      );
    default:
      return site && nameOfSite(problem, site, of);
  }
}

function nameOfSite(
  problem: Problem,
  site: Site,
  of: (found: string, candidates: Iterable<string>, isReference?: boolean) => MistypedName,
): MistypedName | null {
  const { contacts, messages, regionGroups, authors = {} } = site.settings.document;
  switch (problem.code) {
    case 'reference-unknown':
      return of(
        paramsOf(problem, 'reference-unknown').name,
        referencesOf(site, problem.file),
        true,
      );
    case 'message-unknown':
      return of(paramsOf(problem, 'message-unknown').name, Object.keys(messages));
    case 'contact-unknown':
      return of(paramsOf(problem, 'contact-unknown').name, Object.keys(contacts));
    case 'group-unknown':
      return of(
        paramsOf(problem, 'group-unknown').name,
        regionGroups.map(({ id }) => id),
      );
    case 'author-unknown':
      return of(paramsOf(problem, 'author-unknown').name, Object.keys(authors));
    case 'layout-unknown':
      return of(
        paramsOf(problem, 'layout-unknown').name,
        Object.keys(site.settings.document.layouts),
      );
    case 'price-tag-unknown':
      return of(
        paramsOf(problem, 'price-tag-unknown').name,
        Object.keys(site.settings.document.priceTags ?? {}),
      );
    case 'neighbour-unknown':
    case 'work-place-unknown':
    case 'variant-unknown':
    case 'parent-unknown':
      return of(paramsOf(problem, problem.code).name, regionsOf(site));
    case 'partial-unknown':
      return of(paramsOf(problem, 'partial-unknown').name, site.partials.keys());
    case 'slot-unknown': {
      const { slot, known } = paramsOf(problem, 'slot-unknown');
      return of(slot, known);
    }
    case 'partial-value-unknown': {
      const { partial, value } = paramsOf(problem, 'partial-value-unknown');
      return of(value, Object.keys(site.partials.get(partial)?.document.values ?? {}));
    }
    default:
      return null;
  }
}
