// The telephone number of a new site, until it has its own.
import { expect, test } from 'vitest';
import { formatPhone } from '../../engine/resolve/business/phone.ts';
import { placesAround, placesOfBrazil } from '../../cli/new/first-places.ts';
import { readMunicipalities } from '../../cli/new/municipalities.ts';
import { samplePhone } from '../../cli/new/sample-phone.ts';

test.each([
  ['Curitiba', '(41) 90000-0000'],
  ['Londrina', '(43) 90000-0000'],
  ['Bom Jesus, PI', '(89) 90000-0000'],
  ['Sobradinho, RS', '(51) 90000-0000'],
])('has the area code of %s', (city, number) => {
  expect(formatPhone(samplePhone('BR', placesOfBrazil(city, 'pt-BR')[0]), 'BR')).toBe(number);
});

test.each([
  ['Leeds', '0113 496 0000'],
  ['London', '020 7946 0000'],
  ['Whitby', '01632 960000'],
])('is one that nobody has in %s', (city, number) => {
  expect(formatPhone(samplePhone('GB', placesAround(city, [53, -1], 'en')[0]), 'GB')).toBe(number);
});

test('every municipality has an area code', () => {
  const wrong = readMunicipalities().filter(({ areaCode }) => !/^[1-9]\d$/.test(areaCode));
  expect(wrong).toEqual([]);
});
