import { writtenDocuments } from './documents.ts';
import type { Lint } from './lint.ts';
import { allStrings, ownTexts } from './own-texts.ts';

/** Addresses that open a chat or dial: they may stand in links as well. */
const address = /(?:wa\.me\/|api\.whatsapp\.com|web\.whatsapp\.com|whatsapp:\/\/|\btel:\+?\d)\S*/i;
/** A Brazilian number with its area code, or a toll-free one. */
const number =
  /(?:\+?55[\s.-]*)?(?:\(\d{2}\)|(?<![\d.,-])\d{2})[\s.-]*9?\d{4}[\s.-]\d{4}(?!\d)|(?<!\d)0800[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)|\+55\d{10,11}(?!\d)/;

/** Phone numbers and chat addresses in documents; they belong in `site.yaml`, `contacts`, once. */
export const phoneInText: Lint = {
  codes: ['phone-in-text'],
  run: (site) => {
    const { settings } = site.site;
    const { contacts: _contacts, ...rest } = settings.document;
    const documents = [...writtenDocuments(site), { file: settings.file, document: rest }];
    return documents.flatMap(({ file, document }) => {
      const links = address.test(file.text)
        ? allStrings(document).map((placed) => ({
            ...placed,
            found: address.exec(placed.text)?.[0],
          }))
        : [];
      const numbers = number.test(file.text)
        ? ownTexts(document).map((placed) => ({ ...placed, found: number.exec(placed.text)?.[0] }))
        : [];
      return [...links, ...numbers].flatMap(({ pointer, found }) =>
        found ? [{ code: 'phone-in-text' as const, file, pointer, params: { found } }] : [],
      );
    });
  },
};
