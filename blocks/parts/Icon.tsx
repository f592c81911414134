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
