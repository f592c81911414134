import { localeOf, type Locale } from '../../words/locale.ts';
import { localeLinesIn } from './locale-lines.ts';

/** As `readLocale`, which it loads only where lines are not enough. */
export async function localeOfSite(dir: string): Promise<Locale> {
  const lines = localeLinesIn(dir);
  return lines ? localeOf(lines) : (await import('./site-locale.ts')).readLocale(dir);
}
