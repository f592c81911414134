import type { Button, Contact, Message } from '#schemas/types';
import { nearest } from '../diagnostics/suggest.ts';
import {
  addressFields,
  contactAddress,
  contactNamed,
  contactNames,
  defaultChatContact,
  type NamedContact,
} from './business/named-contact.ts';
import { reportReference } from './reference-problems.ts';
import { replaceReferences } from './replace-references.ts';
import type { Scope } from './references/scope.ts';
import type { SourceLocation, Report } from '../content/report.ts';
import { contactKinds, takesCalls, type ContactField } from '../client/contact-kinds.ts';
import { wordsToken } from '../client/search.ts';
import type { ResolvedButton } from '../render/types.ts';

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
): NamedContact | null {
  const found = contactNamed(settings, name);
  if (!found) {
    const known = contactNames(settings);
    report.add(at, 'contact-unknown', { name, nearest: nearest(name, known), known });
    return null;
  }
  const { contact } = found;
  if (use !== 'reach' && !fitsUse(contact, use, found.name !== name))
    report.add(
      at,
      'contact-wrong-use',
      { name, use, kind: contact.kind },
      { related: { file: settingsFile, pointer: ['contacts', found.name], part: 'key' } },
    );
  return found;
}

/** What a button is made of, beside what stands in it: by names of `site.yaml`. */
export interface ButtonParts {
  /** The contact that it reaches, and the fields of that which say where; null for one that there is not. */
  readonly contact: { readonly name: string; readonly fields: readonly ContactField[] } | null;
  /** The message that its chat begins with, and which text of that. */
  readonly message: { readonly name: string; readonly field: 'text' | 'onRegion' } | null;
}

/** What a message says on a page is the site's: the same on every page of a place, whatever page or partial its button is on. */
export const messageScope = (scope: Scope): Scope => ({ ...scope, values: null, facts: null });

/** A message with what `valueOf` gives for its own words in braces, `{{service}}`; null leaves one as it is. */
export const fillMessage = (text: string, valueOf: (token: string) => string | null) =>
  text.replace(
    /\{\{\s*([a-z][A-Za-z]*)\s*\}\}/g,
    (whole, token: string) => valueOf(token) ?? whole,
  );

/** True for a message that reads otherwise on the pages of a place. */
export const isOfPlace = ({ text, onRegion }: Message) =>
  onRegion !== undefined || /\{\{\s*region\./.test(text);

/** The text of a message that a page shows. */
const messageField = (name: string, { settings, place }: Scope) =>
  place && settings.messages[name]!.onRegion ? 'onRegion' : 'text';

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
  if (isOfPlace(message)) scope.dependsOn?.('place');
  const field = messageField(name, scope);
  const text = message[field] ?? '';
  const filled = fillMessage(text, (token) => {
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
  const ofSite = messageScope(scope);
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

/**
 * A button with its address: a contact's, with its text where one can be written already, or a link as it stands. `inside`:
 * where each of its fields was written, for their problems. `made`: told what it is made of, where it reaches a contact.
 */
export function resolveButton(
  button: Button,
  scope: Scope,
  inside: (field: string) => SourceLocation,
  report: Report,
  made?: (parts: ButtonParts) => void,
): ResolvedButton {
  const { label, chat, call, reach, values = {} } = button;
  if (call !== undefined) {
    const found = contactFor(call, 'call', scope, inside('call'), report);
    made?.({ contact: found && { name: found.name, fields: ['phone'] }, message: null });
    const { contact } = found ?? { contact: nobody.call };
    return { label, kind: 'call', href: `tel:${contact.phone ?? ''}`, way: 'telephone' };
  }
  if (chat === undefined && reach === undefined)
    return { label, kind: 'link', href: button.link ?? '' };
  const [name, use] =
    reach === undefined
      ? [button.contact ?? defaultChatContact, 'chat' as const]
      : [reach, 'reach' as const];
  const field = reach === undefined ? (button.contact === undefined ? 'chat' : 'contact') : 'reach';
  const found = contactFor(name, use, scope, inside(field), report);
  const { contact } = found ?? { contact: nobody[use] };
  const { takesText } = contactKinds[contact.kind];
  const message = takesText ? (chat ?? contact.message) : undefined;
  const text =
    message === undefined
      ? ''
      : messageText(message, values, scope, inside(chat === undefined ? field : 'chat'), report);
  made?.({
    contact: found && { name: found.name, fields: addressFields(contact) },
    message:
      message !== undefined && Object.hasOwn(scope.settings.messages, message)
        ? { name: message, field: messageField(message, scope) }
        : null,
  });
  return {
    label,
    kind: contactKinds[contact.kind].use,
    href: contactAddress(contact, text),
    way: contact.kind,
    ...(contact.icon ? { icon: contact.icon } : {}),
  };
}
