import type { Contact } from '#schemas/types';

/** A line drawing of 24 × 24, all of it in the colour of the words beside it. */
interface IconDrawing {
  readonly viewBox: string;
  readonly markup: string;
}

/** Icons of the sprite that the document puts once into each page that uses one: the sign of each kind of contact. */
export const icons: Readonly<Record<Contact['kind'], IconDrawing>> = {
  // A bubble with a receiver cut out of it: the one is drawn against the clock, the other with it.
  whatsapp: {
    viewBox: '0 0 24 24',
    markup:
      '<path d="M12 2a10 10 0 0 0-9 15l-1 5 5-1a10 10 0 1 0 5-19zM9 8l2 .5.5 2-1.5 1q1 2 3 3l1-1.5 2 .5.5 2q0 1.5-1.5 2Q7.5 17 7 9.5q.5-1.5 2-1.5z"/>',
  },
  telegram: {
    viewBox: '0 0 24 24',
    markup: '<path d="M22 3 2 11l6 2.5L18 7l-7.5 8v5l3-3.5 4.5 3.5z"/>',
  },
  email: {
    viewBox: '0 0 24 24',
    markup: '<path d="M2 5h20v2l-10 6L2 7zM2 9.5l10 6 10-6V19H2z"/>',
  },
  booking: {
    viewBox: '0 0 24 24',
    markup:
      '<path fill-rule="evenodd" d="M6 2h3v3h6V2h3v3h4v17H2V5h4zM4.5 10v9.5h15V10zM7 12.5h4.5V17H7z"/>',
  },
  map: {
    viewBox: '0 0 24 24',
    markup:
      '<path fill-rule="evenodd" d="M12 2a7 7 0 0 1 7 7q0 5-7 13Q5 14 5 9a7 7 0 0 1 7-7zm0 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"/>',
  },
  telephone: {
    viewBox: '0 0 24 24',
    markup: '<path d="M6 3l4 1 1 4-3 2q2 4 6 6l2-3 4 1 1 4q0 3-3 4Q3 21 2 6q1-3 4-3z"/>',
  },
};

/** Name of an icon of the sprite. */
export type IconName = keyof typeof icons;

/** A decorative icon as large as the text (`.i`). */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
