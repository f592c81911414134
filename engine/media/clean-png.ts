/** What a PNG is shown by: pixels, colours, size, frames. Texts, times and what a camera wrote are not among it. */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT pHYs bKGD acTL fcTL fdAT'.split(' '),
);

/** A PNG without anything but what it is shown by, pixel for pixel the same; what stands behind its end is left out as well. Throws `RangeError` for one that is cut. */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError('a chunk is cut');
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (shown.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}
