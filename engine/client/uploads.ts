/** Why a picture was not taken in. */
export type UploadFault =
  | { readonly fault: 'unreadable' | 'cut' | 'full' }
  | {
      readonly fault: 'large';
      readonly width: number;
      readonly height: number;
      /** Most pixels. */
      readonly most: number;
    }
  | { readonly fault: 'heavy'; readonly bytes: number }
  | { readonly fault: 'format'; readonly is: string };

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
