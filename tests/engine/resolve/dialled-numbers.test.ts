// Whose number a written address dials.
import { expect, test } from 'vitest';
import { contactOf, contactTarget } from '../../../engine/resolve/contacts.ts';

const contacts = {
  leeds: { kind: 'telephone', phone: '+441134960000' },
  chat: { kind: 'whatsapp', phone: '+5511900000001' },
} as const;

test.each([
  ['tel:+441134960000', 'leeds'],
  // As people of the country dial it.
  ['tel:01134960000', 'leeds'],
  ['tel:011900000001', 'chat'],
  ['tel:11900000001', 'chat'],
  // Without the code of its area it may be anybody's.
  ['tel:900000001', null],
  // Two digits less, and the code of another area: no country has the code 551.
  ['tel:1900000001', null],
  ['tel:01134960001', null],
  // A chat needs the country.
  ['https://wa.me/5511900000001', 'chat'],
  ['https://wa.me/11900000001', null],
])('%s is the number of %s', (link, name) => {
  expect(contactOf(contactTarget(link)!, contacts)).toBe(name);
});
