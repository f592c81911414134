import { expect, test } from 'vitest';
import { nearValue } from '../../../engine/content/schema-errors/near-value.ts';
import { librarySchemas } from '../../../engine/content/schemas.ts';

const isPhone = (text: string) => /^\+[1-9][0-9]{7,14}$/.test(text);

test.each([
  ['(11) 90000-0000', 'BR', '+5511900000000'],
  ['011 3000-0000', 'BR', '+551130000000'],
  ['07700 900000', 'GB', '+447700900000'],
  ['0113 496 0000', 'GB', '+441134960000'],
  ['+44 113 496 0000', 'BR', '+441134960000'],
  ['nobody', 'GB', null],
  ['0113 496 0000', 'ZZ', null],
])('%s written in %s is %s', (written, country, meant) => {
  expect(nearValue(written, country, isPhone)).toBe(meant);
});

const withBooking = (url: string) => ({
  url: 'https://example.com',
  business: { name: 'A' },
  contacts: { main: { kind: 'booking', url } },
});

test.each([
  ['https://book.example.com/a?b=c#d', true],
  ['https://agenda.pão.com.br', true],
  ['https://example.com:8443/', true],
  ['https://', false],
  ['https://a b', false],
  ['https://book.example.com/ <x>', false],
  ['https://user:word@example.com/', false],
  ['javascript:alert(1)', false],
])('the address of a booking page, %s: %s', (url, isOne) => {
  expect(librarySchemas.satisfies('SiteDocument', withBooking(url))).toBe(isOne);
});
