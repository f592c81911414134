import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Theme } from '#schemas/types';
import { drawSharePicture } from '../../../engine/media/draw-share-picture.ts';

const drawing = { file: '/media/share/a.png', heading: 'Lapa & Barra', brand: 'B', tagline: 'T' };
const font = join(import.meta.dirname, '../../../site/media/special-gothic-bold.ttf');

/** The picture of a theme, as red, green, blue of a pixel. */
async function draw(theme: Partial<Theme>, ground?: string) {
  const dir = mkdtempSync(join(tmpdir(), 'portao-share-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'media'));
  cpSync(font, join(dir, 'media/letter.ttf'));
  if (ground) writeFileSync(join(dir, 'media/ground.svg'), ground);
  const browserColor = { light: '#ffffff', dark: '#000000' };
  const whole: Theme = { browserColor, shareFont: '/media/letter.ttf', ...theme };
  const { data, info } = await sharp(drawSharePicture(drawing, dir, whole))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3).subarray(0, 3)];
  const has = (colour: readonly number[]) => {
    for (let i = 0; i < data.length; i += 3)
      if (colour.every((part, c) => data[i + c] === part)) return true;
    return false;
  };
  return { at, has };
}

test('has the colours of the site, and its words', async () => {
  const light = { paper: '#ff0000', ink: '#0000ff', amber: '#00ff00' };
  const { at, has } = await draw({ light });
  expect(at(1, 1)).toEqual([255, 0, 0]);
  expect(at(1, 620)).toEqual([0, 255, 0]);
  expect(has([0, 0, 255])).toBe(true);
});

test('lies on the ground of the site', async () => {
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#123456" d="M0 0h1200v630H0z"/></svg>';
  const { at, has } = await draw({ shareGround: '/media/ground.svg' }, ground);
  expect(at(1, 1)).toEqual([0x12, 0x34, 0x56]);
  expect(at(1199, 629)).toEqual([0x12, 0x34, 0x56]);
  expect(has([0x11, 0x18, 0x1c])).toBe(true);
});

test('is not drawn without the letters that the theme names', async () => {
  await expect(draw({ shareFont: '/media/none.ttf' })).rejects.toThrow('ENOENT');
});
