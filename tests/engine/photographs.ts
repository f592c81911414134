// Photographs as cameras and telephones write them.
import sharp from 'sharp';

/** A photograph with everything that tells who took it, when and where; `orientation` as in EXIF. */
export const photograph = (width: number, height: number, orientation = 1): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a05522' } })
    .composite([
      {
        input: { create: { width: width >> 1, height, channels: 3, background: '#224466' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Secret Person', Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Secret Person</a></x:xmpmeta>')
    .withMetadata({ orientation })
    .toBuffer();

/** What metadata begin with in any format, and the words that `photograph` has in them. */
export const traces = ['Exif\0\0', 'Secret', 'xmpmeta', 'Photoshop 3.0', 'GPSLatitude', 'eXIf'];

/** The traces of metadata in some bytes. */
export const tracesIn = (bytes: Buffer): string[] =>
  traces.filter((trace) => bytes.includes(Buffer.from(trace, 'latin1')));

/** A block that shows a photograph, as wide as 320 CSS px, cropped to 9:16. */
export const film = (image: string): string =>
  `  - { type: demo-video, heading: Veja, label: O portão, poster: ${image}, bullets: [Rápido], button: { label: Ligar, call: main }, linkLabel: Assistir }\n`;

/** A whole page at `/x` with that block. */
export const pageWith = (image: string): string =>
  `path: /x\ntitle: X\ndescription: Sobre X.\nupdated: "2026-01-01"\nblocks:\n${film(image)}`;
