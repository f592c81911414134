import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeZone as isTimeZone } from '#schemas/formats';
import { languages } from '../words/language.ts';
import { localeOf, type Locale, type LocaleSettings } from '../words/locale.ts';
import { maxDocumentBytes } from './limits.ts';

/** The settings of language and formats, with what may stand in each: what the schema allows. */
const settings: Readonly<Record<keyof LocaleSettings, (value: string) => boolean>> = {
  language: (value) => languages.some((language) => language === value),
  country: (value) => /^[A-Z]{2}$/.test(value),
  timeZone: isTimeZone,
  currency: (value) => /^[A-Z]{3}$/.test(value),
};

/** What a line that begins at the margin is in a file whose keys stand there: a key that needs no quotes, a comment, an entry of a list. */
const plainLine = /^(?:[\w-]+:(?:[ \t]|$)|#|- |[ \t]|$)/;
const setting =
  /^(language|country|timeZone|currency):[ \t]+(["']?)([\w+/-]+)\2[ \t]*(?:[ \t]#.*)?$/;

/**
 * What the text of a `site.yaml` says of language and formats, from their lines alone: to parse all of it takes longer than a
 * build that finds nothing to do. Null where the file is written in another way than most, or one of them is in doubt.
 */
export function localeLines(text: string): LocaleSettings | null {
  const said: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    if (!plainLine.test(line)) return null;
    const name = /^(?:language|country|timeZone|currency)(?=:)/.exec(line)?.[0];
    if (name === undefined) continue;
    const value = setting.exec(line)?.[3];
    if (value === undefined || Object.hasOwn(said, name)) return null;
    if (!settings[name as keyof LocaleSettings](value)) return null;
    said[name] = value;
  }
  return said as LocaleSettings;
}

/** `localeLines` of the site in `dir`; null also where its `site.yaml` is no file of a size that is read. */
export function localeLinesIn(dir: string): LocaleSettings | null {
  const file = join(dir, 'site.yaml');
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > maxDocumentBytes) return null;
  return localeLines(readFileSync(file, 'utf8'));
}

/** As `readLocale`, which it loads only where lines are not enough. */
export async function localeOfSite(dir: string): Promise<Locale> {
  const lines = localeLinesIn(dir);
  return lines ? localeOf(lines) : (await import('./site-locale.ts')).readLocale(dir);
}
