import type { SiteSettings } from '../content/site-settings.ts';
import { contactKinds } from '../client/contact-kinds.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { dialledFor } from './business/phone.ts';

/** What a written address opens: a chat or a call. */
export interface ContactTarget {
  readonly kind: 'chat' | 'call';
  /** Digits only; empty where the address names an account by a code (`https://wa.me/message/…`). */
  readonly number: string;
  /** Text of the chat that is already written; empty for a call. */
  readonly text: string;
}

type Contacts = SiteSettings['contacts'];

const digits = (text: string) => text.replace(/\D/g, '');
const chatHosts = new Set([
  'wa.me',
  'www.wa.me',
  'api.whatsapp.com',
  'web.whatsapp.com',
  'www.whatsapp.com',
  'whatsapp.com',
]);
/** Police, ambulance, fire brigade: three digits, nobody's own number. */
const publicService = /^\d{3}$/;

/** The chat or the call that an address opens; null for any other address, and for one that only shares a text. */
export function contactTarget(link: string): ContactTarget | null {
  if (link.startsWith('tel:')) {
    const number = digits(decode(link.slice('tel:'.length).split(';', 1)[0]!));
    return publicService.test(number) ? null : { kind: 'call', number, text: '' };
  }
  if (!/^https?:\/\//.test(link) || !URL.canParse(link)) return null;
  const { hostname, pathname, searchParams } = new URL(link);
  if (!chatHosts.has(hostname)) return null;
  const text = searchParams.get('text') ?? '';
  const [first = ''] = pathname.slice(1).split('/');
  if (!hostname.endsWith('wa.me'))
    return first === 'send' && searchParams.has('phone')
      ? { kind: 'chat', number: digits(searchParams.get('phone')!), text }
      : null;
  if (first === '') return null;
  return { kind: 'chat', number: digits(decode(first)), text };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** True if the number is dialled so; a call may leave the country out (`11900000000`, `011900000000`), a chat may not. */
const isNumberOf = (phone = '', { kind, number }: ContactTarget): boolean =>
  phone === `+${number}` || (kind === 'call' && dialledFor(number, phone) === phone);

/** Name in `site.yaml` of the contact that a target reaches, one for this use first; null if none has the number. */
export function contactOf(target: ContactTarget, contacts: Contacts): string | null {
  const found = Object.entries(contacts).filter(([, { phone }]) => isNumberOf(phone, target));
  return (
    (found.find(([, { kind }]) => contactKinds[kind].use === target.kind) ?? found[0])?.[0] ?? null
  );
}

/** The contact whose number looks most like a mistyped one, or null. */
export function nearestContact(
  { number }: ContactTarget,
  contacts: Contacts,
): { readonly name: string; readonly phone: string } | null {
  const phone = nearest(
    `+${number}`,
    Object.values(contacts).flatMap(({ phone: known }) => known ?? []),
  );
  const entry = Object.entries(contacts).find(([, contact]) => contact.phone === phone);
  return entry && phone ? { name: entry[0], phone } : null;
}
