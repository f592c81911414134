/** A family of drawings: lines alone, two tones, or filled and on a plate. */
export type DrawingFamily = 'lines' | 'tones' | 'stamp';

/** By the name that a theme has for each: its package, and how names end in it. */
export const drawingFamilies: Readonly<
  Record<DrawingFamily, { readonly package: string; readonly suffix: string }>
>;

/** The name in its package of each drawing of a family, by our name. */
export function drawingsOf(family: DrawingFamily): Readonly<Record<string, string>>;

/** True for a drawing that only families have. */
export function isOfFamilies(name: string): boolean;

/** The family that `site.yaml` in `siteDir` names, null where it names none or cannot be read. */
export function familyNamed(siteDir: string): DrawingFamily | null;

/** Names that documents of the site in `siteDir` may have beside those of the library and its own: none where its theme names no family. */
export function familyNames(siteDir: string): readonly string[];
