import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ShareDrawing } from '../../render/resolved-page.ts';
import { escapeXml } from '../../render/escape.ts';

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

/** The picture as SVG, 1200 × 630: the wall, the words painted on it, the gate half open with light behind. */
export function shareSvg({ heading, brand, tagline }: ShareDrawing): string {
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
  const slats = Array.from(
    { length: 9 },
    (_, index) => `<path d="M${1004 + index * 22} 268V468"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Special Gothic" fill="#11181c">
<path fill="#e3e9ea" d="M0 0h1200v630H0z"/><path fill="#ffb01f" d="M700 240h300v310H700z"/>
<g stroke="#11181c" stroke-width="5" fill="none"><path d="M0 550h1200M700 550V240h300"/><path fill="#fdfefe" d="M980 232h260v310H980z"/>${slats}<path d="M980 500h240"/></g>
<text x="72" y="110" font-size="40">${escapeXml(brand)}</text>${texts}<text x="72" y="610" font-size="36">${escapeXml(tagline)}</text></svg>`;
}

/** Draws a page's picture as PNG with the TTF at `fontFile`; the same drawing gives the same bytes. */
export function drawSharePicture(drawing: ShareDrawing, siteDir: string, font: string): Uint8Array {
  const fontFile = join(siteDir, font);
  readFileSync(fontFile);
  const picture = new Resvg(shareSvg(drawing), {
    fitTo: { mode: 'width', value: 1200 },
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Special Gothic' },
  });
  return picture.render().asPng();
}
