import type { documents as reference } from '../../pt-BR/problems/documents.ts';

/** What the system says when a file cannot be read, in words. */
const readFaults: Readonly<Record<string, string>> = {
  EISDIR: 'there is a folder of this name',
  EACCES: 'the permission to read it is missing',
  EPERM: 'the permission to read it is missing',
  ENOENT: 'it does not exist',
};

/** Problems of files as a whole: reading, encoding, syntax, names that two of them claim. */
export const documents: typeof reference = {
  'site-missing': {
    what: (p) => `The file ${p.file} is missing.`,
    fix: () => 'Create it, or name the folder of the site with --site DIR.',
  },
  'file-unreadable': {
    what: (p) => `The file could not be read: ${readFaults[p.reason] ?? p.reason}.`,
    fix: () => 'Check that it exists, that it is a file and that you may read it.',
  },
  'file-too-large': {
    what: (p) =>
      `The file has ${p.bytes.toLocaleString('en')} bytes; the limit is ${p.limit.toLocaleString('en')}.`,
    fix: () => 'Split the text into pages or partials (partials).',
  },
  'file-encoding': {
    what: () => 'The file is not UTF-8 text.',
    fix: () => 'Save it again in the editor as UTF-8.',
  },
  'file-empty': {
    what: () => 'The file is empty.',
    fix: () => 'Write the document, or delete the file.',
  },
  'file-link': {
    what: () => 'This is a symbolic link; the site reads only real files and folders.',
    fix: () => 'Copy the file or folder that the link shows to this place, or delete the link.',
  },
  'document-deep': {
    what: (p) => `The document has more than ${p.limit} levels, one inside the other.`,
    fix: () =>
      'Check the indentation of this line, and the brackets and braces left open before it.',
  },
  'document-aliases': {
    what: (p) =>
      `The document repeats too much with "*name": at most ${p.limit}, never inside the part itself, and 1 MiB in all.`,
    fix: () =>
      'Write the text in its place, or use a partial (partials). A text that begins with * goes in quotes.',
  },
  'document-slow': {
    what: (p) =>
      `The document has too many parts to be read in ${p.seconds} seconds; reading stopped here.`,
    fix: () => 'Split the document into pages or partials (partials).',
  },
  'document-long': {
    what: (p) => `There are ${p.count} items or fields in one place; the limit is ${p.limit}.`,
    fix: () => 'Split the list into pages or partials (partials).',
  },
  'page-blocks-many': {
    what: (p) =>
      `Here the page has more than ${p.limit} blocks, those of the partials that it uses included.`,
    fix: () => 'Remove blocks, or check whether a partial uses another many times.',
  },
  'reference-long': {
    what: (p) =>
      `With "{{${p.name}}}" the text grows too long: a value has up to ${p.limit} letters, and the whole text up to 10000.`,
    fix: () => 'Shorten the value, or write the text in a partial (partials).',
  },
  'document-tag': {
    what: (p) => `"${p.tag}" would be a YAML tag, and the site uses none.`,
    fix: () => 'Delete the tag. A text that begins with ! goes in quotes.',
  },
  'text-character': {
    what: (p) => `The text has a character that cannot be shown (${p.character}).`,
    fix: () => 'Delete it: write the text again instead of pasting it.',
  },
  'text-blank': {
    what: () => 'This text has nothing but spaces.',
    fix: () => 'Write the text, or delete the field.',
  },
  'text-long': {
    what: (p) => `This text has ${p.length} letters; the limit of one text is ${p.limit}.`,
    fix: () => 'Split the text into blocks, or check whether a quote is left open.',
  },
  'problems-many': {
    what: (p) =>
      `This document has at least ${p.more} more ${p.more === 1 ? 'problem' : 'problems'}; the first ${p.shown} are shown.`,
    fix: () => 'Correct those above and check again.',
  },
  'path-duplicate': {
    what: (p) => `The path "${p.path}" already belongs to ${p.other}.`,
    fix: () => 'Change "path" in one of the two files, or delete one of them.',
  },
  'name-duplicate': {
    what: (p) =>
      p.of === 'region'
        ? `There is a region "${p.name}" already, the end of the path of ${p.other}.`
        : `There is a partial "${p.name}" already: ${p.other}.`,
    fix: (p) =>
      p.of === 'region'
        ? 'Neighbours and variants call the region by this name: change the end of one of the two paths.'
        : 'Pages call the partial by this name: change the name of one of the two files.',
  },
  'file-shadows-page': {
    what: (p) => `The file media/root/${p.file} would take the place of the page "${p.path}".`,
    fix: () => 'Give the file another name, or the page another path.',
  },
  'root-file-reserved': {
    what: (p) =>
      p.why === 'folder'
        ? `The file media/root/${p.file} would stand where the pages below "/${p.file}" need a folder.`
        : p.why === 'host'
          ? `The file ${p.file} is written by every build, with the redirects and headers of the site.`
          : `The address "/${p.file}" belongs to files that the build writes for its own pages.`,
    fix: (p) =>
      p.why === 'host'
        ? 'Delete the file from media/root; redirects stand in "redirects" of site.yaml.'
        : 'Give the file another name, or put it into another folder of media/root.',
  },
};
