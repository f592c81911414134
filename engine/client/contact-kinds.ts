import type { Contact } from '#schemas/types';

/** What a visitor does with a contact: chats, calls, books an hour, writes a letter, finds the way. Clicks are counted by it. */
export type ContactUse = 'chat' | 'call' | 'book' | 'write' | 'find';

/** A field of a contact that can be its address. */
export type ContactField = 'phone' | 'user' | 'email' | 'url' | 'coordinates';

/** What a contact is for, and what its address is written in. */
interface ContactKind {
  readonly use: ContactUse;
  /** The fields that say where it is, one of which it needs. */
  readonly address: readonly ContactField[];
  /** True where a message can be written already. */
  readonly takesText: boolean;
}

/** Every kind of contact that `site.yaml` may have; the sign of a kind has its name (`blocks/parts/Icon.tsx`), its words too (`engine/words`). */
export const contactKinds: Readonly<Record<Contact['kind'], ContactKind>> = {
  whatsapp: { use: 'chat', address: ['phone'], takesText: true },
  telegram: { use: 'chat', address: ['user'], takesText: true },
  telephone: { use: 'call', address: ['phone'], takesText: false },
  email: { use: 'write', address: ['email'], takesText: true },
  booking: { use: 'book', address: ['url'], takesText: false },
  map: { use: 'find', address: ['url', 'coordinates'], takesText: false },
};

/** True for a contact that takes calls: a telephone, or a number of WhatsApp that says so. */
export const takesCalls = ({ kind, calls }: Contact) =>
  kind === 'telephone' || (kind === 'whatsapp' && calls === true);
