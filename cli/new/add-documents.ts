import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Region } from '#schemas/types';
import type { Language } from '../../engine/words/language.ts';
import { SiteProblems, type Problem } from '../../engine/diagnostics/problem.ts';
import { load, type LoadedSite } from '../../engine/content/load.ts';
import { broughtBy, withChanges } from '../../engine/edit/edit-site.ts';
import { checkLoaded, type SiteReport } from '../../engine/check/check-site.ts';
import { indexSite, type SiteIndex } from '../../engine/resolve/site-index.ts';
import type { Site } from '../../engine/content/validate.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError, WrongUse } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';

/** A site that documents are added to. */
export interface OpenSite {
  readonly loaded: LoadedSite;
  readonly site: Site;
  readonly index: SiteIndex;
  readonly problems: readonly Problem[];
}

/** Thrown where a file or an address is taken; the message is in the language of the command. */
export class Taken extends CommandError {}

/** A page that is to be written. */
export interface NewPage {
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  /** Address, `/vila-nova`. */
  readonly path: string;
}

/** Reads the site in `siteDir`. Throws `SiteProblems` where `site.yaml` cannot be used; what is wrong elsewhere does not matter here. */
export function openSite(siteDir: string): OpenSite {
  const loaded = load(siteDir);
  const { site, problems } = checkLoaded(loaded);
  if (!site) throw new SiteProblems(problems, siteDir);
  return { loaded, site, index: indexSite(site), problems };
}

/** The folder in which most pages of these kinds of place stand; where there are none, most pages of any place. */
export function folderOf(kinds: readonly Region['kind'][], { index }: OpenSite): string {
  const folders = (isMeant: (kind: Region['kind']) => boolean) => {
    const counts = new Map<string, number>();
    for (const { region, page } of index.regions.values()) {
      const folder = posix.dirname(page.file.path);
      if (isMeant(region.kind)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([folder]) => folder);
  };
  return folders((kind) => kinds.includes(kind))[0] ?? folders(() => true)[0] ?? 'pages/places';
}

/** Refuses files that exist, unless `force`, and addresses that other files claim. Throws `Taken`. */
export function refuseTaken(
  pages: readonly NewPage[],
  { loaded }: OpenSite,
  force: boolean,
  language: Language,
): void {
  const words = commandWordsOf(language).new;
  const shown = (file: string) => shownPath(join(loaded.dir, file));
  const present = pages
    .filter(({ file }) => existsSync(join(loaded.dir, file)))
    .map(({ file }) => shown(file));
  if (present.length > 0 && !force)
    throw new Taken(words.fileExists({ files: present.join(', ') }));
  for (const { file, path } of pages) {
    const owner = loaded.pages.find((page) => page.path !== file && pathOf(page.value) === path);
    if (owner) throw new Taken(words.pathTaken({ path, file: shown(owner.path) }));
  }
}

const pathOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'path' in value ? value.path : undefined;

/**
 * The site as it will be with new texts of pages, each by its file. Throws `SiteProblems` where they bring an error that
 * was not there before; a `TODO` is none: it waits for a person.
 */
export function checkWith(
  texts: ReadonlyMap<string, string>,
  { loaded, problems }: OpenSite,
): SiteReport {
  const files = [...texts].map(([path, after]) => ({ path, before: null, after }));
  const report = checkLoaded(withChanges(loaded, files));
  const brought = broughtBy(report.problems, problems).filter((one) => !isForThePerson(one));
  if (brought.length > 0) throw new SiteProblems(brought, loaded.dir);
  return report;
}

/** What is no fault of the command: texts that are still to be written, and a place that is far from the others. */
const isForThePerson = ({ code }: Problem) => code === 'todo' || code === 'coordinates-far';

/** A path of a page from `--path`. Throws `WrongUse`. */
export function parsePath(text: string, language: Language): string {
  if (/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(text)) return text;
  throw new WrongUse(commandWordsOf(language).new.noPath({ text }));
}
