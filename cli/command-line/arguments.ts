import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeZone as isTimeZone } from '#schemas/formats';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import { languages, nearestLanguage, type Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from './command-error.ts';
import { siteFolder } from './command.ts';

/** Default port of the production server. */
export const servePort = 4173;
/** Default port of the development server. */
export const devPort = 5173;

/** A port number, or `otherwise` where nothing is said. Throws `WrongUse`. */
export function portOf(text: string | undefined, otherwise: number, language: Language): number {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new WrongUse(commandWordsOf(language).shared.noPort({ text }));
}

/** The site's public address from `SITE_URL`, without a slash at its end; undefined where nothing is said. Throws `WrongUse`. */
export function siteUrl(text: string | undefined, language: Language): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = text.replace(/\/+$/, '');
  if (/^https?:\/\/[^/\s]+$/.test(url) && URL.canParse(url)) return url;
  throw new WrongUse(commandWordsOf(language).shared.noSiteUrl({ text }));
}

/** The key that IndexNow knows the site by (https://www.indexnow.org/documentation), from `INDEXNOW_KEY`; undefined where nothing is said. Throws `WrongUse`. */
export function indexNowKey(text: string | undefined, language: Language): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^[a-zA-Z0-9-]{8,128}$/.test(text)) return text;
  throw new WrongUse(commandWordsOf(language).shared.noIndexNowKey);
}

/** What the reader chose: `--lang`, else the `--language` of a new site, else the language that `LANG` begins with; undefined where neither names one that there is (`C` and `POSIX` do not). */
function chosenLanguage(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language | undefined {
  // Whoever makes a site says its language, and reads that.
  const asked = optionIn(argv, '--lang') ?? optionIn(argv, '--language');
  return nearestLanguage(asked ?? '') ?? nearestLanguage(environment.LANG ?? '');
}

/** The value of an option, before the command line is understood; undefined where it is not given. */
function optionIn(argv: readonly string[], name: string): string | undefined {
  const index = argv.findIndex((argument) => argument === name || argument.startsWith(`${name}=`));
  if (index < 0) return undefined;
  return argv[index] === name ? argv[index + 1] : argv[index]!.slice(name.length + 1);
}

/** The language of messages: what the reader chose, else that of the site that `--site` names, or of the project's own. */
export const languageOf = (
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Language =>
  chosenLanguage(argv, environment) ??
  siteLanguage(siteFolder(root, optionIn(argv, '--site') ?? 'site'));

/** What the settings of a site say in a line of its own, in one word. That line alone is read: all of the settings would take longer than most commands. */
function settingOf(siteDir: string, name: string): string | undefined {
  const file = join(siteDir, 'site.yaml');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new RegExp(`^${name}:[ \\t]*["']?([\\w+/-]+)`, 'm').exec(text)?.[1];
}

/** The language that the settings of a site name, else the first that there is. */
export function siteLanguage(siteDir: string): Language {
  const named = settingOf(siteDir, 'language');
  return nearestLanguage(named ?? '') ?? languages[0];
}

/** The time zone (IANA) that the settings of a site name, else that of a site that names none. */
export function siteTimeZone(siteDir: string): string {
  const named = settingOf(siteDir, 'timeZone');
  return named !== undefined && isTimeZone(named) ? named : defaultTimeZone;
}
