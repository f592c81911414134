// Drawings that a site installs with npm, in the form of its own: the classes of shapes give them their colours.
import { readFileSync } from 'node:fs';
import { drawingFamilies, drawingsOf, type DrawingFamily } from '#schemas/drawing-families';
import type { DrawingSource } from '../render/use-drawings.ts';
import { packageFile } from './package-file.ts';

/** A set of Iconify as its package has it: SVG markup by name, on a square as wide as `width`. */
interface IconSet {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The file of a family, from the packages that the site in `siteDir` can import; null where its package is not installed. */
export const drawingsFile = (siteDir: string, family: DrawingFamily): string | null =>
  packageFile(siteDir, `${drawingFamilies[family].package}/icons.json`);

/** What its package says of itself, its version with it; empty where it is not installed. */
export function drawingsVersion(siteDir: string, family: DrawingFamily): string {
  const file = packageFile(siteDir, `${drawingFamilies[family].package}/package.json`);
  return file === null ? '' : readFileSync(file, 'utf8');
}

/** The drawings in the file of a family, by our name. */
export function readDrawings(
  file: string,
  family: DrawingFamily,
): Readonly<Record<string, DrawingSource>> {
  const { width, icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const viewBox = `0 0 ${width} ${width}`;
  return Object.fromEntries(
    Object.entries(drawingsOf(family)).flatMap(([name, inSet]) => {
      const icon = icons[inSet];
      if (!icon) return [];
      const markup = painted[family](icon.body, width);
      return [[name, { viewBox, markup, dense: true }]];
    }),
  );
}

/** Shapes without their own colours; what the set has as a faint tone is of our class `t`. */
const bare = (body: string) =>
  body
    .replace(/ opacity="[^"]*"/g, ' class="t"')
    .replace(/ (?:fill|color|stroke[\w-]*)="[^"]*"/g, '')
    .replace(/<g>([^]*)<\/g>/, '$1');

/** How each family is drawn. */
const painted: Readonly<Record<DrawingFamily, (body: string, width: number) => string>> = {
  lines: (body) => `<g class="n">${bare(body)}</g>`,
  tones: (body) => `<g class="k x">${bare(body)}</g>`,
  stamp: (body, width) =>
    `<rect class="t x" width="${width}" height="${width}" rx="${width / 5}"/><g class="k x" transform="translate(${width * 0.17} ${width * 0.17}) scale(.66)">${bare(body)}</g>`,
};
