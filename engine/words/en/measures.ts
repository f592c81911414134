import type { MeasureWords } from '../pt-BR/measures.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function numberWords(value: number): string {
  if (value < 20) return small[value]!;
  if (value < 100)
    return [tens[Math.floor(value / 10)]!, ...(value % 10 ? [small[value % 10]!] : [])].join(
      '[\\s-]+',
    );
  const [unit, word] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const count = Math.floor(value / unit);
  const rest = value % unit;
  return [
    `${count === 1 ? '(?:one|a)' : numberWords(count)}\\s+${word}`,
    ...(rest ? [numberWords(rest)] : []),
  ].join(',?\\s+(?:and\\s+)?');
}

/** English. */
export const measures: MeasureWords = {
  thousands: ',',
  decimal: '.',
  numberWords,
  thousand: 'thousand',
  // `24-hour service`.
  between: '[\\s-]*',
  days: 'days?',
  units: [
    { named: 'hours?', forms: 'hours?|hrs?|h' },
    { named: 'seconds?', forms: 'seconds?|secs?|s' },
    { named: 'minutes?', forms: 'minutes?|mins?' },
    { named: 'days?', forms: 'days?' },
    { named: 'weeks?', forms: 'weeks?|wks?' },
    { named: 'months?', forms: 'months?' },
    { named: 'years?', forms: 'years?|yrs?' },
    { named: 'miles?', forms: 'miles?' },
    { named: 'km', forms: 'km|kilomet(?:re|er)s?' },
    { named: 'kg', forms: 'kg|kilos?|kilograms?' },
  ],
  measures: 'kg|lbs?|km|kilomet(?:re|er)s?|miles?|MHz',
  opening:
    '(?<![\\d:])\\d{1,2}(?::\\d{2})?\\s*(?:[ap]m)?\\s*(?:to|till|until|-|–)\\s*\\d{1,2}(?:(?::\\d{2})?\\s*[ap]m|:\\d{2})(?![\\d:])',
};
