/** Icons of the sprite that the document puts once into each page that uses one (24 × 24). */
export const icons = {
  chat: {
    viewBox: '0 0 24 24',
    markup:
      '<path fill-rule="evenodd" d="M12 2a10 10 0 0 0-9 15l-1 5 5-1a10 10 0 1 0 5-19zM8 8h8v2H8zm0 4h5v2H8z"/>',
  },
  call: {
    viewBox: '0 0 24 24',
    markup: '<path d="M6 3l4 1 1 4-3 2q2 4 6 6l2-3 4 1 1 4q0 3-3 4Q3 21 2 6q1-3 4-3z"/>',
  },
} as const;

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
