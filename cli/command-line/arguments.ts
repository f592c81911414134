import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { WrongUse } from './command-error.ts';

/** Default port of the production server. */
export const servePort = 4173;
/** Default port of the development server. */
export const devPort = 5173;

/** A port number, or `otherwise` where nothing is said. Throws `WrongUse`. */
export function portOf(text: string | undefined, otherwise: number, language: Language): number {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new WrongUse(
    language === 'pt'
      ? `A porta "${text}" não é um número de 0 a 65535.`
      : `The port "${text}" is not a number from 0 to 65535.`,
  );
}

/** The site's public address from `SITE_URL`, without a slash at its end; undefined where nothing is said. Throws `WrongUse`. */
export function siteUrl(text: string | undefined, language: Language): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = text.replace(/\/+$/, '');
  if (/^https?:\/\/[^/\s]+$/.test(url) && URL.canParse(url)) return url;
  throw new WrongUse(
    language === 'pt'
      ? `SITE_URL é "${text}"; escreva o endereço inteiro, como https://www.exemplo.com.br`
      : `SITE_URL is "${text}"; write the whole address, like https://www.example.com`,
  );
}

/** Portuguese, unless `--lang en` or a `LANG` that begins with `en` says otherwise; `C` and `POSIX` say nothing. */
export function languageOf(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const flag = argv.findIndex(
    (argument) => argument === '--lang' || argument.startsWith('--lang='),
  );
  const asked =
    flag < 0 ? undefined : argv[flag]!.includes('=') ? argv[flag]!.split('=')[1] : argv[flag + 1];
  if (asked === 'pt' || asked === 'en') return asked;
  return environment.LANG?.startsWith('en') ? 'en' : 'pt';
}
