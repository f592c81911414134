// What is planned of a photograph before anything is made.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cleanPng } from '../../../engine/media/clean-png.ts';
import { cleanSvg } from '../../../engine/media/clean-svg.ts';
import {
  pictureMaker,
  planPicture,
  shownFocus,
  type PictureRecipe,
} from '../../../engine/media/picture-plan.ts';
import { Schemas } from '../../../engine/content/schemas.ts';
import type { BundledSchema } from '../../../engine/content/validators.ts';
import { png } from '../picture.ts';

const facts = { hash: 'aaaaaaaa', format: 'jpg', width: 4000, height: 3000 };
const widths = (recipe: Partial<PictureRecipe>, of = facts) =>
  planPicture(of, { path: 'a.jpg', ...recipe }, ['webp']).versions.map(({ width }) => width);

it('makes no version that is wider than the file, or than twice where it stands', () => {
  expect(widths({})).toEqual([360, 540, 720, 1080, 1600]);
  expect(widths({ width: 320 })).toEqual([360, 640]);
  expect(widths({ width: 160 })).toEqual([320]);
  expect(widths({}, { ...facts, width: 800, height: 600 })).toEqual([360, 540, 800]);
  expect(widths({}, { ...facts, width: 100, height: 75 })).toEqual([100]);
  expect(widths({ ratio: '9/16' }, { ...facts, width: 1200, height: 900 })).toEqual([360, 506]);
});

it('changes every address with the content, the crop and the focus, and with nothing else', () => {
  const addresses = (recipe: Partial<PictureRecipe>, hash = 'aaaaaaaa') =>
    planPicture({ ...facts, hash }, { path: 'a.jpg', ...recipe }, ['webp']).versions[0]!.address;
  const same = addresses({});
  expect(addresses({ width: 900 })).toBe(same);
  const others = [
    addresses({}, 'bbbbbbbb'),
    addresses({ ratio: '4/3' }),
    addresses({ ratio: '4/3', focus: [0, 0] }),
    addresses({ ratio: '1/1' }),
  ];
  expect(new Set([same, ...others]).size).toBe(5);
});

it('names the version of the library that makes the pictures', () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { dependencies: { sharp: string } };
  expect(pictureMaker).toBe(`sharp ${dependencies.sharp}`);
});

it('finds how a block shows an image in lists, groups and branches of its schema', () => {
  const image = { $ref: '#/definitions/Image' };
  const schema = {
    properties: {
      type: { const: 'works' },
      cover: { ...image, 'x-picture': { width: 300 } },
      items: { items: { properties: { photo: { ...image, 'x-picture': { ratio: '4/3' } } } } },
      side: { oneOf: [{ ...image, 'x-picture': { ratio: '1/1' } }, { type: 'string' }] },
      plain: image,
    },
  } as unknown as BundledSchema;
  const schemas = new Schemas({
    blocks: new Map([['works', { schema, validate: () => true }]]),
    drawings: [],
    ofFamily: [],
  });
  expect(Object.fromEntries(schemas.picturesOf('works'))).toEqual({
    cover: { width: 300 },
    'items/*/photo': { ratio: '4/3' },
    side: { ratio: '1/1' },
  });
});

it('leaves of a PNG what it is shown by, and nothing behind its end', () => {
  const whole = Buffer.from(png(9, 9));
  const text = Buffer.from('\0\0\0\x03tEXtabc....', 'latin1');
  const end = whole.subarray(0, 33);
  const rest = Buffer.from('\0\0\0\0IEND....', 'latin1');
  const written = Buffer.concat([end, text, rest, Buffer.from('PK zip')]);
  expect(cleanPng(written).equals(Buffer.concat([end, rest]))).toBe(true);
  expect(() => cleanPng(written.subarray(0, 45))).toThrow(RangeError);
});

it('leaves of a drawing what is drawn', () => {
  const path = '<path d="M0 0h9"/>';
  const notes = '<!-- by -->\n<svg:metadata id="a"><rdf:RDF/></svg:metadata><metadata/>';
  expect(cleanSvg(`<svg>${notes}${path}</svg>`)).toBe(`<svg>\n${path}</svg>`);
});

it('knows where the point of focus is within what is shown, for who cuts it further', () => {
  // Three quarters of the width are shown of the first, and all of the second.
  expect(shownFocus(facts, { ratio: '1/1' }, [0.5, 0.5])).toBeUndefined();
  expect(shownFocus(facts, { ratio: '1/1' }, [0.6, 0.5])).toBeUndefined();
  expect(shownFocus(facts, { ratio: '1/1' }, [0, 0.2])).toEqual([0, 20]);
  expect(shownFocus(facts, { ratio: '1/1' }, [0.875, 0.5])).toEqual([83, 50]);
  expect(shownFocus(facts, {}, [0.25, 0.9])).toEqual([25, 90]);
  expect(shownFocus(facts, {}, undefined)).toBeUndefined();
});
