// Pairs of typefaces that a theme may name (`fonts`), and what stands in for each until it is there.
import type { Theme } from '#schemas/types';

/** Measures of a typeface: what a text is wide in it, weights 400 and 700, per cent of Arial regular; ascent and descent, per cent of its size. */
interface Measures {
  readonly widths: readonly [regular: number, bold: number];
  readonly ascent: number;
  readonly descent: number;
}

/** By the name of the package; measured in a browser (`tests/e2e/typefaces.test.ts`). */
export const typefaces = {
  'archivo-narrow': { widths: [82.3, 87.4], ascent: 103.5, descent: 31.2 },
  bitter: { widths: [101.3, 103], ascent: 93.5, descent: 26.5 },
  figtree: { widths: [99.7, 102.1], ascent: 95, descent: 25 },
  fraunces: { widths: [102.7, 109], ascent: 97.8, descent: 25.5 },
  lora: { widths: [103, 104.9], ascent: 100.6, descent: 27.4 },
  manrope: { widths: [101.9, 106.8], ascent: 106.6, descent: 30 },
  oswald: { widths: [80, 90.4], ascent: 119.3, descent: 28.9 },
  'public-sans': { widths: [102.7, 105], ascent: 95, descent: 22.5 },
  quicksand: { widths: [103.6, 108.4], ascent: 100, descent: 25 },
  'source-sans-3': { widths: [92.1, 96.8], ascent: 102.4, descent: 40 },
} satisfies Readonly<Record<string, Measures>>;

/** Width of Arial Bold, per cent of Arial regular. */
export const arialBold = 106.6;

/** A typeface for headings and one for the text. */
interface Pair {
  readonly headings: keyof typeof typefaces;
  readonly text: keyof typeof typefaces;
}

/** By the name that a theme has for each. */
export const pairs: Readonly<Record<NonNullable<Theme['fonts']>, Pair>> = {
  'archivo-public': { headings: 'archivo-narrow', text: 'public-sans' },
  'bitter-manrope': { headings: 'bitter', text: 'manrope' },
  'fraunces-figtree': { headings: 'fraunces', text: 'figtree' },
  'lora-figtree': { headings: 'lora', text: 'figtree' },
  'oswald-source': { headings: 'oswald', text: 'source-sans-3' },
  'quicksand-figtree': { headings: 'quicksand', text: 'figtree' },
};

/** The typefaces of the pair of a theme; none where it names no pair. */
export const namesOf = ({ fonts }: Pick<Theme, 'fonts'>): readonly string[] =>
  fonts ? [pairs[fonts].headings, pairs[fonts].text] : [];

const systemFaces = {
  regular: 'local(Arial),local("Liberation Sans"),local(Roboto),local(Roboto-Regular)',
  bold: 'local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold"),local(Roboto-Bold)',
};

/** A face of the system with the measures of `typeface` at a weight. */
function waitFace(family: string, typeface: Measures, weight: number): string {
  const isBold = weight >= 500;
  const [regular, bold] = typeface.widths;
  const width = regular + ((bold - regular) * (Math.min(weight, 700) - 400)) / 300;
  const size = width / (isBold ? arialBold : 100);
  const part = (value: number) => `${Number((value / size).toFixed(1))}%`;
  return [
    `@font-face{font-family:${family};font-weight:${isBold ? '500 900' : '400'};`,
    `src:${systemFaces[isBold ? 'bold' : 'regular']};size-adjust:${Number((size * 100).toFixed(1))}%;`,
    `ascent-override:${part(typeface.ascent)};descent-override:${part(typeface.descent)}}`,
  ].join('');
}

/** What is drawn until the typefaces of the pair are there, so that nothing moves when they come: `Wait` in the text, `HeadingWait` in headings. */
export function waitFaces({ fonts, font, headingFont, headings }: Theme): string {
  if (!fonts) return '';
  const pair = pairs[fonts];
  const text = typefaces[pair.text];
  return [
    ...(font ? [] : [waitFace('Wait', text, 400), waitFace('Wait', text, 700)]),
    ...(headingFont
      ? []
      : [waitFace('HeadingWait', typefaces[pair.headings], headings?.weight ?? 700)]),
  ].join('');
}
