import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  fstatSync,
  openSync,
  readFileSync,
  statSync,
  type BigIntStats,
} from 'node:fs';
import { contentTypeOf, isCompressible, isPlayed } from '../hosting/content-types.ts';
import { compress, isCopyOf, suffixes, type Compression, type Encoding } from './encoding.ts';
import { cachingOf, securityHeadersOf } from '../hosting/headers.ts';

/** One encoding of a file, ready to be sent. */
export interface Answer {
  /** Null if the file is too large for memory and is streamed. */
  readonly body: Buffer | null;
  /** Strong: a hash of the bytes that are sent, thus different for each encoding. */
  readonly etag: string;
  /** Names and values by turns, as `writeHead` takes them. */
  readonly headers: string[];
  /** The same for status 304, which describes no body. */
  readonly notModified: string[];
}

/** Decoded path of the page for unknown paths, `404.html`. */
export const unknownPage = '/404';

// Files are looked at and read synchronously: from the page cache that takes microseconds, less than half of what the thread
// pool costs, and nothing of ours can happen between two steps.

/** Files above this many bytes are streamed from the disk, neither cached nor compressed. */
const largestInMemory = 8 * 1024 * 1024;
/** A file that is written over while it is read is read again, so often at most. */
const attempts = 5;

/** The first 96 bits: enough to tell the versions of a file apart, and headers are weight. */
const shortDigest = (hash: Hash) => hash.digest('base64url').slice(0, 16);
const hashOf = (body: Buffer) => shortDigest(createHash('sha256').update(body));
const statOf = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });

/** What the disk shows of one version of a file: a rename changes the inode, a write the times. */
export const versionOf = (stats: BigIntStats) =>
  `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;

/** Version of the file that has `stats` and of the compressed copies beside it at `path`. */
export function versionWithCopies(path: string, stats: BigIntStats): string {
  return [stats, ...Object.values(suffixes).map((suffix) => statOf(path + suffix))]
    .map((each) => (each ? versionOf(each) : '-'))
    .join();
}

/** One whole version of a file of the web root. */
export class SiteFile {
  /** Encodings that are ready: `identity` always, the others once `answer` made them. */
  readonly answers: { identity: Answer; br?: Answer; gzip?: Answer };
  readonly #making = new Map<Compression, Promise<Answer>>();

  /** `path` is the real path on the disk, `address` the decoded path under which it is published, `version` as `versionWithCopies`. */
  constructor(
    readonly path: string,
    readonly address: string,
    readonly version: string,
    content: WholeContent,
  ) {
    const compressible = content.body !== null && isCompressible(contentTypeOf(path));
    const identity = this.#describe(content, compressible ? ['Vary', 'Accept-Encoding'] : []);
    this.answers = compressible ? { identity } : { identity, br: identity, gzip: identity };
  }

  /** Status of a response with this file: the page for unknown paths never says 200. */
  get status(): 200 | 404 {
    return this.address === unknownPage ? 404 : 200;
  }

  /** Bytes held in memory. */
  get bytes(): number {
    const bodies = new Set(Object.values(this.answers).map((answer: Answer) => answer.body));
    return [...bodies].reduce((sum, body) => sum + (body?.length ?? 0), 0);
  }

  /**
   * The file in an encoding: the copy beside it if that is a copy of this very version, else compressed here; identity
   * where compressing does not make it smaller. Made once.
   */
  async answer(encoding: Encoding): Promise<Answer> {
    const ready = this.answers[encoding];
    if (ready || encoding === 'identity') return ready ?? this.answers.identity;
    let making = this.#making.get(encoding);
    if (!making)
      this.#making.set(encoding, (making = this.#compress(encoding, this.answers.identity)));
    return (this.answers[encoding] = await making);
  }

  async #compress(encoding: Compression, identity: Answer): Promise<Answer> {
    const body = identity.body ?? Buffer.alloc(0);
    const copy = readIfThere(this.path + suffixes[encoding]);
    const smaller =
      copy && (await isCopyOf(body, copy, encoding)) ? copy : await compress(body, encoding);
    if (smaller.length >= body.length) return identity;
    return this.#describe({ body: smaller, hash: hashOf(smaller), size: smaller.length }, [
      'Content-Encoding',
      encoding,
      'Vary',
      'Accept-Encoding',
    ]);
  }

  #describe({ body, hash, size }: WholeContent, about: readonly string[]): Answer {
    const etag = `"${hash}"`;
    const common = [
      'ETag',
      etag,
      'Cache-Control',
      cachingOf(this.address),
      ...securityHeadersOf(this.path).flat(),
    ];
    const vary = about.includes('Vary') ? ['Vary', 'Accept-Encoding'] : [];
    return {
      body,
      etag,
      headers: [
        'Content-Type',
        contentTypeOf(this.path),
        'Content-Length',
        String(size),
        ...(isPlayed(contentTypeOf(this.path)) ? ['Accept-Ranges', 'bytes'] : []),
        ...about,
        ...common,
      ],
      notModified: [...vary, ...common],
    };
  }
}

/** What one version of a file holds. */
interface WholeContent {
  readonly body: Buffer | null;
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

async function readWhole(descriptor: number, size: number): Promise<WholeContent> {
  if (size <= largestInMemory) {
    const body = readFileSync(descriptor);
    return { body, hash: hashOf(body), size: body.length };
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream('', { fd: descriptor, autoClose: false }))
    hash.update(chunk as Buffer);
  return { body: null, hash: shortDigest(hash), size };
}

/**
 * Reads one whole version of the file at the real path `path`, published at the decoded path `address`. An exchange by
 * rename does not touch a file that is open; one that is written over meanwhile is read again. Throws what reading throws.
 */
export async function readSiteFile(path: string, address: string): Promise<SiteFile> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const descriptor = openSync(path, 'r');
    try {
      const before = fstatSync(descriptor, { bigint: true });
      const version = versionWithCopies(path, before);
      const content = await readWhole(descriptor, Number(before.size));
      if (versionOf(fstatSync(descriptor, { bigint: true })) === versionOf(before))
        return new SiteFile(path, address, version, content);
    } finally {
      closeSync(descriptor);
    }
  }
  throw new Error(`${path} is written over faster than it can be read`);
}
