// Films of a few hundred bytes, with what cameras note in them.
const text = (letters: string) => Buffer.from(letters, 'latin1');
const number = (value: number, length = 4) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, length - Math.min(length, 6), Math.min(length, 6));
  return bytes;
};

/** A box of an MP4. */
export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([number(8 + inside.length), text(type), inside]);
}

/** What cameras and programs note of a film, as it stands in the file; nothing of it may be published. */
export const noted = [
  '-23.5505-046.6333',
  'SecretPhone',
  'VideoHandler',
  'exif:GPSLatitude',
] as const;
const [place, phone, handler, xmp] = noted;
/** When the film was made, seconds since 1904. */
export const madeAt = 0xe1e2e3e4;
const times = [number(madeAt), number(madeAt)];

/** Where a track says that its samples are: two in one chunk, 40 bytes each. */
const tables = (chunk: number, { samples = 2, width = 4 }) => [
  box('stsz', number(0), number(40), number(samples)),
  box('stsc', number(0), number(1), number(1), number(2), number(1)),
  box(width === 4 ? 'stco' : 'co64', number(0), number(1), number(chunk, width)),
];

const track = (handled: string, samples: readonly Uint8Array[]) =>
  box(
    'trak',
    box('tkhd', number(7), ...times, Buffer.alloc(72)),
    box(
      'mdia',
      box('mdhd', number(0), ...times, number(1000), number(2000), number(0)),
      box('hdlr', number(0), number(0), text(handled), Buffer.alloc(12), text(`${handler}\0`)),
      box('minf', box('stbl', box('stsd', Buffer.alloc(40)), ...samples)),
    ),
    box('udta', box('name', text(phone))),
  );

/** The samples of a film of `mp4`, bytes; the second track's are the last 80 of the first half. */
const stored = 1000;
const way = Buffer.alloc(80, `${place} `, 'latin1');

/** An MP4; `handled`: what its second track is. `data`: what a track of data says of its samples, `at` bytes behind them. */
export function mp4({
  handled = 'soun',
  before = [] as readonly Buffer[],
  data = {} as { samples?: number; width?: 4 | 8; at?: number },
} = {}): Buffer {
  // It is as long wherever the samples are.
  const chunk = layMp4(0, handled, before, data).length - stored / 2 - way.length;
  return layMp4(chunk + (data.at ?? 0), handled, before, data);
}

function layMp4(
  chunk: number,
  handled: string,
  before: readonly Buffer[],
  data: { samples?: number; width?: 4 | 8 },
): Buffer {
  const start = box('ftyp', text('isom'), number(512), text('isommp42'));
  const first = box('stco', number(0), number(1), number(0x1234));
  const isData = handled === 'meta' || handled === 'tmcd';
  return Buffer.concat([
    start,
    ...before,
    box(
      'moov',
      box('mvhd', number(0), ...times, Buffer.alloc(88)),
      track('vide', [first]),
      track(handled, isData ? tables(chunk, data) : [first]),
      box(
        'meta',
        number(0),
        box('keys', text(`com.apple.quicktime.location.ISO6709${place}`)),
        box('ilst', text(place)),
      ),
      box(
        'udta',
        box('\xa9xyz', text(`\0\x12\x15\xc7${place}/`)),
        box('loci', text(place)),
        number(0),
      ),
      box('uuid', Buffer.alloc(16, 7), text(`<x:xmpmeta ${xmp}>`)),
    ),
    box('free', text(`left behind: ${phone}`)),
    box('uuid', Buffer.alloc(16, 9), text(xmp)),
    // The samples, in a box with a size of 64 bits.
    number(1),
    text('mdat'),
    number(16 + stored, 8),
    Buffer.alloc(stored / 2 - way.length, 0x5a),
    isData ? way : Buffer.alloc(way.length, 0x5a),
    Buffer.alloc(stored / 2, 0x5a),
  ]);
}

/** An element of a WebM film; without a size where nobody knew it. */
export function element(id: number, content: Uint8Array | null): Buffer {
  const hex = id.toString(16);
  const head = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  if (!content) return Buffer.concat([head, Buffer.from('01ffffffffffffff', 'hex')]);
  const size = number(content.length);
  size[0]! |= 0x10;
  return Buffer.concat([head, size, content]);
}

/** A WebM film; `kind`: what its second track is. `live`: it was written while it was taken. */
export function webm({ kind = 2, live = false } = {}): Buffer {
  const track = (type: number) =>
    element(
      0xae,
      Buffer.concat([
        element(0xd7, Buffer.from([type])),
        element(0x83, Buffer.from([type])),
        element(0x536e, text(phone)),
      ]),
    );
  const tag = Buffer.concat([element(0x45a3, text('LOCATION')), element(0x4487, text(place))]);
  const info = [
    element(0x2ad7b1, number(1_000_000)),
    element(0x5741, text(phone)),
    element(0x4461, number(madeAt, 8)),
    element(0xbf, number(1)),
  ];
  const frames = element(0xa3, Buffer.alloc(400, 0x5a));
  const parts = Buffer.concat([
    element(0x1549a966, Buffer.concat(info)),
    element(0x1654ae6b, Buffer.concat([track(1), track(kind)])),
    ...(live ? [element(0x1f43b675, null), frames] : [element(0x1f43b675, frames)]),
    element(0x1254c367, element(0x7373, element(0x67c8, tag))),
    element(0x1941a469, text(xmp)),
    Buffer.from([0xbf, 0x80]),
  ]);
  const head = element(0x1a45dfa3, element(0x4282, text('webm')));
  return Buffer.concat(
    live ? [head, element(0x18538067, null), parts] : [head, element(0x18538067, parts)],
  );
}
