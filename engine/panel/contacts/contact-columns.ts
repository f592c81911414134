import type { Contact } from '#schemas/types';
import type { ContactFigure } from '../../blog/post-store.ts';
import { contactKinds, type ContactUse } from '../../client/contact-kinds.ts';
import type { OpeningWords } from '../../words/panel.ts';

/** A use of contacts, with its words. */
export type ContactColumn = {
  readonly use: ContactUse;
} & OpeningWords['contacts']['uses'][ContactUse];

/** All uses, in the order in which they are shown. */
const everyUse = ['chat', 'call', 'book', 'write', 'find'] as const satisfies readonly ContactUse[];

/** The words of a use; a chat goes by the name of its application where the site has one alone. */
export function wordsOfUse(
  use: ContactUse,
  kinds: readonly Contact['kind'][],
  { uses, chats }: OpeningWords['contacts'],
): OpeningWords['contacts']['uses'][ContactUse] {
  const of = kinds.filter((kind) => contactKinds[kind].use === use);
  if (use !== 'chat' || of.length !== 1) return uses[use];
  return chats[of[0] as keyof typeof chats];
}

/** The uses that the contacts of the site have, and those that were clicked all the same: of a contact that is no more. */
export function contactColumns(
  rows: readonly Pick<ContactFigure, 'kind'>[],
  kinds: readonly Contact['kind'][],
  words: OpeningWords['contacts'],
): ContactColumn[] {
  const present = new Set([
    ...kinds.map((kind) => contactKinds[kind].use),
    ...rows.map(({ kind }) => kind),
  ]);
  return everyUse
    .filter((use) => present.has(use))
    .map((use) => ({ use, ...wordsOfUse(use, kinds, words) }));
}
