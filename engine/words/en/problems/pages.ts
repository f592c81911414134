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
  'phone-invalid': {
    what: (p) =>
      ({
        short: `"${p.phone}" has too few digits for a phone number.`,
        long: `"${p.phone}" has too many digits for a phone number.`,
        country: `"${p.phone}" begins with the code of no country.`,
        unknown: `"${p.phone}" is no phone number that is in use anywhere.`,
      })[p.reason],
    fix: (p) =>
      p.meant === null
        ? 'Write + and the code of the country, then that of the area and the number. While there is none, write "placeholder: true" beside it.'
        : `Write: "${p.meant}"`,
  },
  'video-unframable': {
    what: (p) =>
      p.known
        ? `"${p.embed}" is a page that does not open inside of another: visitors would see an empty frame.`
        : `Nobody knows whether "${p.embed}" opens inside of another page.`,
    fix: (p) =>
      p.meant !== null
        ? `Write: ${p.meant}`
        : 'Use the address for embedding, which YouTube, Vimeo and Google Drive give under "Share".',
  },
  'link-local': {
    what: (p) => `The link "${p.link}" works on this computer or this network alone.`,
    fix: (p) =>
      p.path === null
        ? 'Write the public address of the page.'
        : `Write only the path of the page: ${p.path}`,
  },
  'link-unknown': {
    what: (p) => `The link "${p.link}" leads to no page.`,
    fix: (p) => didYouMean(p.nearest, 'Check the address, or create the page.'),
  },
  'anchor-unknown': {
    what: (p) =>
      `The link "${p.link}" points to "#${p.anchor}", and that page has nothing of this name.`,
    fix: (p) =>
      p.hidden
        ? `Give what has the link the same "show" as the block "${p.anchor}" (${p.page}), or take "#${p.anchor}" off the link.`
        : didYouMean(
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
    what: (p) => `The file "${p.src}" is not in media.`,
    fix: (p) => didYouMean(p.nearest, 'Put the file into media, or correct the name.'),
  },
  'image-unreadable': {
    what: (p) =>
      p.cut
        ? `The image "${p.src}" is not whole, or is damaged.`
        : `Width and height of "${p.src}" could not be read.`,
    fix: () => 'Export the image again as JPEG, PNG, WebP, AVIF, or as SVG with width and height.',
  },
  'image-too-large': {
    what: (p) =>
      p.bytes > 0
        ? `The image "${p.src}" has ${(p.bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB; the limit is ${Math.round(p.mostBytes / 1_000_000)} MB.`
        : `The image "${p.src}" has ${p.width.toLocaleString('en')} x ${p.height.toLocaleString('en')} pixels; the limit is ${Math.round(p.most / 1_000_000)} million.`,
    fix: () => 'Export it smaller: a width of 2,400 pixels is enough for any screen.',
  },
  'image-format': {
    what: (p) =>
      p.is === 'heic'
        ? `The image "${p.src}" is a HEIC photograph, which hardly anything but a device of Apple shows.`
        : p.is === 'tiff'
          ? `The image "${p.src}" is a TIFF, which browsers do not show.`
          : `The image "${p.src}" is ${p.is.toUpperCase()} inside, and its name says something else.`,
    fix: (p) =>
      p.is === 'heic'
        ? 'Export it as JPEG. On an iPhone: Settings, Camera, Formats, "Most Compatible"; or send the photograph to yourself by mail.'
        : p.is === 'tiff'
          ? 'Export it as JPEG or PNG.'
          : `Change the end of its name to ".${p.is}", of the file and here.`,
  },
  'image-narrow': {
    what: (p) =>
      p.shared
        ? `The image "${p.src}" is ${p.width} pixels wide: social networks show one of less than ${p.least} small, beside the title.`
        : `The image "${p.src}" is ${p.width} pixels wide and stands up to ${p.least} wide: it looks blurred.`,
    fix: (p) => `Use the original photograph, ${p.least * 2} pixels wide or more.`,
  },
  'media-unused': {
    what: (p) => `No page shows the image "${p.src}".`,
    fix: () => 'Delete the file, or show it on a page.',
  },
  'image-unsafe': {
    what: (p) =>
      `The SVG "${p.src}" has something that a browser runs, or fetches from elsewhere: ${p.found}`,
    fix: () =>
      'Delete that part, or export the drawing again as a plain SVG of shapes, texts and colours alone.',
  },
  'film-refused': {
    what: (p) =>
      ({
        format: `The film "${p.src}" is no MP4 and no WebM of that name.`,
        cut: `The film "${p.src}" is not whole, or is damaged.`,
        data: `The film "${p.src}" has a track of texts or data beside pictures and sound: there drones write, for one, where they went.`,
        blind: `The film "${p.src}" has no pictures.`,
      })[p.is],
    fix: () =>
      'Export it again as MP4 (H.264) with pictures and sound alone, in a video editor; or send it to yourself by WhatsApp and take the file that arrives.',
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
