import type { Contact } from '#schemas/types';

/** What a contact is for. */
interface ContactKind {
  readonly use: 'chat' | 'call';
}

/** Every kind of contact that `site.yaml` may have; the sign of a kind has its name (`blocks/parts/Icon.tsx`), its words too (`engine/words`). */
export const contactKinds: Readonly<Record<Contact['kind'], ContactKind>> = {
  whatsapp: { use: 'chat' },
  telephone: { use: 'call' },
};
