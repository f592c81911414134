import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { slugify } from '../../engine/blog/slug.ts';
import { nearest } from '../../engine/diagnostics/suggest.ts';
import { readLooks, type Look } from '../../engine/dev/looks.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import { languages, nearestLanguage, type Language } from '../../engine/words/language.ts';
import { dayOf } from '../../engine/words/days.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';
import { writeFiles, type FileToWrite } from '../output/write-files.ts';
import { terminalAsk, type Ask } from './ask-one-line.ts';
import { install, NotInstalled } from './install.ts';
import { placesAround, placesOfBrazil, UnknownCity } from './first-places.ts';
import { parseCoordinates } from './places/place.ts';
import { PathTwice, siteFiles, type SiteDetails } from './site-files.ts';

/** What is asked about a new site; what is missing is asked for. */
export interface SiteAnswers {
  readonly trade?: string | undefined;
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly language?: string | undefined;
  /** Name of a look (`cli/create/looks/`), or its number in the question; the usual one if left out. */
  readonly look?: string | undefined;
  /** As they were typed. */
  readonly coordinates?: string | undefined;
}

/** Options of `portao new site`. */
export interface NewSite extends SiteAnswers {
  /** Folder of the site; named after the business if left out. */
  readonly folder?: string | undefined;
  readonly blog: boolean;
  readonly install: boolean;
  /** Where npm gets `portao` from. */
  readonly source?: string | undefined;
  /** The day of now where the site is, if left out. */
  readonly today?: string;
  /** Null where nobody can be asked. */
  readonly ask: Ask | null;
  /** Language of the messages. */
  readonly speaks: Language;
  readonly out: (text: string) => void;
}

/** The version of this program, as a site depends on it. */
const packageVersion = () =>
  `^${(JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version}`;

/** Most letters of an answer: it stands in titles, menus and headings. */
const longest = 60;

/** The four answers, those that were not given asked for. Throws `WrongUse`. */
async function answersOf({ ask, speaks, ...given }: NewSite) {
  const words = commandWordsOf(speaks).newSite;
  const wanted = (['trade', 'name', 'city'] as const).filter((one) => !given[one]?.trim());
  if (!ask && wanted.length > 0)
    throw new WrongUse(words.missing({ flags: wanted.map((one) => `--${one}`).join(', ') }));
  const answers = { trade: given.trade, name: given.name, city: given.city };
  for (const one of wanted) answers[one] = await ask!(words.ask[one]);
  const choices = languages.join(', ');
  const asked =
    given.language ??
    ((ask && (await ask(words.ask.language({ choices, otherwise: speaks })))) || speaks);
  const language = nearestLanguage(asked);
  if (!language) throw new WrongUse(words.unknownLanguage({ language: asked, choices }));
  const left = wanted.filter((one) => !answers[one]?.trim());
  if (left.length > 0)
    throw new WrongUse(words.missing({ flags: left.map((one) => `--${one}`).join(', ') }));
  const [trade, name, city] = [answers.trade!, answers.name!, answers.city!].map((answer) =>
    answer.replace(/\s+/g, ' ').trim(),
  ) as [string, string, string];
  const marked = [trade, name, city].find((answer) => /\{\{|\}\}|<<|>>/.test(answer));
  if (marked !== undefined) throw new WrongUse(words.marksInAnswer({ answer: marked }));
  const long = [trade, name, city].find((answer) => answer.length > longest);
  if (long !== undefined)
    throw new WrongUse(words.tooLong({ begin: long.slice(0, 40), count: long.length, longest }));
  return { trade: trade[0]!.toUpperCase() + trade.slice(1), name, city, language };
}

/** The places of the first pages. Throws `WrongUse` where nobody says where the city is. */
async function placesOf(
  city: string,
  language: Language,
  { coordinates, ask, speaks }: NewSite,
): Promise<SiteDetails['places']> {
  const words = commandWordsOf(speaks).newSite;
  if (coordinates !== undefined)
    return placesAround(city, parseCoordinates(coordinates, speaks), language);
  if (commandWordsOf(language).newSite.country === 'BR') {
    try {
      return placesOfBrazil(city, language);
    } catch (error) {
      if (!(error instanceof UnknownCity)) throw error;
      if (!ask) throw new WrongUse(words.unknownCity({ city, nearest: error.nearest }));
    }
  }
  if (!ask) throw new WrongUse(words.coordinatesNeeded({ city }));
  return placesAround(
    city,
    parseCoordinates(await ask(words.ask.coordinates({ city })), speaks),
    language,
  );
}

/** The look that was chosen, by name or by its number in the question; null for the usual one. Throws `WrongUse`. */
async function lookOf({ look, ask, speaks }: NewSite): Promise<Look | null> {
  const words = commandWordsOf(speaks).newSite;
  const looks = readLooks();
  const choices = looks.map(({ name, title }, at) => `${at + 1} ${name} (${title[speaks]})`);
  const answer = look ?? (ask && (await ask(words.ask.look({ choices: choices.join(', ') }))));
  const chosen = answer?.trim().toLowerCase();
  if (!chosen) return null;
  const found = looks.find(({ name }, at) => name === chosen || String(at + 1) === chosen);
  const names = looks.map(({ name }) => name);
  if (!found)
    throw new WrongUse(
      words.unknownLook({
        look: chosen,
        choices: names.join(', '),
        nearest: nearest(chosen, names),
      }),
    );
  return found;
}

/** What may be in a folder before a site is made there. */
const harmless = new Set(['.git', '.DS_Store']);

/** Refuses a folder that holds something. Throws `WrongUse`. */
function refuseTaken(folder: string, speaks: Language): void {
  const words = commandWordsOf(speaks).newSite;
  const shown = shownPath(folder) || '.';
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new WrongUse(words.notFolder({ folder: shown }));
  if (stats && readdirSync(folder).some((name) => !harmless.has(name)))
    throw new WrongUse(words.notEmpty({ folder: shown }));
}

/** Makes a new site in a folder that is empty or not there. Throws `WrongUse`, `WriteFailed`, and `NotInstalled` when all is written. */
export async function runNewSite(options: NewSite): Promise<void> {
  const { blog, out, speaks } = options;
  const words = commandWordsOf(speaks).newSite;
  const { trade, name, city, language } = await answersOf(options);
  const folder = resolve(options.folder ?? (slugify(name) || 'site'));
  refuseTaken(folder, speaks);
  const places = await placesOf(city, language, options);
  const look = await lookOf(options);
  const source = options.source ?? packageVersion();
  const { today = dayOf(new Date(), localeOf({ language }).timeZone) } = options;
  const details = { folder, trade, name, language, places, blog, source, today, look };
  const files = filesOf(details, speaks);
  writeFiles(files);
  const shown = shownPath(folder) || basename(folder);
  out(`${words.written({ count: files.length, folder: shown })}\n`);
  if (options.install) out(`${words.installing}\n`);
  const fault = options.install ? install(folder) : null;
  const isReady = options.install && fault === null;
  out(`\n${words.next({ folder: shown, install: !isReady })}\n`);
  if (fault !== null) throw new NotInstalled(fault);
}

/** The files of the site. Throws `WrongUse` where the city gives its page no address, or one that another page has. */
function filesOf(details: SiteDetails, speaks: Language): FileToWrite[] {
  const words = commandWordsOf(speaks).newSite;
  const [{ name: city }] = details.places;
  if (slugify(city) === '') throw new WrongUse(words.noCityAddress({ city }));
  try {
    return siteFiles(details);
  } catch (error) {
    if (error instanceof PathTwice) throw new WrongUse(words.pathTwice({ path: error.path, city }));
    throw error;
  }
}

/** `portao new site`, and alone in its package: `npm create portao`. */
export function newSiteCommand(context: CommandContext, isPackage = false): Command {
  const speaks = context.language;
  const { about, options } = commandWordsOf(speaks).newSite;
  const example = commandWordsOf(speaks).examples.newSite;
  return createCommand(
    isPackage ? 'create-portao' : 'site',
    // npm keeps options for itself that do not follow `--`.
    isPackage
      ? { about, begin: 'npm create portao@latest', examples: [example.replace(' --', ' -- --')] }
      : { about, examples: [`new site ${example}`] },
    context,
    { site: false },
  )
    .argument('[dir]', options.folder)
    .option('--trade <text>', options.trade)
    .option('--name <text>', options.name)
    .option('--city <text>', options.city)
    .option('--language <language>', options.language)
    .option('--coordinates <lat,lon>', options.coordinates)
    .option('--look <name>', options.look)
    .option('--blog', options.blog)
    .option('--yes', options.yes)
    .option('--no-install', options.noInstall)
    .option('--package <source>', options.source)
    .action(
      (
        folder: string | undefined,
        {
          blog = false,
          install,
          yes,
          package: source,
          ...answers
        }: SiteAnswers & { blog?: boolean; install: boolean; yes?: boolean; package?: string },
      ) =>
        runNewSite({
          ...answers,
          folder,
          blog,
          install,
          // npm would look for it from the new folder.
          source: source?.endsWith('.tgz') && !source.includes(':') ? resolve(source) : source,
          ask: yes ? null : terminalAsk(),
          speaks,
          out: context.out,
        }),
    );
}
