import type { Language } from '../../engine/diagnostics/catalogue.ts';
import type { Excess, OverHostLimits } from '../../engine/publish/host-files/host-limits.ts';
import { readableNumber } from '../output/numbers.ts';

type Say = (found: string, most: string, where: string) => readonly [pt: string, en: string];

/** What is too much, and what helps. */
const words: Readonly<Record<Excess['limit'], Say>> = {
  files: (found, most) => [
    `${found} arquivos; o limite é ${most}. Tire páginas, ou use um plano ou hospedagem que aceite mais.`,
    `${found} files; the limit is ${most}. Take pages away, or use a plan or host that takes more.`,
  ],
  filesInFolder: (found, most, where) => [
    `${found} arquivos na pasta ${where}; o limite é ${most}. Distribua as páginas em pastas.`,
    `${found} files in the folder ${where}; the limit is ${most}. Spread the pages over folders.`,
  ],
  fileBytes: (found, most, where) => [
    `${where} tem ${found} bytes; o limite é ${most}. Diminua o arquivo.`,
    `${where} has ${found} bytes; the limit is ${most}. Make the file smaller.`,
  ],
  redirects: (found, most) => [
    `${found} redirecionamentos; o limite é ${most}. Tire os mais antigos de redirects, em site/site.yaml.`,
    `${found} redirects; the limit is ${most}. Take the oldest out of redirects in site/site.yaml.`,
  ],
  wildcardRedirects: (found, most) => [
    `${found} redirecionamentos com *; o limite é ${most}.`,
    `${found} redirects with *; the limit is ${most}.`,
  ],
  redirectsBytes: (found, most) => [
    `O arquivo _redirects tem ${found} bytes; o limite é ${most}, e o resto seria cortado sem aviso. Tire os redirecionamentos mais antigos.`,
    `The file _redirects has ${found} bytes; the limit is ${most}, and the rest would be cut without a word. Take the oldest redirects out.`,
  ],
  redirectLength: (found, most, where) => [
    `O redirecionamento de ${where} tem ${found} caracteres; o limite é ${most}. Encurte os endereços.`,
    `The redirect of ${where} has ${found} characters; the limit is ${most}. Shorten its addresses.`,
  ],
  headerRules: (found, most) => [
    `O arquivo _headers tem ${found} regras; o limite é ${most}.`,
    `The file _headers has ${found} rules; the limit is ${most}.`,
  ],
  headerLength: (found, most, where) => [
    `O cabeçalho ${where} tem ${found} caracteres; o limite é ${most}.`,
    `The header ${where} has ${found} characters; the limit is ${most}.`,
  ],
};

/** So many are named; the others are counted. */
const named = 10;

/** Says what a host would not take of a build. */
export function hostLimitWords({ host, excesses }: OverHostLimits, language: Language): string {
  const pt = language === 'pt';
  const number = (value: number) => readableNumber(value, 0, language);
  const lines = excesses.slice(0, named).map(({ limit, found, most, where = '' }) => {
    const [inPortuguese, inEnglish] = words[limit](number(found), number(most), where);
    return `  ${pt ? inPortuguese : inEnglish}`;
  });
  const more = excesses.length - lines.length;
  return [
    pt ? `${host} não aceita o site como está:` : `${host} does not take the site as it is:`,
    ...lines,
    ...(more > 0 ? [pt ? `  e mais ${more}.` : `  and ${more} more.`] : []),
    pt
      ? 'Nada foi gravado: a pasta publicada continua como estava.'
      : 'Nothing was written: the published folder is as it was.',
  ].join('\n');
}
