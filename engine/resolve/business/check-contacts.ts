import type { Report } from '../../content/report.ts';
import type { SiteFrame } from '../../content/validate.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { missingAddress } from './named-contact.ts';

/** Contacts that say no address, messages that they name and nobody wrote, and roles that point to nothing. */
export function checkContacts({ document, file }: SiteFrame['settings'], report: Report): void {
  const { contacts, contactRoles, messages } = document;
  for (const [name, contact] of Object.entries(contacts)) {
    const fields = missingAddress(contact);
    if (fields)
      report.add(
        { file, pointer: ['contacts', name] },
        'contact-address-missing',
        { name, kind: contact.kind, fields },
        { part: 'key' },
      );
    if (contact.message !== undefined && !Object.hasOwn(messages, contact.message))
      report.add({ file, pointer: ['contacts', name, 'message'] }, 'message-unknown', {
        name: contact.message,
        nearest: nearest(contact.message, Object.keys(messages)),
        known: Object.keys(messages),
      });
  }
  const known = Object.keys(contacts);
  for (const [role, name] of Object.entries(contactRoles))
    if (!Object.hasOwn(contacts, name))
      report.add({ file, pointer: ['contactRoles', role] }, 'contact-role-unknown', {
        role,
        name,
        nearest: nearest(name, known),
        known,
      });
}
