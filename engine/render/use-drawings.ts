import { createContext } from 'react';

/** One drawing: its `viewBox` in SVG user units and its markup without the `<svg>` element. */
export interface DrawingSource {
  readonly viewBox: string;
  readonly markup: string;
  /** True where it was drawn to be small, and is loud or empty when it is large: its `<svg>` has the class `dense`. */
  readonly dense?: boolean;
}

/** Drawings by name. */
export type Drawings = Readonly<Record<string, DrawingSource>>;

/** Hands blocks the drawings of the family that the theme names; the renderer provides it, null where it names none. */
export const DrawingsContext = createContext<Drawings | null>(null);
