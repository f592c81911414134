// What can be read on what: the pairs of colours that count (docs/design.md, «Contrast»), and those of a theme that fail.
import type { Theme } from '#schemas/types';
import { usualColours, type Colours } from './usual-colours.ts';

/** Luminance of `#rrggbb` or `#rgb`, as WCAG 2 defines it; 0 to 1. */
function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** How much two colours differ, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
}

/** A colour of words or marks, what it stands on, how much they have to differ, and whether in dark bands. */
export interface ColourPair {
  readonly words: string;
  readonly ground: string;
  readonly least: number;
  readonly inNight?: boolean;
}

const on = (grounds: string, least: number, ...words: readonly string[]): ColourPair[] =>
  words.flatMap((one) => grounds.split(' ').map((ground) => ({ words: one, ground, least })));

/** Every pair that somebody has to tell apart on a page; `bad`, which the panel alone has, is not of a theme's making. */
export const colourPairs: readonly ColourPair[] = [
  ...on('paper wall face', 4.5, 'ink', 'soft'),
  ...on('ink', 4.5, 'paper'),
  ...on('chat chat-press', 4.5, 'chat-on'),
  ...on('paper wall', 4.5, 'chat-word'),
  ...on('amber', 4.5, 'on-amber'),
  ...on('chat-deep', 4.5, 'night-ink'),
  ...on('night night-2', 4.5, 'night-ink', 'night-soft'),
  { words: 'chat-on', ground: 'chat', least: 4.5, inNight: true },
  { words: 'chat-word', ground: 'night', least: 4.5, inNight: true },
  ...on('paper wall', 3, 'edge'),
  ...on('night', 3, 'amber'),
  ...on('amber', 3, 'chat-deep'),
];

/** A pair that differs too little. `scheme`: in which the theme has to be changed. */
export interface FaintPair extends ColourPair {
  readonly scheme: 'light' | 'dark';
  readonly ratio: number;
  readonly colours: readonly [words: string, ground: string];
}

/** The pairs of a theme that differ too little, of those that it changes; with what it leaves alone as the design has it. */
export function faintPairs({ light = {}, dark = {}, night = {} }: Theme): FaintPair[] {
  const day: Colours = { ...usualColours.light, ...light };
  // What `light` sets counts in the dark as well; the styles have it after those of the design.
  const dusk: Colours = { ...usualColours.light, ...usualColours.dark, ...light, ...dark };
  return (['light', 'dark'] as const).flatMap((scheme) =>
    colourPairs.flatMap((pair) => {
      const base = scheme === 'light' ? day : dusk;
      const colours = pair.inNight ? { ...base, ...usualColours.night, ...night } : base;
      const own = { ...light, ...(scheme === 'dark' ? dark : {}), ...(pair.inNight ? night : {}) };
      if (!(pair.words in own || pair.ground in own)) return [];
      const both = [colours[pair.words]!, colours[pair.ground]!] as const;
      const ratio = contrast(...both);
      return ratio < pair.least ? [{ ...pair, scheme, ratio, colours: both }] : [];
    }),
  );
}
