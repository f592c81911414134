import type { Button } from '#schemas/types';
import type { SiteSettings } from '../content/site-settings.ts';
import {
  defaultCallContact,
  defaultChatContact,
  isButton,
  mainChatButton,
} from '../resolve/buttons.ts';
import { contactKinds, type ContactUse } from '../client/contact-kinds.ts';
import { contactNamed, contactWords } from '../resolve/business/named-contact.ts';
import { serviceButton } from '../resolve/business/service-button.ts';
import { contactOf, contactTarget, type ContactTarget } from '../resolve/contacts.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { markdownLinks } from '../resolve/markdown-text.ts';
import type { ResolvedPage, Slot } from '../render/resolved-page.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { BundledSchema } from '../content/schemas.ts';
import type { Site } from '../content/validate.ts';
import type { Facts, RenderedBlockType, ResolvedButton } from '../render/types.ts';
import { blockSourceOf, writtenBlocks } from '../resolve/partials/written-blocks.ts';

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
  /** Where it was written; `placeAt` gives line and column, which takes reading the file once more. */
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

/** What is said of a button, beside the block that it stands in. */
type Found = Omit<ContactButton, 'page' | 'block' | 'slot'>;

interface Around {
  readonly settings: SiteSettings;
  /** True on a page that has a place: a message may have another text there. */
  readonly onRegion: boolean;
  readonly file: SourceFile;
}

function contactFields(
  name: string | null,
  settings: SiteSettings,
): Pick<Found, 'contact' | 'number' | 'placeholder'> {
  const found = name === null ? null : contactNamed(settings, name);
  return {
    contact: found && found.name,
    number: found && contactWords(found.contact),
    placeholder: found?.contact.placeholder === true,
  };
}

/** A button that reaches a contact. */
type ContactLink = Exclude<ResolvedButton, { readonly kind: 'link' }>;

/** The text that an address of ours has in it: of a chat, or of a letter. */
const textIn = (href: string): string => {
  const { searchParams } = new URL(href);
  return searchParams.get('text') ?? searchParams.get('body') ?? '';
};

/** A button of a document: its contact and its message have names, and a contact may have a message of its own. */
function namedContact(
  button: Button,
  { label, href, kind, way }: ContactLink,
  pointer: Pointer,
  { settings, onRegion, file }: Around,
): Found {
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
): Found {
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

const raw = (label: unknown, link: unknown, pointer: Pointer, around: Around): Found[] => {
  const target = typeof link === 'string' ? contactTarget(link) : null;
  return target
    ? [rawContact(typeof label === 'string' ? label : String(link), target, pointer, around)]
    : [];
};

/** The contacts below a resolved value; `written` is that value as the document has it. */
function contactsBelow(
  value: unknown,
  written: unknown,
  pointer: Pointer,
  around: Around,
): Found[] {
  if (typeof value === 'string')
    return markdownLinks(value).flatMap(({ label, target }) => raw(label, target, pointer, around));
  if (value === null || typeof value !== 'object') return [];
  if (typeof written === 'object' && written !== null && isButton(written)) {
    const button = value as ResolvedButton;
    return button.kind === 'link'
      ? raw(button.label, button.href, [...pointer, 'link'], around)
      : [namedContact(written, button, pointer, around)];
  }
  const inside = (step: string | number) =>
    (written as Readonly<Record<string | number, unknown>> | undefined)?.[step];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      contactsBelow(item, inside(index), [...pointer, index], around),
    );
  const fields = value as Readonly<Record<string, unknown>>;
  return [
    ...raw(fields.name, fields.link, [...pointer, 'link'], around),
    ...Object.entries(fields).flatMap(([name, field]) =>
      name === 'link' ? [] : contactsBelow(field, inside(name), [...pointer, name], around),
    ),
  ];
}

/** The contacts that the engine puts into a block: services, the main numbers, links of the menus. They are written in `site.yaml`. */
function contactsOfFacts(
  { properties: fields = {} }: BundledSchema,
  facts: Partial<Facts>,
  props: Readonly<Record<string, unknown>>,
  around: Around,
): Found[] {
  /** What is read on the button of a fact: the text of the block's own field for it (`x-label`), else its label. */
  const labelOf = (button: ResolvedButton, name: string) => {
    const own = Object.keys(fields).find((field) => fields[field]!['x-label'] === name);
    const label = own === undefined ? undefined : props[own];
    return typeof label === 'string' ? label : button.label;
  };
  const { services = [], quickContact, headerMenu = [], mobileMenu = [] } = facts;
  return [
    ...services.flatMap(({ name, button }, index) => {
      const written = button && serviceButton(around.settings, name, button.label);
      return written && button.kind !== 'link'
        ? [namedContact(written, button, ['services', index], around)]
        : [];
    }),
    ...(['chat', 'call'] as const).flatMap((use) => {
      const button = props[use] ? null : quickContact?.[use];
      if (!button || button.kind === 'link') return [];
      const label = labelOf(button, `quickContact.${use}`);
      const name = use === 'chat' ? defaultChatContact : defaultCallContact;
      const written =
        use === 'chat' ? mainChatButton(around.settings, label) : { label, call: name };
      return [namedContact(written, button, ['contacts', name], around)];
    }),
    ...headerMenu.flatMap((item, index) =>
      item.kind === 'link'
        ? raw(item.label, item.href, ['menus', 'header', index, 'link'], around)
        : [],
    ),
    ...mobileMenu.flatMap(({ label, href }, index) =>
      raw(label, href, ['menus', 'mobile', index, 'link'], around),
    ),
  ];
}

/** Every contact button of the pages, and every link in their texts that chats or calls, in order of the pages; `pages` are those of `site`. */
export function contactButtons(site: Site, pages: readonly ResolvedPage[]): ContactButton[] {
  const documents = new Map(site.pages.map((page) => [page.document.path, page]));
  const { document: settings, file: settingsFile } = site.settings;
  return pages.flatMap((page) => {
    const document = documents.get(page.path) ?? null;
    const onRegion =
      document?.document.region !== undefined || document?.document.variant !== undefined;
    return writtenBlocks(site, blockSourceOf(site, document)).flatMap(
      ({ block, slot, file, pointer }, position) => {
        const props = page.blocks[position]?.props ?? {};
        const facts = site.schemas.factsOf(block.type);
        const own = Object.fromEntries(
          Object.entries(props).filter(([name]) => !facts.includes(name)),
        );
        const added = Object.fromEntries(
          Object.entries(props).filter(([name]) => facts.includes(name)),
        ) as Partial<Facts>;
        const found = [
          ...contactsBelow(own, block, pointer, { settings, onRegion, file }),
          ...contactsOfFacts(site.schemas.block(block.type), added, props, {
            settings,
            onRegion,
            file: settingsFile,
          }),
        ];
        return found.map((button): ContactButton => ({
          page: page.path,
          block: block.type,
          slot,
          ...button,
        }));
      },
    );
  });
}
