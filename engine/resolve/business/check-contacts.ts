import type { Report } from '../../content/report.ts';
import type { SharedContent } from '../../content/validate.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { localeOf } from '../../words/locale.ts';
import { phoneFault } from './phone.ts';
import { missingAddress } from './named-contact.ts';

/** Contacts that say no address or a number that nobody can dial, messages that they name and nobody wrote, and roles that point to nothing. */
export function checkContacts({ document, file }: SharedContent['settings'], report: Report): void {
  const { contacts, contactRoles, messages } = document;
  const { country } = localeOf(document);
  for (const [name, contact] of Object.entries(contacts)) {
    const fields = missingAddress(contact);
    if (fields)
      report.add(
        { file, pointer: ['contacts', name] },
        'contact-address-missing',
        { name, kind: contact.kind, fields },
        { part: 'key' },
      );
    const { phone, placeholder } = contact;
    const fault = phone === undefined || placeholder ? null : phoneFault(phone, country);
    if (fault)
      report.add(
        { file, pointer: ['contacts', name, 'phone'] },
        'phone-invalid',
        { phone: phone!, ...fault },
        // The library may be older than the number.
        fault.reason === 'unknown' && fault.meant === null ? { level: 'warning' } : {},
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
