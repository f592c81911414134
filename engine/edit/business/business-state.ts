// The data of a business as the panel shows it: the sections of `site.yaml` that its owner changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDocument } from '#schemas/types';
import type {
  BusinessState,
  FieldPath,
  FieldProblem,
  PublishedChanges,
} from '../../client/business.ts';
import { snapshotFiles } from '../../content/file-snapshot.ts';
import { loadSharedContent } from '../../content/load.ts';
import { phoneLibrary } from '../../content/phone-library.ts';
import { clockAt } from '../../content/time/windows.ts';
import { validateSharedContent } from '../../content/validate.ts';
import { sentences } from '../../diagnostics/format.ts';
import { SiteProblems, type Problem } from '../../diagnostics/problem.ts';
import type { Language } from '../../words/language.ts';
import { localeOf } from '../../words/locale.ts';
import type { WrittenEdits } from '../write-changes.ts';
import { groupFields } from './form-field.ts';

/** The document that the data of a business stands in. */
export const businessFile = 'site.yaml';

/** What of it its owner changes, in the order in which it is shown. Menus, frame, theme and checks are for whoever builds the site. */
export const businessSections = [
  'contacts',
  'hours',
  'claims',
  'priceTags',
  'promotions',
  'business',
  'messages',
  'authors',
  'rating',
] as const satisfies readonly (keyof SiteDocument)[];

/** The data of the business of the site in `dir`, in the language of the reader; `published` as the journal has it, the last one last. Throws `SiteProblems`. */
export function businessState(
  dir: string,
  published: readonly WrittenEdits[],
  language: Language,
): BusinessState {
  const { value: site, problems } = validateSharedContent(loadSharedContent(snapshotFiles(dir)));
  if (!site) throw new SiteProblems(problems, dir);
  const { schemas } = site;
  const { document, file } = site.settings;
  const written = file.value as Readonly<Record<string, unknown>>;
  return {
    sections: groupFields(
      schemas,
      schemas.definitions.SiteDocument!,
      language,
      '',
      businessSections,
    ),
    value: Object.fromEntries(
      businessSections.flatMap((name) =>
        written[name] === undefined ? [] : [[name, written[name]]],
      ),
    ),
    callingCode: callingCodeOf(localeOf(document).country),
    today: clockAt(new Date().toISOString(), localeOf(document).timeZone).today,
    published: published.flatMap(publishedChanges).reverse(),
  };
}

/** A problem as the panel tells it. */
export function fieldProblem(problem: Problem, language: Language): FieldProblem {
  const { what, fix } = sentences(problem, language);
  return { at: fieldAt(problem), message: what, fix };
}

/** The field of the panel that a problem is about; null where the panel has none. */
export function fieldAt({ file, pointer = [] }: Problem): FieldPath | null {
  const isShown = file === businessFile && businessSections.some((name) => name === pointer[0]);
  return isShown ? pointer : null;
}

function callingCodeOf(country: string): string | null {
  const { getCountryCallingCode, isSupportedCountry } = phoneLibrary();
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}

/** Edits that the panel wrote; nothing for those of the command line. */
const publishedChanges = ({ at, panel }: WrittenEdits): PublishedChanges[] =>
  panel ? [{ when: at, ...panel }] : [];

/** The text of the document in the folder of a site. Throws what the disk says. */
export const businessText = (dir: string) => readFileSync(join(dir, businessFile), 'utf8');
