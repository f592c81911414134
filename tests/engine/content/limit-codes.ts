// Problems of what is hostile or out of all proportion: limits.test.ts and hostile-files.test.ts make each of them.

/** Codes of the problems that a limit has. */
export const limitCodes: readonly string[] = [
  'document-aliases',
  'document-deep',
  'document-long',
  'document-slow',
  'document-tag',
  'file-link',
  'page-blocks-many',
  'problems-many',
  'reference-long',
  'text-blank',
  'text-character',
  'text-long',
];
