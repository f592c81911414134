// Supabase Storage, where pictures of posts are in a hosted project: where it answers, and what its refusals mean.
import { kindOfStatus, type DataErrorKind } from '../data-error.ts';

/** Made by the migration `post_pictures`. */
const bucket = 'post-pictures';

/** Paths below the address of a project. */
export const storagePaths = {
  bucket: `/storage/v1/bucket/${bucket}`,
  objects: `/storage/v1/object/${bucket}`,
  list: `/storage/v1/object/list/${bucket}`,
  /** Where a picture is sent to. */
  send: (name: string) => `/storage/v1/object/${bucket}/${name}`,
  read: (name: string) => `/storage/v1/object/authenticated/${bucket}/${name}`,
} as const;

/** The content type of a picture by the end of its name. */
export const pictureType = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');

const ofObjects = ['there', 'no-object', 'heavy', 'format'] as const;

/** Why Storage did not do what was asked: `there`: an object of this name exists; `no-object`: none does, or whoever asks may not see it; `heavy`, `format`: the bucket takes no such file. */
export type StorageFault = DataErrorKind | (typeof ofObjects)[number];

/** The kind of a fault where none of an object was thought of. */
export const kindOfFault = (fault: StorageFault): DataErrorKind =>
  ofObjects.some((one) => one === fault) ? 'unexpected' : (fault as DataErrorKind);

/** What Storage puts into the body of a refusal. */
interface Refusal {
  /** The status that it means: most refusals are sent with 400. */
  readonly statusCode?: string;
  readonly error?: string;
  readonly message?: string;
}

/** What a refusal of Storage means; `status` is 0 where there was no answer. */
export function storageFault(status: number, body: string): StorageFault {
  const { statusCode, error = '', message = '' } = refusalIn(body);
  const meant = Number(statusCode) || status;
  switch (meant) {
    case 401:
      return 'signed-out';
    // Sent where a project has used up what its plan holds.
    case 402:
      return 'disk-full';
    case 403:
      return message.includes('row-level security') ? 'forbidden' : 'signed-out';
    case 404:
      return error === 'Bucket not found' ? 'outdated' : 'no-object';
    case 409:
      return 'there';
    case 413:
      return 'heavy';
    case 415:
      return 'format';
    case 400:
      return /jwt/i.test(error + message) ? 'signed-out' : 'unexpected';
    default:
      return kindOfStatus(meant);
  }
}

function refusalIn(body: string): Refusal {
  try {
    return (JSON.parse(body) as Refusal | null) ?? {};
  } catch {
    return {};
  }
}
