import {
  defaultCallContact,
  defaultChatContact,
  isButton,
  mainChatButton,
} from '../resolve/buttons.ts';
import { serviceButton } from '../resolve/business/service-button.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { markdownLinks } from '../resolve/markdown-text.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { BundledSchema } from '../content/schemas.ts';
import type { Site } from '../content/validate.ts';
import type { Facts, ResolvedButton } from '../render/types.ts';
import { blockSourceOf, writtenBlocks } from '../resolve/partials/written-blocks.ts';
import {
  linkedContact,
  namedContact,
  type Around,
  type ContactButton,
  type FoundContact,
} from './contact-button.ts';

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

/** The contacts below a resolved value; `written` is that value as the document has it. */
function contactsBelow(
  value: unknown,
  written: unknown,
  pointer: Pointer,
  around: Around,
): FoundContact[] {
  if (typeof value === 'string')
    return markdownLinks(value).flatMap(({ label, target }) =>
      linkedContact(label, target, pointer, around),
    );
  if (value === null || typeof value !== 'object') return [];
  if (typeof written === 'object' && written !== null && isButton(written)) {
    const button = value as ResolvedButton;
    return button.kind === 'link'
      ? linkedContact(button.label, button.href, [...pointer, 'link'], around)
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
    ...linkedContact(fields.name, fields.link, [...pointer, 'link'], around),
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
): FoundContact[] {
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
        ? linkedContact(item.label, item.href, ['menus', 'header', index, 'link'], around)
        : [],
    ),
    ...mobileMenu.flatMap(({ label, href }, index) =>
      linkedContact(label, href, ['menus', 'mobile', index, 'link'], around),
    ),
  ];
}
