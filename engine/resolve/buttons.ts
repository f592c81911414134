import type { Button, Contact } from '#schemas/types';
import { nearest } from '../diagnostics/suggest.ts';
import { chatAddress } from './contacts.ts';
import { reportReference } from './reference-problems.ts';
import { replaceReferences, type Scope } from './references.ts';
import type { Place, Report } from '../content/report.ts';
import { contactKinds } from '../client/contact-kinds.ts';
import { wordsToken } from '../client/search.ts';
import type { ResolvedButton } from '../render/types.ts';

/** Contact that a chat uses when its button names none. */
export const defaultChatContact = 'mainChat';

/** A value that is a button: of all objects of a document only buttons have a label beside `chat`, `call` or `link`. */
export function isButton(value: object): value is Button {
  return 'label' in value && ('chat' in value || 'call' in value || 'link' in value);
}

/** What a button reaches where its contact does not exist, so that the rest of its page can be checked. */
const nobody: Readonly<Record<'chat' | 'call', Contact>> = {
  chat: { kind: 'whatsapp', phone: '+0' },
  call: { kind: 'telephone', phone: '+0' },
};

function contactFor(
  name: string,
  use: 'chat' | 'call',
  { settings, settingsFile }: Scope,
  at: Place,
  report: Report,
): Contact {
  const contact = Object.hasOwn(settings.contacts, name) ? settings.contacts[name] : undefined;
  if (!contact) {
    report.add(at, 'contact-unknown', {
      name,
      nearest: nearest(name, Object.keys(settings.contacts)),
      known: Object.keys(settings.contacts),
    });
    return nobody[use];
  }
  if (contactKinds[contact.kind].use !== use)
    report.add(
      at,
      'contact-wrong-use',
      { name, use, kind: contact.kind },
      { related: { file: settingsFile, pointer: ['contacts', name], part: 'key' } },
    );
  return contact;
}

/** The text of a message on a page, with the values of its button and the page's region. */
export function messageText(
  name: string,
  values: Readonly<Record<string, string>>,
  scope: Scope,
  at: Place,
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
  return replaceReferences(filled, scope, (fault) => {
    // One in a value of the button was told there.
    if (text.includes(fault.text))
      reportReference(
        fault,
        { file: settingsFile, pointer: ['messages', name, field] },
        scope,
        report,
        at,
      );
  });
}

/** A button with its address: chat (`wa.me`, text prefilled), call (`tel:`) or link as it stands. `inside`: where each of its fields was written, for their problems. */
export function resolveButton(
  button: Button,
  scope: Scope,
  inside: (field: string) => Place,
  report: Report,
): ResolvedButton {
  if (button.chat !== undefined) {
    const contact = contactFor(
      button.contact ?? defaultChatContact,
      'chat',
      scope,
      inside(button.contact === undefined ? 'chat' : 'contact'),
      report,
    );
    const text = messageText(button.chat, button.values ?? {}, scope, inside('chat'), report);
    return {
      label: button.label,
      kind: 'chat',
      href: chatAddress(contact.phone, text),
      way: contact.kind,
    };
  }
  if (button.call !== undefined) {
    const contact = contactFor(button.call, 'call', scope, inside('call'), report);
    return {
      label: button.label,
      kind: 'call',
      href: `tel:${contact.phone}`,
      way: contact.kind,
    };
  }
  return { label: button.label, kind: 'link', href: button.link ?? '' };
}
