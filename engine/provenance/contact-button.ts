import type { Button } from '#schemas/types';
import { contactKinds, type ContactUse } from '../client/contact-kinds.ts';
import type { SiteSettings } from '../content/site-settings.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { Slot } from '../render/resolved-page.ts';
import type { RenderedBlockType, ResolvedButton } from '../render/types.ts';
import { defaultChatContact } from '../resolve/buttons.ts';
import { contactNamed, contactWords } from '../resolve/business/named-contact.ts';
import { contactOf, contactTarget, type ContactTarget } from '../resolve/contacts.ts';

/** A button, or a link in a text, that opens a chat or calls. */
export interface ContactButton {
  /** Path of the page that it stands on. */
  readonly page: string;
  readonly block: RenderedBlockType;
  readonly slot: Slot;
  readonly kind: ContactUse;
  /** What is read on it. */
  readonly label: string;
  /** Its label as it was written, with references. */
  readonly writtenLabel: string;
  /** International, `+5511900000000`, or what else the contact is known by; null where nobody knows it. */
  readonly number: string | null;
  /** Name of the contact in `site.yaml`; null for a number that it does not know. */
  readonly contact: string | null;
  readonly placeholder: boolean;
  /** Text that a chat or a letter begins with; empty where none can be written. */
  readonly message: string;
  /** The text with the button's own values put in, and the references of the place still open: equal on every page of one kind. */
  readonly writtenMessage: string;
  /** Where it was written; `locationAt` gives line and column, which takes reading the file once more. */
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

/** What is said of a button, beside the block that it stands in. */
export type FoundContact = Omit<ContactButton, 'page' | 'block' | 'slot'>;

/** What a button is read with. */
export interface Around {
  readonly settings: SiteSettings;
  /** True on a page that has a place: a message may have another text there. */
  readonly onRegion: boolean;
  readonly file: SourceFile;
}

function contactFields(
  name: string | null,
  settings: SiteSettings,
): Pick<FoundContact, 'contact' | 'number' | 'placeholder'> {
  const found = name === null ? null : contactNamed(settings, name);
  return {
    contact: found && found.name,
    number: found && contactWords(found.contact),
    placeholder: found?.contact.placeholder === true,
  };
}

/** A button that reaches a contact. */
export type ContactLink = Exclude<ResolvedButton, { readonly kind: 'link' }>;

/** The text that an address of ours has in it: of a chat, or of a letter. */
const textIn = (href: string): string => {
  const { searchParams } = new URL(href);
  return searchParams.get('text') ?? searchParams.get('body') ?? '';
};

/** A button of a document: its contact and its message have names, and a contact may have a message of its own. */
export function namedContact(
  button: Button,
  { label, href, kind, way }: ContactLink,
  pointer: Pointer,
  { settings, onRegion, file }: Around,
): FoundContact {
  const name = button.call ?? button.reach ?? button.contact ?? defaultChatContact;
  const found = {
    kind,
    label,
    writtenLabel: button.label,
    ...contactFields(name, settings),
    file,
    pointer,
  };
  if (!contactKinds[way].takesText) return { ...found, message: '', writtenMessage: '' };
  const messageName = button.chat ?? contactNamed(settings, name)?.contact.message ?? '';
  const message = Object.hasOwn(settings.messages, messageName)
    ? settings.messages[messageName]
    : undefined;
  const values = button.values ?? {};
  const template = (onRegion ? message?.onRegion : undefined) ?? message?.text ?? '';
  const writtenMessage = template.replace(
    /\{\{\s*([a-z][A-Za-z]*)\s*\}\}/g,
    (whole, token: string) => (Object.hasOwn(values, token) ? values[token]! : whole),
  );
  return { ...found, message: textIn(href), writtenMessage };
}

/** A written address: the number has to be looked up. */
function rawContact(
  label: string,
  target: ContactTarget,
  pointer: Pointer,
  { settings, file }: Around,
): FoundContact {
  const known = contactFields(contactOf(target, settings.contacts), settings);
  const number = known.number ?? (target.number === '' ? null : `+${target.number}`);
  return {
    kind: target.kind,
    label,
    writtenLabel: label,
    ...known,
    number,
    message: target.text,
    writtenMessage: target.text,
    file,
    pointer,
  };
}

/** What is written as an address, where that is a contact's. */
export const linkedContact = (
  label: unknown,
  link: unknown,
  pointer: Pointer,
  around: Around,
): FoundContact[] => {
  const target = typeof link === 'string' ? contactTarget(link) : null;
  return target
    ? [rawContact(typeof label === 'string' ? label : String(link), target, pointer, around)]
    : [];
};
