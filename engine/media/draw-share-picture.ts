import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Theme } from '#schemas/types';
import type { ShareDrawing } from '../render/resolved-page.ts';
import { escapeXml } from '../render/escape.ts';

/** Letters of the heading that fit on one line of the picture. */
const lineLength = 15;

/** The heading in lines, broken at spaces. */
function lines(heading: string): string[] {
  const out: string[] = [];
  for (const word of heading.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= lineLength)
      out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

/** What the picture is drawn with where the theme does not say otherwise: the colours of `blocks/parts/base.css` by day. */
const colours = { paper: '#f8fafa', ink: '#11181c', amber: '#ffb01f' };

/** The ground of a site that has none of its own: the page's colour, with the accent at the foot. */
const plainGround = ({ paper, amber }: typeof colours) =>
  `<path fill="${paper}" d="M0 0h1200v630H0z"/><path fill="${amber}" d="M0 558h1200v72H0z"/>`;

/** What a drawing program writes before the outermost element; within another drawing it is an error. */
const prologue = /^(?:\s|<\?[^]*?\?>|<!DOCTYPE[^>]*>|<!--[^]*?-->)*/;

/** The picture as SVG, 1200 × 630: the ground (SVG of the site, or null), and the words on it. */
export function shareSvg(
  { heading, brand, tagline }: ShareDrawing,
  light: Theme['light'],
  ground: string | null,
): string {
  const used = { ...colours, ...light };
  const rows = lines(heading);
  const size = Math.min(
    128,
    Math.floor(360 / rows.length),
    Math.floor(1180 / Math.max(...rows.map((row) => row.length))),
  );
  const texts = rows
    .map(
      (row, index) =>
        `<text x="72" y="${230 + index * size}" font-size="${size}">${escapeXml(row)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="${used.ink}">${ground ?? plainGround(used)}
<text x="72" y="110" font-size="40">${escapeXml(brand)}</text>${texts}<text x="72" y="610" font-size="36">${escapeXml(tagline)}</text></svg>`;
}

/** Draws a page's picture as PNG with the letters and on the ground of the theme; the same drawing gives the same bytes. */
export function drawSharePicture(drawing: ShareDrawing, siteDir: string, theme: Theme): Uint8Array {
  const read = (src: string) => readFileSync(join(siteDir, src));
  const ground = theme.shareGround
    ? read(theme.shareGround).toString().replace(prologue, '')
    : null;
  const fontFile = join(siteDir, theme.shareFont!);
  // It would draw no letters, and say nothing.
  read(theme.shareFont!);
  const picture = new Resvg(shareSvg(drawing, theme.light, ground), {
    fitTo: { mode: 'width', value: 1200 },
    font: { fontFiles: [fontFile], loadSystemFonts: false },
  });
  return picture.render().asPng();
}
