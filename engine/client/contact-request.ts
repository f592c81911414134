import { callRequest } from './site-request.ts';

/** A click on a contact. */
export interface ContactClick {
  /** Path of the page: `/vila-nova`. */
  readonly page: string;
  /** What the contact is for (`ContactUse`): `chat`, `call`, `book`. */
  readonly kind: string;
  /** Type of the block that the button stands in, or `other`. */
  readonly block: string;
}

/** Counts one click; the answer says whether it was counted. Apart from the reader's requests: every page loads it. */
export const countContactRequest = ({ page, kind, block }: ContactClick) =>
  callRequest('count_contact', { page, kind, block });
