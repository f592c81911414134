import type { Button, Contact } from '#schemas/types';
import { nearest } from '../diagnostics/suggest.ts';
import { contactAddress, contactNamed, contactNames } from './business/named-contact.ts';
import { reportReference } from './reference-problems.ts';
import { replaceReferences, type Scope } from './replace-references.ts';
import type { SourceLocation, Report } from '../content/report.ts';
import { contactKinds, takesCalls } from '../client/contact-kinds.ts';
import { wordsToken } from '../client/search.ts';
import type { ResolvedButton } from '../render/types.ts';

/** Contact that a chat uses when its button names none. */
export const defaultChatContact = 'mainChat';

/** Contact that a call uses where the engine makes the button. */
export const defaultCallContact = 'main';

/** The button that the engine makes for the main chat: with the message `general`, where the site has none with that of the contact. */
export const mainChatButton = (
  { messages }: Pick<Scope['settings'], 'messages'>,
  label: string,
): Button =>
  Object.hasOwn(messages, 'general')
    ? { label, chat: 'general' }
    : { label, reach: defaultChatContact };

/** A value that is a button: of all objects of a document only buttons have a label beside what they do. */
export function isButton(value: object): value is Button {
  return 'label' in value && buttonActions.some((action) => action in value);
}

/** What a button can do; it does one of them. */
const buttonActions = ['chat', 'call', 'reach', 'link'];

/** What a button reaches where its contact does not exist, so that the rest of its page can be checked. */
const nobody: Readonly<Record<'chat' | 'call' | 'reach', Contact>> = {
  chat: { kind: 'whatsapp', phone: '+0' },
  call: { kind: 'telephone', phone: '+0' },
  reach: { kind: 'booking', url: '' },
};

/** Whether a contact may be used so. A role reaches what the site has, be it another way. */
function fitsUse(contact: Contact, use: 'chat' | 'call' | 'reach', isRole: boolean): boolean {
  if (use === 'call') return takesCalls(contact);
  return use === 'reach' || isRole || !['call', 'find'].includes(contactKinds[contact.kind].use);
}

function contactFor(
  name: string,
  use: 'chat' | 'call' | 'reach',
  { settings, settingsFile }: Scope,
  at: SourceLocation,
  report: Report,
): Contact {
  const found = contactNamed(settings, name);
  if (!found) {
    const known = contactNames(settings);
    report.add(at, 'contact-unknown', { name, nearest: nearest(name, known), known });
    return nobody[use];
  }
  const { contact } = found;
  if (use !== 'reach' && !fitsUse(contact, use, found.name !== name))
    report.add(
      at,
      'contact-wrong-use',
      { name, use, kind: contact.kind },
      { related: { file: settingsFile, pointer: ['contacts', found.name], part: 'key' } },
    );
  return contact;
}

/** The text of a message on a page, with the values of its button and the page's region. */
export function messageText(
  name: string,
  values: Readonly<Record<string, string>>,
  scope: Scope,
  at: SourceLocation,
  report: Report,
): string {
  const {
    settings: { messages },
    settingsFile,
  } = scope;
  const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
  if (!message) {
    report.add(at, 'message-unknown', {
      name,
      nearest: nearest(name, Object.keys(messages)),
      known: Object.keys(messages),
    });
    return '';
  }
  scope.dependsOn?.('place');
  const field = scope.place && message.onRegion ? 'onRegion' : 'text';
  const text = message[field] ?? '';
  const filled = text.replace(/\{\{\s*([a-z][A-Za-z]*)\s*\}\}/g, (_, token: string) => {
    if (Object.hasOwn(values, token)) return values[token]!;
    if (token === 'words') return wordsToken;
    report.add(
      at,
      'message-value-missing',
      { message: name, value: token },
      { related: { file: settingsFile, pointer: ['messages', name], part: 'key' } },
    );
    return '';
  });
  // A message is the site's: it says the same on every page of a place, whatever page or partial the button is on.
  const ofSite: Scope = { ...scope, values: null, facts: null };
  return replaceReferences(filled, ofSite, (fault) => {
    // One in a value of the button was told there.
    if (text.includes(fault.text))
      reportReference(
        fault,
        { file: settingsFile, pointer: ['messages', name, field] },
        ofSite,
        report,
        at,
      );
  });
}

/** A button with its address: a contact's, with its text where one can be written already, or a link as it stands. `inside`: where each of its fields was written, for their problems. */
export function resolveButton(
  button: Button,
  scope: Scope,
  inside: (field: string) => SourceLocation,
  report: Report,
): ResolvedButton {
  const { label, chat, call, reach, values = {} } = button;
  if (call !== undefined) {
    const contact = contactFor(call, 'call', scope, inside('call'), report);
    return { label, kind: 'call', href: `tel:${contact.phone ?? ''}`, way: 'telephone' };
  }
  if (chat === undefined && reach === undefined)
    return { label, kind: 'link', href: button.link ?? '' };
  const [name, use] =
    reach === undefined
      ? [button.contact ?? defaultChatContact, 'chat' as const]
      : [reach, 'reach' as const];
  const field = reach === undefined ? (button.contact === undefined ? 'chat' : 'contact') : 'reach';
  const contact = contactFor(name, use, scope, inside(field), report);
  const { takesText } = contactKinds[contact.kind];
  const message = chat ?? contact.message;
  const text =
    takesText && message !== undefined
      ? messageText(message, values, scope, inside(chat === undefined ? field : 'chat'), report)
      : '';
  return {
    label,
    kind: contactKinds[contact.kind].use,
    href: contactAddress(contact, text),
    way: contact.kind,
    ...(contact.icon ? { icon: contact.icon } : {}),
  };
}
