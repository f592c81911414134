/** The head of a PNG of so many px; nothing of it is drawn. */
export function png(width: number, height: number): Uint8Array {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(33, '\0'), 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from('\0\0\0\0IEND', 'latin1')]);
}
