import { list, unlessShort, isDay, said } from '../../wording.ts';
import { fieldName } from './field-words.ts';
import { sizeWhat, sizeFix } from './size-words.ts';
import { didYouMean } from './did-you-mean.ts';
import type { SpokenText } from '../../schemas.ts';
import type { SizeParams } from './size-words.ts';

/** What `field-format` is told; `about` is the schema's description. */
export interface FormatParams {
  readonly field: string;
  readonly found: string;
  readonly rule: 'pattern' | 'date' | 'name' | 'path';
  readonly about: SpokenText;
  readonly example: SpokenText;
  /** A value like the one found that would do, or null. */
  readonly nearest: string | null;
  /** Of a day that is another one where the month comes first: that one, else null. */
  readonly monthFirst: string | null;
  /** True if nothing but `nearest` can have been meant. */
  readonly certain: boolean;
  /** Names of a list that have only a space between them, with commas; else empty. */
  readonly apart: string;
  /** The second line of a value that was meant to be one line; else empty. */
  readonly continued: string;
}

function formatWhat({ field, found, rule, continued }: FormatParams): string {
  if (continued) return `${fieldName(field)} continua na linha de baixo, com "${continued}".`;
  if (rule === 'name') return `"${found}" não serve como nome.`;
  if (rule === 'date' && isDay(found)) return `O dia "${found}" não existe no calendário.`;
  return `${fieldName(field)} não aceita "${found}".`;
}

function formatFix(params: FormatParams): string {
  const { found, rule, about, example, nearest, apart, continued } = params;
  if (continued)
    return `Se são dois itens, comece a linha de baixo com "- ", alinhado ao traço de cima.`;
  if (apart)
    return `Se são dois, falta a vírgula: ${apart}.${nearest === null ? '' : ` Se é um só, escreva ${nearest}.`}`;
  const did = nearest === null ? '' : `${didYouMean(nearest, '')} `;
  if (rule === 'name')
    return did + 'Nomes começam com letra minúscula e têm só letras e números, sem acento.';
  if (rule === 'date' && isDay(found)) return 'Confira o dia e o mês.';
  if (rule === 'date')
    return (
      did + `Escreva ano-mês-dia entre aspas, por exemplo "${example['pt-BR'] || '2026-11-20'}".`
    );
  const path =
    rule === 'path' ? 'Aqui vai um caminho deste site, sem "https://" e sem domínio. ' : '';
  return did + path + unlessShort(about['pt-BR'], example['pt-BR'], 'Por exemplo');
}

/** Problems of values that their field does not take: the panel says these, too. */
export const values = {
  'field-missing': said<{ field: string; about: SpokenText; example: SpokenText }>({
    what: (p) => `Falta o campo "${p.field}".`,
    fix: (p) =>
      unlessShort(`Escreva-o aqui. ${p.about['pt-BR']}`, p.example['pt-BR'], 'Por exemplo'),
  }),
  'field-value': said<{
    field: string;
    found: string;
    nearest: string | null;
    allowed: readonly string[];
    about: SpokenText;
  }>({
    what: (p) => `${fieldName(p.field)} não aceita "${p.found}".`,
    fix: (p) =>
      didYouMean(p.nearest, `Use um destes: ${list(p.allowed)}. ${p.about['pt-BR']}`.trim()),
  }),
  'field-format': said<FormatParams>({ what: (p) => formatWhat(p), fix: (p) => formatFix(p) }),
  'field-length': said<SizeParams>({ what: sizeWhat, fix: sizeFix }),
};
