import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { contentTypeOf, isCompressible } from './content-types.ts';
import { compress, isCopyOf, suffixes, type Compression, type Encoding } from './encoding.ts';
import { cachingOf, securityHeaders } from './headers.ts';

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

/** Files above this many bytes are streamed from the disk, neither cached nor compressed. */
const largestInMemory = 8 * 1024 * 1024;
/** A file that is written over while it is read is read again, so often at most. */
const attempts = 5;

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);
const statOrNull = (path: string) => stat(path, { bigint: true }).catch(() => null);

/** What the disk shows of one version of a file: a rename changes the inode, a write the times. */
export const versionOf = (stats: BigIntStats) => `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;

/** Version of the file at `path` and of its compressed copies. Throws what `stat` throws for the file itself. */
export async function versionOnDisk(path: string): Promise<string> {
  const [file, br, gzip] = await Promise.all([stat(path, { bigint: true }), statOrNull(path + suffixes.br), statOrNull(path + suffixes.gzip)]);
  return [file, br, gzip].map((stats) => (stats ? versionOf(stats) : '-')).join();
}

/** One whole version of a file of the web root. */
export class SiteFile {
  /** Encodings that are ready: `identity` always, the others once `answer` made them. */
  readonly answers: { identity: Answer; br?: Answer; gzip?: Answer };
  readonly #making = new Map<Compression, Promise<Answer>>();

  /** `path` is the real path on the disk, `address` the decoded path under which it is published, `version` as `versionOnDisk`. */
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
    if (!making) this.#making.set(encoding, (making = this.#compress(encoding, this.answers.identity)));
    return (this.answers[encoding] = await making);
  }

  async #compress(encoding: Compression, identity: Answer): Promise<Answer> {
    const body = identity.body ?? Buffer.alloc(0);
    const copy = await readFile(this.path + suffixes[encoding]).catch(() => null);
    const smaller = copy && (await isCopyOf(body, copy, encoding)) ? copy : await compress(body, encoding);
    if (smaller.length >= body.length) return identity;
    return this.#describe({ body: smaller, hash: hashOf(smaller), size: smaller.length }, ['Content-Encoding', encoding, 'Vary', 'Accept-Encoding']);
  }

  #describe({ body, hash, size }: WholeContent, about: readonly string[]): Answer {
    const etag = `"${hash}"`;
    const common = ['ETag', etag, 'Cache-Control', cachingOf(this.address), ...securityHeaders.flat()];
    const vary = about.includes('Vary') ? ['Vary', 'Accept-Encoding'] : [];
    return { body, etag, headers: ['Content-Type', contentTypeOf(this.path), 'Content-Length', String(size), ...about, ...common], notModified: [...vary, ...common] };
  }
}

/** What one version of a file holds. */
interface WholeContent {
  readonly body: Buffer | null;
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** Throws if the file is written over meanwhile; an exchange by rename does not touch a file that is open. */
async function readWhole(handle: FileHandle): Promise<WholeContent> {
  const before = await handle.stat({ bigint: true });
  const size = Number(before.size);
  const body = size <= largestInMemory ? await handle.readFile() : null;
  const hash = createHash('sha256');
  if (body) hash.update(body);
  else for await (const chunk of handle.createReadStream({ autoClose: false })) hash.update(chunk as Buffer);
  const after = await handle.stat({ bigint: true });
  if (before.size !== after.size || before.mtimeNs !== after.mtimeNs) throw new Error('The file was written over while it was read');
  return { body, hash: hash.digest('base64url').slice(0, 22), size };
}

/** Reads one whole version of the file at the real path `path`, published at the decoded path `address`. Throws what reading throws. */
export async function readSiteFile(path: string, address: string): Promise<SiteFile> {
  for (let attempt = 1; ; attempt++) {
    const version = await versionOnDisk(path);
    const handle = await open(path);
    try {
      return new SiteFile(path, address, version, await readWhole(handle));
    } catch (error) {
      if (attempt === attempts) throw error;
    } finally {
      await handle.close();
    }
  }
}
