/** Icons of the sprite that the document puts once into each page that uses one (24 × 24). */
export const icons = {
  chat: { viewBox: '0 0 24 24', markup: '<path fill-rule="evenodd" d="M12 2a10 10 0 0 0-8.7 14.9L2 22l5.3-1.3A10 10 0 1 0 12 2zM8 8.5h8v2H8zm0 4h5.5v2H8z"/>' },
  call: {
    viewBox: '0 0 24 24',
    markup: '<path d="M6.6 2.5 10 3.3l1 4.7-2.6 2a14 14 0 0 0 5.6 5.6l2-2.6 4.7 1 .8 3.4c0 2.5-1.7 4.1-4.1 4.1C9.5 21.5 2.5 14.5 2.5 6.6c0-2.4 1.6-4.1 4.1-4.1z"/>',
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
