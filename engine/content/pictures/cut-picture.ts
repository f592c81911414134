/** Where the coded data of a JPEG begin, behind the segments of its head; -1 where they never do. */
function scanOf(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xda) return at;
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return -1;
}

/** Marks after which a file has all of its picture; of a JPEG what stands in its head (a preview) has them too. */
const jpegEnd = Buffer.from([0xff, 0xd9]);

/**
 * True for a JPEG, PNG or WebP of which the end is missing, as after a download that stopped. Looks at the file's marks
 * alone: data that are wrong within a whole file are found where they are decoded.
 */
export function isCutPicture(bytes: Buffer): boolean {
  if (bytes.length < 12) return true;
  if (bytes.readUInt16BE(0) === 0xffd8) {
    const scan = scanOf(bytes);
    return scan < 0 || bytes.indexOf(jpegEnd, scan) < 0;
  }
  if (bytes.toString('latin1', 1, 4) === 'PNG') return bytes.lastIndexOf('IEND') < 0;
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.length < bytes.readUInt32LE(4) + 8;
  return false;
}
