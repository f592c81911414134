import { expect, test } from 'vitest';
import { phoneOf, writtenPhone } from '../../engine/client/phone-forms.ts';
import { phoneFormsOf } from '../../engine/content/phone-library.ts';
import { formatPhone } from '../../engine/resolve/business/phone.ts';

test.each([
  ['(11) 98765-4321', 'BR', '+5511987654321'],
  ['55 11 98765 4321', 'BR', '+5511987654321'],
  ['0113 496 0000', 'GB', '+441134960000'],
  ['+44 113 496 0000', 'BR', '+441134960000'],
  ['911', 'BR', '911'],
  ['11 98765', 'BR', '11 98765'],
  ['(11) 98765-432', 'BR', '(11) 98765-432'],
  ['55 99876-5432', 'BR', '+5555998765432'],
  ['55 99876-54321', 'BR', '55 99876-54321'],
  ['0800 123 4567', 'BR', '+558001234567'],
  ['+4', 'BR', '+4'],
  ['onze nove', 'BR', 'onze nove'],
  ['', 'BR', ''],
])('the number %j in the country %s is %j', (typed, country, number) =>
  expect(phoneOf(typed, phoneFormsOf(country))).toBe(number),
);

/** Landlines, mobiles and service numbers. */
const numbers = {
  BR: ['+5511900000000', '+551140000000', '+558534567890', '+558001234567', '+5511987654321'],
  GB: ['+441134960000', '+442079460000', '+447700900123', '+448081570000', '+441539400000'],
  US: ['+12125550123', '+18005550199'],
  PT: ['+351210000000', '+351912345678', '+351253000000'],
  DE: ['+49301234567', '+4915112345678'],
} as const;

test.each(Object.entries(numbers))(
  'numbers of %s are written as its pages write them',
  (country, some) => {
    const forms = phoneFormsOf(country);
    for (const number of some) {
      const written = writtenPhone(number, forms);
      expect(written).toBe(formatPhone(number, country));
      expect(phoneOf(written, forms)).toBe(number);
    }
  },
);

test('what is no number of the country stays as it is', () => {
  const forms = phoneFormsOf('BR');
  for (const text of ['+441134960000', '+55119', 'portao', '', '+5511 90000'])
    expect(writtenPhone(text, forms)).toBe(text);
  expect(phoneFormsOf('ZZ')).toBeNull();
  expect(writtenPhone('+5511900000000', null)).toBe('+5511900000000');
});
