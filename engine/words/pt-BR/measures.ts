const small =
  'zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const tens = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const hundreds =
  '- cento duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas'.split(
    ' ',
  );

const either = (words: string) => (words.includes('|') ? `(?:${words})` : words);

function numberWords(value: number): string {
  if (value < 20) return either(small[value]!);
  if (value < 100)
    return [tens[Math.floor(value / 10)]!, ...(value % 10 ? [numberWords(value % 10)] : [])].join(
      '\\s+e\\s+',
    );
  if (value === 100) return 'cem';
  if (value < 1000)
    return [
      either(hundreds[Math.floor(value / 100)]!),
      ...(value % 100 ? [numberWords(value % 100)] : []),
    ].join('\\s+e\\s+');
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  return [
    `${thousands === 1 ? '' : `${numberWords(thousands)}\\s+`}mil`,
    ...(rest ? [numberWords(rest)] : []),
  ].join('\\s+(?:e\\s+)?');
}

/** A unit as the value of a claim names it, and every form in which people write it; sources of regular expressions. */
export interface Unit {
  readonly named: string;
  readonly forms: string;
}

/** How people write numbers and what they count; sources of regular expressions. */
export interface MeasureWords {
  /** Between thousands, and before decimals. */
  readonly thousands: '.' | ',';
  readonly decimal: '.' | ',';
  /** A whole number from 0 to 999,999 in words, every form of it. */
  readonly numberWords: (value: number) => string;
  /** After the figures of whole thousands, `5 mil`. */
  readonly thousand: string;
  /** Between a number and its unit. */
  readonly between: string;
  /** What follows a number of days. */
  readonly days: string;
  /** What claims are measured in. */
  readonly units: readonly Unit[];
  /** Units of what a site claims and what changes, after figures. */
  readonly measures: string;
  /** One time of day to another, `das 8h às 18h`. */
  readonly opening: string;
}

/** Brazilian Portuguese. */
export const measures: MeasureWords = {
  thousands: '.',
  decimal: ',',
  numberWords,
  thousand: 'mil',
  between: '\\s*',
  days: 'dias?',
  units: [
    { named: 'horas?', forms: 'horas?|hs?' },
    { named: 'segundos?', forms: 'segundos?|seg|s' },
    { named: 'minutos?', forms: 'minutos?|min' },
    { named: 'mês|meses', forms: 'mês|meses' },
    { named: 'dias?', forms: 'dias?' },
    { named: 'anos?', forms: 'anos?' },
    { named: 'km', forms: 'km|quilômetros?' },
    { named: 'kg', forms: 'kg|quilos?' },
  ],
  // `10x`: instalments.
  measures: 'kg|km|quilômetros?|MHz|x',
  opening:
    '(?<!\\d)\\d{1,2}(?:h|:)(?:\\d{2}h?)?\\s*(?:às|as|à|a|ao|até(?:\\s+(?:às|as|à|ao?))?|-|–)\\s*\\d{1,2}(?:h|:)(?:\\d{2}h?)?(?!\\d)',
};
