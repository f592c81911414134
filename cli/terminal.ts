import type { Language } from '../engine/diagnostics/catalogue.ts';

/** Portuguese, unless `--lang en` or a `LANG` that begins with `en` says otherwise; `C` and `POSIX` say nothing. */
export function languageOf(argv: readonly string[], environment: Readonly<Record<string, string | undefined>>): Language {
  const flag = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const asked = flag < 0 ? undefined : argv[flag]!.includes('=') ? argv[flag]!.split('=')[1] : argv[flag + 1];
  if (asked === 'pt' || asked === 'en') return asked;
  return environment.LANG?.startsWith('en') ? 'en' : 'pt';
}

/** Bytes as people read them, with a decimal comma or point by language. */
export function readableBytes(bytes: number, language: Language): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${readableNumber(value, unit === 0 ? 0 : 1, language)} ${units[unit]}`;
}

/** A number with `digits` decimals, with a decimal comma or point by language. */
export function readableNumber(value: number, digits: number, language: Language): string {
  return value.toLocaleString(language === 'pt' ? 'pt-BR' : 'en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
