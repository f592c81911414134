import { countryName } from '../../country-name.ts';
import { didYouMean } from './did-you-mean.ts';
import type { pages as reference } from '../../pt-BR/problems/pages.ts';

/** Problems of finished pages: links, images, canonical paths, redirects, titles, the company's number. */
export const pages: typeof reference = {
  'cnpj-invalid': {
    what: (p) =>
      p.reason === 'shape'
        ? `"${p.cnpj}" is no CNPJ: that is 12 letters or digits, and 2 digits at the end.`
        : `"${p.cnpj}" is no CNPJ: the 2 digits at the end do not match the other 12.`,
    fix: () =>
      'Copy the number from the registration, such as "11.222.333/0001-81". Until you have it, write "placeholder: true" beside it.',
  },
  'postal-code-invalid': {
    what: (p) => `"${p.postalCode}" is not a postal code (${countryName(p.country, 'en')}).`,
    fix: () =>
      'Write it as addresses of that country do, or give the country of the business in "country", two letters.',
  },
  'link-unknown': {
    what: (p) => `The link "${p.link}" leads to no page.`,
    fix: (p) => didYouMean(p.nearest, 'Check the address, or create the page.'),
  },
  'anchor-unknown': {
    what: (p) =>
      `The link "${p.link}" points to "#${p.anchor}", and that page has nothing of this name.`,
    fix: (p) =>
      didYouMean(
        p.nearest === null ? null : `#${p.nearest}`,
        `Write "id: ${p.anchor}" in the block that the link should lead to (${p.page}), or take "#${p.anchor}" off the link.`,
      ),
  },
  'contact-number-unknown': {
    what: (p) =>
      `The link "${p.link}" ${p.kind === 'chat' ? 'opens a chat with' : 'calls'} a number that is not in site.yaml.`,
    fix: (p) =>
      (p.nearest
        ? `Did you mean ${p.nearest.phone}, the contact "${p.nearest.name}"? `
        : 'Write the number in site.yaml under "contacts". ') +
      `In a button, use "${p.kind}" instead of the link.`,
  },
  'image-missing': {
    what: (p) => `The file "${p.src}" is not in site/media.`,
    fix: (p) => didYouMean(p.nearest, 'Put the file into site/media, or correct the name.'),
  },
  'image-unreadable': {
    what: (p) => `Width and height of "${p.src}" could not be read.`,
    fix: () => 'Export the image again as JPEG, PNG, WebP, AVIF, or as SVG with width and height.',
  },
  'canonical-unknown': {
    what: (p) => `The canonical path "${p.path}" belongs to no page.`,
    fix: (p) => didYouMean(p.nearest, 'Check the address, or remove the field.'),
  },
  'redirect-shadows-page': {
    what: (p) => `The redirect from "${p.path}" hides the page at that path.`,
    fix: () => 'Remove the redirect, or change the path of the page.',
  },
  'redirect-refused': {
    what: (p) => `The field "${p.field}" of the redirect will not do: it ${p.reason}.`,
    fix: () =>
      'Write an old path such as /contact in "from" and a path or https address in "to", one redirect a path.',
  },
  'title-duplicate': {
    what: (p) => `The title "${p.title}" is already that of ${p.other}.`,
    fix: () => 'Give each page a title of its own.',
  },
  'anchor-duplicate': {
    what: (p) =>
      p.own
        ? `The name "${p.id}" belongs to a fixed part of every page.`
        : `The page "${p.path}" has another place of the name "${p.id}".`,
    fix: () => 'Give this place another "id": a link leads to the first one only.',
  },
  'description-duplicate': {
    what: (p) => `The description is the same as that of ${p.other}.`,
    fix: () => 'Give each page a description of its own.',
  },
};
