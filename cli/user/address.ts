import { readSettings } from '../../engine/content/load.ts';
import { readLocale } from '../../engine/content/locale/site-locale.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { panelPathsOf } from '../../engine/words/panel-paths.ts';
import { siteUrl } from '../command-line/arguments.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** The page of the site's panel that uses the links of invitations and new passwords. Throws `WrongUse` where the site has no address. */
export const linkPage = (siteDir: string, language: Language): URL =>
  new URL(publicAddress(siteDir, language) + panelPathsOf(readLocale(siteDir).language).invitation);

/** Where the site is reached: `SITE_URL`, else `url` of its settings, without a slash at its end. Throws `WrongUse` without either. */
function publicAddress(siteDir: string, language: Language): string {
  const said = siteUrl(process.env.SITE_URL, language);
  if (said) return said;
  const value = readSettings(siteDir).file?.value;
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : undefined;
  if (typeof url === 'string') return url.replace(/\/+$/, '');
  throw new WrongUse(commandWordsOf(language).user.noAddress);
}
