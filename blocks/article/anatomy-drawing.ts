// The large drawing of the guide: a sliding gate half open, seen from the yard, on a ground of 640 × 384. The same classes
// as the family in parts/drawings.ts (t tone, s spark, k ink, n no fill, x no line, r rack); the lamp is its one lit point.
import type { AnatomyPart } from '#schemas/types';

/** Ground of the drawing, SVG user units. */
export const viewBox = '0 0 640 384';

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const slats = range(190, 606, 20)
  .map((x) => `M${x} 92v160`)
  .join('');

/** Everything but the numbers. */
export const markup = [
  '<path class="n" d="M0 334h640"/>',
  // Both pillars, with the lamp on the near one, and the beam between their photocells.
  '<path class="t" d="M26 62h36v272H26zM300 62h36v272h-36z"/><path class="n" d="M74 250h108" stroke-dasharray="2 9"/><path d="M62 240h12v20H62z"/>',
  '<path class="t" d="M33 52h22v10H33z"/><path class="s" d="M35 52V42q0-9 9-9t9 9v10z"/><path class="n" d="M44 24v-9M26 31l-6-6M62 31l6-6"/>',
  // The leaf on its rail.
  '<path class="t" d="M62 326h574v8H62z"/><path d="M176 82h444v172H176z"/>',
  `<path class="n" d="M176 92h444${slats}"/>`,
  '<path class="t" d="M176 252h444v52H176z"/><path class="n r" d="M184 274h430"/><path class="n" d="M176 268h444"/>',
  '<circle cx="216" cy="312" r="14"/><circle class="k" cx="216" cy="312" r="3"/><circle cx="580" cy="312" r="14"/><circle class="k" cx="580" cy="312" r="3"/>',
  '<path class="k" d="M592 260h20v9h-20z"/>',
  // The motor: gear, housing with its cooling slots and its lock, and the board behind an open cover.
  '<use href="#gear" class="t" transform="translate(364 302) scale(1.15)"/><circle cx="364" cy="302" r="6"/>',
  '<path class="t" d="M368 326h124v8H368z"/><path d="M384 326V286h96v40z"/><path class="n" d="M394 296v20M404 296v20M414 296v20"/>',
  '<path class="t" d="M380 286v-52q0-16 16-16h72q16 0 16 16v52z"/><path d="M396 232h56v42h-56z"/>',
  '<path class="n" d="M412 240h18v18h-18zM406 244h6M406 252h6M430 244h6M430 252h6M403 266h22M444 238v28"/>',
  '<circle cx="462" cy="306" r="8"/><path class="k" d="M460 300h4v12h-4z"/>',
].join('');

/** Where the number of a part stands and where its line ends, SVG user units. */
export const places: Readonly<
  Record<
    AnatomyPart,
    { readonly x: number; readonly y: number; readonly to: readonly [number, number] }
  >
> = {
  leaf: { x: 240, y: 140, to: [240, 140] },
  track: { x: 216, y: 362, to: [216, 330] },
  rack: { x: 530, y: 214, to: [529, 272] },
  motor: { x: 364, y: 362, to: [364, 302] },
  board: { x: 422, y: 170, to: [422, 250] },
  release: { x: 462, y: 362, to: [462, 315] },
  limit: { x: 596, y: 214, to: [602, 264] },
  photocell: { x: 118, y: 206, to: [68, 250] },
  lamp: { x: 108, y: 42, to: [50, 46] },
};
