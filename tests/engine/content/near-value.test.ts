import { expect, test } from 'vitest';
import { nearValue } from '../../../engine/content/schema-errors/near-value.ts';
import { date } from '#schemas/formats';
import { librarySchemas } from '../../../engine/content/schemas.ts';

const isPhone = (text: string) => /^\+[1-9][0-9]{7,14}$/.test(text);
const isPath = (text: string) => /^\/[a-z0-9/-]*$/.test(text);

test.each([
  ['(11) 90000-0000', 'BR', '+5511900000000'],
  ['011 3000-0000', 'BR', '+551130000000'],
  ['5511900000000', 'BR', '+5511900000000'],
  ['07700 900000', 'GB', '+447700900000'],
  ['0113 496 0000', 'GB', '+441134960000'],
  ['+44 113 496 0000', 'BR', '+441134960000'],
  ['nobody', 'GB', undefined],
  ['0113 496 0000', 'ZZ', undefined],
  ['90000-0000', 'BR', undefined],
  ['+55 11 9ABC-0000', 'BR', undefined],
])('%s written in %s is %s', (written, country, meant) => {
  expect(nearValue(written, country, isPhone)?.value).toBe(meant);
});

test.each([
  ['20/11/2026', { value: '2026-11-20', certain: true, monthFirst: null }],
  ['11/20/2026', { value: '2026-11-20', certain: true, monthFirst: null }],
  ['10/02/2026', { value: '2026-02-10', certain: false, monthFirst: '2026-10-02' }],
  ['7/7/2026', { value: '2026-07-07', certain: true, monthFirst: null }],
  ['20/11/26', { value: '2026-11-20', certain: false, monthFirst: null }],
  ['31/02/2026', null],
])('the day %s', (written, meant) => {
  expect(nearValue(written, 'BR', date)).toEqual(meant);
});

test.each([
  ['barueri', '/barueri', true],
  ['Barueri', '/barueri', false],
  ['/Início do Site', '/inicio-do-site', false],
  ['barueri.html', '/barueri', false],
  ['https://example.com/barueri', undefined, undefined],
  ['www.example.com', undefined, undefined],
  ['mailto:barueri', undefined, undefined],
])('the path %s is %s; certainly: %s', (written, meant, certain) => {
  const near = nearValue(written, 'BR', isPath);
  expect([near?.value, near?.certain]).toEqual([meant, certain]);
});

test('a site below a path is not told to have the address of another', () => {
  const isOrigin = (text: string) => /^https?:\/\/[^/]+$/.test(text);
  expect(nearValue('https://example.com/sub', 'BR', isOrigin)).toBeNull();
  expect(nearValue('example.com/sub', 'BR', isOrigin)).toBeNull();
  expect(nearValue('https://example.com/', 'BR', isOrigin)?.value).toBe('https://example.com');
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
