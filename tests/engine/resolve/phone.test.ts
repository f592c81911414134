import { describe, expect, test } from 'vitest';
import { formatPhone, phoneFault } from '../../../engine/resolve/business/phone.ts';

test.each([
  ['+5511900000000', 'BR', '(11) 90000-0000'],
  ['+551130000000', 'BR', '(11) 3000-0000'],
  ['+558001234567', 'BR', '0800 123 4567'],
  ['+441134960000', 'BR', '+44 113 496 0000'],
  ['+441134960000', 'GB', '0113 496 0000'],
  ['+447700900123', 'GB', '07700 900123'],
  ['+442079460000', 'GB', '020 7946 0000'],
  ['+5511900000000', 'GB', '+55 11 90000 0000'],
  ['+12025550123', 'US', '(202) 555-0123'],
  ['+5511', 'BR', '+5511'],
  ['+551130000000', 'XX', '+55 11 3000 0000'],
])('%s is written in %s as %s', (number, country, text) => {
  expect(formatPhone(number, country)).toBe(text);
});

describe('a number of a contact', () => {
  test.each([
    ['+5511900000000', 'BR'],
    ['+551130000000', 'BR'],
    ['+441134960000', 'GB'],
    ['+351212345678', 'BR'],
  ])('%s can be dialled', (phone, country) => {
    expect(phoneFault(phone, country)).toBeNull();
  });

  test.each([
    ['+551191234', 'BR', { reason: 'short', meant: null }],
    ['+5511912345678901', 'BR', { reason: 'long', meant: null }],
    ['+11912345678', 'BR', { reason: 'unknown', meant: '+5511912345678' }],
    ['+555511912345678', 'BR', { reason: 'long', meant: '+5511912345678' }],
    ['+5501134960000', 'GB', { reason: 'unknown', meant: '+551134960000' }],
  ])('%s cannot, of a company in %s', (phone, country, fault) => {
    expect(phoneFault(phone, country)).toEqual(fault);
  });
});
