// What is said of numbers, units, money and phones follows the language and the country of the site.
import { describe, expect, test } from 'vitest';
import { claimPattern } from '../../../../engine/check/lints/claims/claim-pattern.ts';
import { checkSite } from '../../../../engine/check/check-site.ts';
import { localeOf } from '../../../../engine/words/locale.ts';
import { measuresOf } from '../../../../engine/words/measures.ts';
import { findPhone } from '../../../../engine/resolve/business/phone.ts';
import { FixtureSite } from '../../fixture.ts';

const otley = 'pages/areas/otley.yaml';
const written = '{{region.distance}} km from Leeds, near {{region.near}}.';
const british = localeOf({ language: 'en', country: 'GB', currency: 'GBP' });
const brazilian = localeOf({});

describe('the value of a claim', () => {
  test.each([
    ['3 to 4 hours', 'It takes three to four hours.'],
    ['24 hours', 'A 24-hour service'],
    ['24 hours', 'twenty-four hours a day'],
    ['£1,200', 'from £ 1200 a year'],
    ['1 year', 'guaranteed for one year'],
    ['5,000 customers', 'over five thousand customers'],
    ['2 miles', 'within two miles'],
    ['128 people', 'one hundred and twenty-eight people'],
    ['4.9 stars', 'rated 4.9 stars'],
    ['30 minutes', 'in 30 mins'],
  ])('%s is found in "%s"', (value, text) =>
    expect(text).toMatch(claimPattern({ value }, british)!),
  );

  test.each([
    ['24 hours', 'vinte e quatro horas'],
    ['3 to 4 hours', 'thirteen to four hours'],
    ['2 miles', 'two milestones'],
    ['R$150', 'R$ 150'],
  ])('%s is not found in "%s" of an English site', (value, text) =>
    expect(text).not.toMatch(claimPattern({ value }, british)!),
  );

  test('in Portuguese is not found in English words', () => {
    expect('twenty-four hours').not.toMatch(claimPattern({ value: '24 horas' }, brazilian)!);
    expect('vinte e quatro horas').toMatch(claimPattern({ value: '24 horas' }, brazilian)!);
  });
});

test.each([
  [0, 'zero', 'zero'],
  [16, 'sixteen', 'dezesseis'],
  [40, 'forty', 'quarenta'],
  [100, 'a hundred', 'cem'],
  [215, 'two hundred and fifteen', 'duzentas e quinze'],
  [1000, 'one thousand', 'mil'],
  [2300, 'two thousand, three hundred', 'dois mil e trezentos'],
  [999_999, undefined, undefined],
])('%i is "%s" and "%s" in words', (value, english, portuguese) => {
  const whole = (language: 'en' | 'pt-BR') =>
    new RegExp(`^${measuresOf(language).numberWords(value)}$`);
  if (english !== undefined) expect(english).toMatch(whole('en'));
  if (portuguese !== undefined) expect(portuguese).toMatch(whole('pt-BR'));
  expect(measuresOf('en').numberWords(value)).not.toContain('undefined');
  expect(measuresOf('pt-BR').numberWords(value)).not.toContain('undefined');
});

describe('a phone number', () => {
  test.each([
    ['Call 0113 496 0000 now.', 'GB', '0113 496 0000'],
    ['Call +55 11 91234-5678 now.', 'GB', '+55 11 91234-5678'],
    ['Ligue (11) 91234-5678 agora.', 'BR', '(11) 91234-5678'],
    ['0800 123 4567', 'BR', '0800 123 4567'],
    ['Ligue 11 3000-4000.', 'BR', '11 3000-4000'],
    ['Ligue 08000 000 de 1998', 'BR', null],
    ['Custa de 3000-4000 reais.', 'BR', null],
    ['O modelo 4000 5000, ou ligue (11) 91234-5678.', 'BR', '(11) 91234-5678'],
    ['LS1 4AP, BS 3621 2018, from 1998 to 2024, VAT 123 4567 89', 'GB', null],
    ['CNPJ 12.345.678/0001-90, CEP 01000-000', 'BR', null],
  ])('in "%s" of %s is %s', (text, country, found) => expect(findPhone(text, country)).toBe(found));
});

describe('the check of an English site', () => {
  const found = (lead: string) => {
    const site = new FixtureSite({ [otley]: [[written, lead]] }, 'english');
    return checkSite(site.dir, { lints: 'check' })
      .problems.filter(({ file }) => file === otley)
      .flatMap(({ code, params }) =>
        'found' in params && typeof params.found === 'string' ? [`${code}: ${params.found}`] : [],
      );
  };

  test.each([
    ['Tuning costs £60 a visit.', 'number-by-hand: £60'],
    ['We come 12 miles for you.', 'number-by-hand: 12 miles'],
    ['You save £10 off.', 'claim-by-hand: £10 off'],
    ['We are here 9am to 5:30pm.', 'hours-by-hand: 9am to 5:30pm'],
    ['Open Monday, 8:00–17:00.', 'hours-by-hand: 8:00–17:00'],
    ['Call 0113 496 0000 today.', 'phone-in-text: 0113 496 0000'],
  ])('finds what is written by hand in "%s"', (lead, problem) =>
    expect(found(lead)).toContain(problem),
  );

  test('says nothing of what is written by hand in Portuguese alone', () =>
    expect(found('A visita custa R$ 90, ligue (11) 91234-5678.')).toEqual([]));
});
