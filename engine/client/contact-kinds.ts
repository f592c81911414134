import type { Contact } from '#schemas/types';

/** What a contact is for, its name as visitors read it, and the words that say how one is reached by it. */
interface ContactKind {
  readonly use: 'chat' | 'call';
  readonly label: string;
  readonly by: string;
}

/** Every kind of contact that `site.yaml` may have; the sign of a kind has its name (`blocks/parts/Icon.tsx`). */
export const contactKinds: Readonly<Record<Contact['kind'], ContactKind>> = {
  whatsapp: { use: 'chat', label: 'WhatsApp', by: 'pelo WhatsApp' },
  telephone: { use: 'call', label: 'Telefone', by: 'por telefone' },
};
