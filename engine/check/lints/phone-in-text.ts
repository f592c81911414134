import { findPhone } from '../../resolve/business/phone.ts';
import { localeOf } from '../../words/locale.ts';
import { writtenDocuments } from './documents.ts';
import type { Lint } from './lint.ts';
import { allStrings, readableTexts } from './readable-texts.ts';

/** Addresses that open a chat or dial: they may stand in links as well. */
const address = /(?:wa\.me\/|api\.whatsapp\.com|web\.whatsapp\.com|whatsapp:\/\/|\btel:\+?\d)\S*/i;

/** Phone numbers and chat addresses in documents; they belong in `site.yaml`, `contacts`, once. */
export const phoneInText: Lint = {
  codes: ['phone-in-text'],
  run: (site) => {
    const { settings } = site.site;
    const { country } = localeOf(settings.document);
    const { contacts: _contacts, ...rest } = settings.document;
    const documents = [...writtenDocuments(site), { file: settings.file, document: rest }];
    return documents.flatMap(({ file, document }) => {
      const links = address.test(file.text)
        ? allStrings(document).map((one) => ({
            ...one,
            found: address.exec(one.text)?.[0],
          }))
        : [];
      const numbers = readableTexts(document).map((one) => ({
        ...one,
        found: findPhone(site.phrases.without(one.text, 'phone-in-text'), country),
      }));
      return [...links, ...numbers].flatMap(({ pointer, found }) =>
        found ? [{ code: 'phone-in-text' as const, file, pointer, params: { found } }] : [],
      );
    });
  },
};
