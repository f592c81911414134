import type { BundledSchema } from '../content/schemas.ts';
import type { SiteSettings } from '../content/site-settings.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Site } from '../content/validate.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { ContactUse } from '../client/contact-kinds.ts';
import type { Placement } from '../render/resolved-page.ts';
import type { RenderedBlockType, ResolvedButton } from '../render/types.ts';
import { contactNamed, contactWords } from '../resolve/business/named-contact.ts';
import { fillMessage } from '../resolve/buttons.ts';
import { contactOf, contactTarget } from '../resolve/contacts.ts';
import { markdownLinks } from '../resolve/markdown-text.ts';
import type { ButtonOrigin, FieldOrigin, OriginEntry } from '../resolve/origins/origin.ts';
import type { RecordedPage } from './site-origins.ts';

/** A button, or a link in a text, that opens a chat or calls. */
export interface ContactButton {
  /** Path of the page that it stands on. */
  readonly page: string;
  readonly block: RenderedBlockType;
  readonly placement: Placement;
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
type FoundContact = Omit<ContactButton, 'page' | 'block' | 'placement'>;

/** Every contact button of a page, and every link in its texts that chats or calls, in order of the page. */
export function contactButtons(site: Site, { page, record }: RecordedPage): ContactButton[] {
  const settings = site.settings.document;
  return record.blocks.flatMap(({ written: { block, placement }, entries, ofFact }, position) => {
    const { props } = page.blocks[position]!;
    const facts = site.schemas.factsOf(block.type).flatMap(ofFact);
    const { properties = {} } = site.schemas.block(block.type);
    const found = [
      ...entries.flatMap((entry) =>
        entry.kind === 'button'
          ? contactOfButton(entry, ownLabel(entry, entries, props), props, settings)
          : linkedContacts(entry, props, settings),
      ),
      ...facts.flatMap((entry) =>
        entry.kind === 'button'
          ? contactOfButton(entry, labelOfFact(entry, properties, props), props, settings)
          : linkedContacts(entry, props, settings),
      ),
    ];
    return found.map((one) => ({ page: page.path, block: block.type, placement, ...one }));
  });
}

type Props = Readonly<Record<string, unknown>>;

/** What is read on a button, and how that is written. */
type ButtonLabel = Pick<FoundContact, 'label' | 'writtenLabel'>;

const valueAt = (props: Props, at: Pointer) =>
  at.reduce<unknown>((inside, step) => (inside as Props | null | undefined)?.[step], props);

/** The label of a button that a document has. */
function ownLabel(
  { at }: ButtonOrigin,
  entries: readonly OriginEntry[],
  props: Props,
): ButtonLabel {
  const pointer = [...at, 'label'].join('/');
  const entry = entries.find(({ kind, at }) => kind === 'field' && at.join('/') === pointer);
  const { label } = valueAt(props, at) as ResolvedButton;
  const [source] = entry?.kind === 'field' ? entry.sources : [];
  return { label, writtenLabel: source?.written ?? label };
}

/** The label of a button that the engine makes: the text of the block's own field for it (`x-label`), else the button's. Null where the block has a button in its place. */
function labelOfFact(
  { at }: ButtonOrigin,
  fields: Readonly<Record<string, BundledSchema>>,
  props: Props,
): ButtonLabel | null {
  const [fact, use] = at;
  if (fact === 'quickContact' && props[use!]) return null;
  const own = Object.keys(fields).find((name) => fields[name]!['x-label'] === at.join('.'));
  const text = own === undefined ? undefined : props[own];
  const button = valueAt(props, at) as ResolvedButton | null;
  if (!button) return null;
  const label = typeof text === 'string' ? text : button.label;
  return { label, writtenLabel: label };
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

function contactOfButton(
  { at, contact, message, file, pointer }: ButtonOrigin,
  label: ButtonLabel | null,
  props: Props,
  settings: SiteSettings,
): FoundContact[] {
  const button = valueAt(props, at) as ResolvedButton;
  if (!label || button.kind === 'link') return [];
  const given = new Map(message?.references.map(({ name, text }) => [name, text]));
  return [
    {
      kind: button.kind,
      ...label,
      ...contactFields(contact && contact.name, settings),
      message: message?.text ?? '',
      writtenMessage: fillMessage(message?.written ?? '', (token) => given.get(token) ?? null),
      file,
      pointer,
    },
  ];
}

/** The contacts whose addresses a field writes, by itself or in links of its text. */
function linkedContacts(
  { at, sources, computed }: FieldOrigin,
  props: Props,
  settings: SiteSettings,
): FoundContact[] {
  const [source] = sources;
  if (computed || !source) return [];
  const { text, file, pointer } = source;
  const around = valueAt(props, at.slice(0, -1)) as Props | undefined;
  const named = [around?.label, around?.name].find((name) => typeof name === 'string');
  const links = contactTarget(text)
    ? [{ label: (named as string | undefined) ?? text, target: text }]
    : markdownLinks(text);
  return links.flatMap(({ label, target }): FoundContact[] => {
    const found = contactTarget(target);
    if (!found) return [];
    const known = contactFields(contactOf(found, settings.contacts), settings);
    return [
      {
        kind: found.kind,
        label,
        writtenLabel: label,
        ...known,
        number: known.number ?? (found.number === '' ? null : `+${found.number}`),
        message: found.text,
        writtenMessage: found.text,
        file,
        pointer,
      },
    ];
  });
}
