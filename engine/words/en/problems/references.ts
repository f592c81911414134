import { list } from '../../wording.ts';
import { didYouMean } from './did-you-mean.ts';
import type { references as reference } from '../../pt-BR/problems/references.ts';

/** Problems of names that lead to other documents or to `site.yaml`. */
export const references: typeof reference = {
  'reference-unknown': {
    what: (p) => `"{{${p.name}}}" does not exist.`,
    fix: (p) =>
      didYouMean(
        p.nearest === null ? null : `{{${p.nearest}}}`,
        "The names are in site.yaml (claims, contacts, business), the page's region (region) and the values of the partial (values).",
      ),
  },
  'reference-no-region': {
    what: (p) =>
      `"{{${p.name}}}" works on the page of a region, and ${p.shared ? 'this text is on others as well' : 'this one has neither "region" nor "variant"'}.`,
    fix: (p) =>
      p.shared
        ? 'Take the reference out of here. In a message of site.yaml, write it under "onRegion".'
        : 'Write "region" in the page, or take the reference out of the text.',
  },
  'partial-no-region': {
    what: (p) =>
      `The partial "${p.partial}" works on the page of a region alone, and this one has neither "region" nor "variant".`,
    fix: () => 'Write "region" in the page, or do not use the partial in it.',
  },
  'reference-broken': {
    what: (p) =>
      p.closed
        ? `The braces that open in "${p.text}" are not closed.`
        : `The braces in "${p.text}" have no match.`,
    fix: (p) =>
      p.closed
        ? `Close them with }}: ${p.closed}`
        : 'Write the whole reference, like {{claims.technicians}}, or remove the braces.',
  },
  'message-unknown': {
    what: (p) => `The message "${p.name}" is not in site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `Use one of: ${list(p.known)}. Or write it in site.yaml under "messages".`,
      ),
  },
  'message-value-missing': {
    what: (p) => `The message "${p.message}" wants the value "${p.value}".`,
    fix: (p) => `Write in the button: values: { ${p.value}: … }.`,
  },
  'contact-unknown': {
    what: (p) => `The contact "${p.name}" is not in site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `Use one of: ${list(p.known)}. Or write it in site.yaml under "contacts".`,
      ),
  },
  'contact-role-unknown': {
    what: (p) => `The role "${p.role}" points to the contact "${p.name}", which does not exist.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        p.known.length > 0
          ? `Use one of: ${list(p.known)}. Or write it under "contacts".`
          : 'Write it under "contacts".',
      ),
  },
  'contact-address-missing': {
    what: (p) => `The contact "${p.name}" is of the kind "${p.kind}", and its address is missing.`,
    fix: (p) => `Write ${p.fields.map((field) => `"${field}: …"`).join(' or ')}.`,
  },
  'contact-wrong-use': {
    what: (p) =>
      `The contact "${p.name}" is of the kind "${p.kind}", which does not take ${p.use === 'chat' ? 'chats' : 'calls'}.`,
    fix: (p) =>
      `Use another contact, or make one in site.yaml under "contacts" with kind: ${p.use === 'chat' ? 'whatsapp' : 'telephone'}.`,
  },
  'group-unknown': {
    what: (p) => `The group "${p.name}" is not in site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `Use one of: ${list(p.known)}. Or write it in site.yaml under "regionGroups".`,
      ),
  },
  'layout-unknown': {
    what: (p) => `The layout "${p.name}" is not in site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `${p.known.length > 0 ? `Use one of: ${list(p.known)}. Or write it` : 'Write it'} in site.yaml, under "layouts". Without the field the page has the layout of all pages.`,
      ),
  },
  'layout-unframed': {
    what: (p) =>
      `The page chooses the layout "${p.name}" and says that it has none (frame: false).`,
    fix: () => 'Delete "layout" or "frame".',
  },
  'work-place-unknown': {
    what: (p) => `The job was done in "${p.name}", and no page of a place has this name.`,
    fix: (p) =>
      didYouMean(p.nearest, 'Write the end of the path of the page of the place, without a slash.'),
  },
  'work-service-unknown': {
    what: (p) => `The service of the job, "${p.path}", is no page of the site.`,
    fix: (p) =>
      didYouMean(p.nearest, 'Write the path of the page of the service, or delete the field.'),
  },
  'price-tag-unknown': {
    what: (p) => `The price tag "${p.name}" is not in site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `${p.known.length > 0 ? `Use one of: ${list(p.known)}. Or write it` : 'Write it'} in site.yaml, under "priceTags". Without the field the page has no price tag.`,
      ),
  },
  'author-unknown': {
    what: (p) => `The author "${p.name}" is not in site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `${p.known.length > 0 ? `Use one of: ${list(p.known)}. Or write it` : 'Write it'} in site.yaml under "authors", if it is a real person. Without the field, the author is the business.`,
      ),
  },
  'neighbour-unknown': {
    what: (p) => `The neighbour "${p.name}" is not the page of a region.`,
    fix: (p) => didYouMean(p.nearest, 'Take it off the list, or create its page, with "region".'),
  },
  'variant-unknown': {
    what: (p) => `"${p.name}" is not the page of a region.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        'Name in "variant.region" the path, without the slash, of the page of a region.',
      ),
  },
  'parent-unknown': {
    what: (p) => `The city "${p.name}", which the group belongs to, is not the page of a region.`,
    fix: (p) =>
      didYouMean(p.nearest, 'Name in "parent" the path, without the slash, of the page of a city.'),
  },
  'partial-unknown': {
    what: (p) => `The partial "${p.name}" is not in partials.`,
    fix: (p) => didYouMean(p.nearest, 'Create the file, or use the name of one that exists.'),
  },
  'safety-list-unknown': {
    what: (p) => `The list "${p.name}" is not in "lists" of safety.yaml.`,
    fix: (p) => didYouMean(p.nearest, 'Add it to "lists", or write the words instead of the name.'),
  },
  'partial-circle': {
    what: (p) => `The partial uses itself: ${p.chain.join(' → ')}.`,
    fix: () => 'Take one of the uses out of the circle.',
  },
  'partial-value-missing': {
    what: (p) => `The partial "${p.partial}" wants the value "${p.value}" (${p.about}).`,
    fix: (p) => `Write under "values": ${p.value}: …`,
  },
  'partial-value-unknown': {
    what: (p) => `The partial "${p.partial}" does not use the value "${p.value}".`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        p.known.length === 0
          ? 'Remove it: this partial has no values.'
          : `Remove it, or use one of: ${list(p.known)}.`,
      ),
  },
  'slot-unknown': {
    what: (p) => `The partial "${p.partial}" has no slot "${p.slot}".`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        p.known.length === 0
          ? 'This partial has no slots: write a block of the type slot with this name in it.'
          : `Use one of: ${list(p.known)}.`,
      ),
  },
  'slot-given-twice': {
    what: (p) =>
      p.verbs[0] === p.verbs[1]
        ? `The slot "${p.slot}" is in "${p.verbs[0]}" twice.`
        : `The slot "${p.slot}" is already in "${p.verbs[0]}".`,
    fix: (p) =>
      p.verbs[0] === p.verbs[1]
        ? 'Delete one of the two.'
        : 'Keep one: "fill" puts the blocks in place of those of the partial, "append" after them, "omit" does not show the slot.',
  },
  'slot-duplicate': {
    what: (p) => `The partial has two slots named "${p.slot}".`,
    fix: () => 'Give one of them another name.',
  },
  'slot-misplaced': {
    what: (p) =>
      p.where === 'page'
        ? `The slot "${p.slot}" is not in a partial.`
        : `The slot "${p.slot}" is inside of another slot.`,
    fix: (p) =>
      p.where === 'page'
        ? 'Write the blocks themselves here: slots belong to partials, and the pages that use those fill them.'
        : 'Put one after the other.',
  },
  'partial-unused': {
    what: (p) => `No page uses the partial "${p.partial}".`,
    fix: () => 'Use it in a page, or delete the file.',
  },
};
