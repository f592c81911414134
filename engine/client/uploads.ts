/** Why a picture cannot be shown. */
export type PictureFault =
  | { readonly fault: 'unreadable' | 'cut' }
  | {
      readonly fault: 'large';
      readonly width: number;
      readonly height: number;
      /** Most pixels. */
      readonly most: number;
    }
  | { readonly fault: 'heavy'; readonly bytes: number }
  /** Another format than its name says (`is`), or one that nothing here can decode. */
  | { readonly fault: 'format'; readonly is: string };

/** Why a picture was not taken in: `full` is the disk. */
export type UploadFault = PictureFault | { readonly fault: 'full' };

/** Most bytes of a picture. */
export const mostBytes = 12_000_000;
/** Longest side of what is kept of an upload, px: half as much again as the widest version that a page shows. */
export const longestSide = 2400;

/** A picture that was taken in: how a text names it, and its size, px. */
export interface UploadedPicture {
  /** `uploads/0123456789abcdef.webp`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** What the server answers to a picture. */
export type UploadAnswer = UploadedPicture | UploadFault;

/** Where our server takes in pictures for posts, and shows them to staff; other hosts have nothing there. */
export const uploadsPath = '/portao/pictures';
