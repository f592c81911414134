import { longestSide } from '../../client/uploads.ts';

/** A picture that a browser drew: nothing of what its file said beside the pixels is in it. */
export interface DrawnPicture {
  readonly blob: Blob;
  /** px. */
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture anew, turned as it is seen, its longest side 2400 px at most, in the first of the types that the browser
 * can write. Null where it cannot decode the picture.
 */
export async function drawPicture(
  file: Blob,
  types: readonly string[],
): Promise<DrawnPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const type of types) {
    if (context && type === 'image/jpeg') {
      // Otherwise what lets through what is behind it would be black.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
    // In the place of a type that it cannot write a browser gives PNG.
    if (blob?.type === type) return { blob, width: canvas.width, height: canvas.height };
  }
  return null;
}
