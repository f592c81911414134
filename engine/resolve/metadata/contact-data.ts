import type { Contact } from '#schemas/types';
import { takesCalls } from '../../client/contact-kinds.ts';
import {
  contactAddress,
  contactNamed,
  defaultCallContact,
  type ContactSettings,
} from '../business/named-contact.ts';

/** Where a kind of contact stands in the structured data when it does not say so itself. */
const usual: Readonly<Partial<Record<Contact['kind'], Contact['structuredData']>>> = {
  email: 'email',
  booking: 'reservation',
  map: 'hasMap',
};

/** What the structured data of the business say of how it is reached; of a kind that stands there once, the first. */
export function contactData(settings: ContactSettings) {
  const main = contactNamed(settings, defaultCallContact);
  const all = Object.entries(settings.contacts).map(([name, contact]) => ({
    contact,
    // The main telephone is told though it be a placeholder: a search engine wants one.
    as:
      contact.structuredData ??
      (name === main?.name && takesCalls(contact)
        ? 'telephone'
        : contact.placeholder
          ? 'none'
          : usual[contact.kind]),
  }));
  const listed = (as: Contact['structuredData']) =>
    all.filter((one) => one.as === as).map(({ contact }) => contact);
  const telephone = listed('telephone')[0]?.phone;
  const email = listed('email')[0]?.email;
  const points = listed('contactPoint');
  const profiles = listed('sameAs').map((contact) => contactAddress(contact, ''));
  const [map] = listed('hasMap');
  const [booking] = listed('reservation');
  return {
    ...(telephone === undefined ? {} : { telephone }),
    ...(email === undefined ? {} : { email }),
    ...(points.length > 0
      ? {
          contactPoint: points.map((contact) => ({
            '@type': 'ContactPoint' as const,
            ...(contact.phone === undefined ? {} : { telephone: contact.phone }),
            ...(contact.email === undefined ? {} : { email: contact.email }),
            ...(contact.label === undefined ? {} : { contactType: contact.label }),
            url: contactAddress(contact, ''),
          })),
        }
      : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(map ? { hasMap: contactAddress(map, '') } : {}),
    ...(booking
      ? {
          potentialAction: {
            '@type': 'ReserveAction' as const,
            target: contactAddress(booking, ''),
          },
        }
      : {}),
  };
}
