import { stringsOf, textsOf } from '../../content/fields.ts';
import { findPhone } from '../../resolve/business/phone.ts';
import { localeOf } from '../../words/locale.ts';
import { allDocuments } from './documents.ts';
import type { Lint } from './lint.ts';

/** Addresses that open a chat or dial: they may stand in links as well. */
const address = /(?:wa\.me\/|api\.whatsapp\.com|web\.whatsapp\.com|whatsapp:\/\/|\btel:\+?\d)\S*/i;

/** Phone numbers and chat addresses in documents; they belong in `site.yaml`, `contacts`, once. */
export const phoneInText: Lint = {
  codes: ['phone-in-text'],
  run: (site) => {
    const { settings, schemas } = site.site;
    const { country } = localeOf(settings.document);
    return allDocuments(site).flatMap((file) => {
      const links = address.test(file.text)
        ? stringsOf(file, schemas).map(({ text, pointer }) => ({
            pointer,
            found: address.exec(text)?.[0],
          }))
        : [];
      const numbers = textsOf(file, schemas).map(({ text, pointer }) => ({
        pointer,
        found: findPhone(site.phrases.without(text, 'phone-in-text'), country),
      }));
      return [...links, ...numbers].flatMap(({ pointer, found }) => {
        const isAtHome = file === settings.file && pointer[0] === 'contacts';
        return found && !isAtHome
          ? [{ code: 'phone-in-text' as const, file, pointer, params: { found } }]
          : [];
      });
    });
  },
};
