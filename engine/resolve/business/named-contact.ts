// The contacts of a site by the names that its pages use: their own, and the roles that point to one of them.
import type { Contact } from '#schemas/types';
import type { SiteSettings } from '../../content/site-settings.ts';
import { contactKinds, type ContactField } from '../../client/contact-kinds.ts';
import { mapSearch } from '../../client/map-search.ts';

/** What contacts are looked up in. */
export type ContactSettings = Pick<SiteSettings, 'contacts' | 'contactRoles'>;

/** A contact and its own name in `contacts`. */
export interface NamedContact {
  readonly name: string;
  readonly contact: Contact;
}

/** Contact that a chat uses when its button names none. */
export const defaultChatContact = 'mainChat';

/** Contact that a call uses where the engine makes the button. */
export const defaultCallContact = 'main';

/** The contact that a name stands for: its own, or that of a role; null for a name that nobody knows. */
export function contactNamed(
  { contacts, contactRoles }: ContactSettings,
  name: string,
): NamedContact | null {
  if (Object.hasOwn(contacts, name)) return { name, contact: contacts[name]! };
  const own = Object.hasOwn(contactRoles, name) ? contactRoles[name]! : name;
  return Object.hasOwn(contacts, own) ? { name: own, contact: contacts[own]! } : null;
}

/** Every name that pages may call a contact by. */
export const contactNames = ({ contacts, contactRoles }: ContactSettings): string[] => [
  ...new Set([...Object.keys(contacts), ...Object.keys(contactRoles)]),
];

/** The fields that could say a contact's address, of which it has none; null if it has one. */
export function missingAddress(contact: Contact): readonly ContactField[] | null {
  const { address } = contactKinds[contact.kind];
  return address.some((field) => contact[field] !== undefined) ? null : address;
}

/** The field that a contact's address is written in; none for a contact without one. */
export const addressFields = (contact: Contact): readonly ContactField[] =>
  contactKinds[contact.kind].address.filter((field) => contact[field] !== undefined).slice(0, 1);

/** The address that a contact opens; `text`: what is already written where the kind takes words. */
export function contactAddress(contact: Contact, text: string): string {
  const { kind, phone = '+0', user = '', email = '', url, coordinates = [] } = contact;
  const words = encodeURIComponent(text);
  switch (kind) {
    case 'whatsapp':
      return `https://wa.me/${phone.slice(1)}${text && `?text=${words}`}`;
    case 'telegram':
      return `https://t.me/${user}${text && `?text=${words}`}`;
    case 'telephone':
      return `tel:${phone}`;
    case 'email':
      return `mailto:${email}${text && `?body=${words}`}`;
    case 'booking':
      return url ?? '';
    case 'map':
      return url ?? mapSearch(coordinates.join(','));
  }
}

/** What people know a contact by: its number, its user, its address. */
export const contactWords = ({ phone, user, email, url, coordinates = [] }: Contact): string =>
  phone ?? (user && `@${user}`) ?? email ?? url ?? coordinates.join(', ');
