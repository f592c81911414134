import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao upgrade`. */
export const upgrade: CommandWords['upgrade'] = {
  about: 'brings the documents of an earlier version to the one that is installed',
  nothing: 'The documents are those of this version already.',
  says: {
    schemaLine: 'The schema line says where the schemas of the site are now.',
    ownPicture:
      'An opening of the library shows the map or nothing: a picture of its own is now a block of the site, in blocks/hero.',
    answersPage: 'The search says in link which page it opens without JavaScript.',
    roles:
      'The schemas of own blocks say in x-role what each text is; check those that no person reads.',
    confirmed:
      'A claim says in "confirmed" who verified it, when and from what; without that it is open, and sample goes.',
    promotions:
      'What speaks of a promotion says in show that it appears only while that holds: the item of the list, or the block.',
  },
  documents: ({ count }) => (count === 1 ? 'Changes 1 document.' : `Changes ${count} documents.`),
  byHand: 'Left to do by hand:',
  left: {
    places: ({ places }) =>
      `These blocks are written in a way that cannot be changed safely: ${places}. Put each field on a line of its own, type first, without & or *, and run the command again.`,
    blocks: ({ types }) =>
      `These blocks are not in the library: ${types}. If the site is of an earlier version, they are now its own: put each into blocks/, as docs/upgrading.md says.`,
    keyPhrases:
      'The score of posts no longer counts phrases that the engine knew. To have it count those of the site, write them in blog.keyPhrases, in site.yaml.',
    entry: 'The folder entry/ has no use any more: delete it.',
  },
};
