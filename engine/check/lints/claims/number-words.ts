const small = [
  'zero',
  'um|uma',
  'dois|duas',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'catorze|quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
];
const tens = [
  '',
  '',
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
];
const hundreds = [
  '',
  'cento',
  'duzentos|duzentas',
  'trezentos|trezentas',
  'quatrocentos|quatrocentas',
  'quinhentos|quinhentas',
  'seiscentos|seiscentas',
  'setecentos|setecentas',
  'oitocentos|oitocentas',
  'novecentos|novecentas',
];

const either = (words: string) => (words.includes('|') ? `(?:${words})` : words);

/** A whole number from 0 to 999,999 in Portuguese words of either gender, as the source of a regular expression. */
export function numberWords(value: number): string {
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

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The forms in which people write a number of a claim (`5.000`, `24`, `4,9`), as the source of a regular expression. */
export function numberForms(written: string): string {
  const digits = written.replace(/[.,](?=\d{3}(?!\d))/g, '');
  const forms = new Set([escape(written), escape(digits)]);
  if (/^\d{1,6}$/.test(digits)) {
    forms.add(numberWords(Number(digits)));
    if (digits.endsWith('000')) forms.add(`${digits.slice(0, -3)}\\s+mil`);
  }
  return `(?:${[...forms].join('|')})`;
}
