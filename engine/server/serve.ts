import type { Redirect } from '#schemas/types';
import { stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { encodingChooser } from './encoding.ts';
import { limitConnections, type ConnectionLimits } from './connections.ts';
import { createDrain } from './drain.ts';
import { FileCache } from './file-cache.ts';
import { revalidatedCaching, securityHeaders } from '../hosting/headers.ts';
import { LiveRedirects } from './live-redirects.ts';
import { withQuery } from '../hosting/redirects.ts';
import { noteRequest, type RequestNote, type RequestRecord } from './request-record.ts';
import { sendAnswer, sendFromDisk, sendPlain, type Status } from './respond.ts';
import { unknownPage } from './site-file.ts';
import {
  canonicalPath,
  encodePath,
  inSmallLetters,
  isHidden,
  parseTarget,
} from '../hosting/site-path.ts';
import { serverWordsOf } from '../words/server.ts';
import type { Language } from '../words/language.ts';
import { postsBelow } from '../hosting/rewrites.ts';

/** What `createSiteServer` serves. */
export interface SiteServerOptions {
  /** The web root, a folder that a build wrote. */
  readonly root: string;
  /** Language of what is answered where there is no page to show; Portuguese if left out. */
  readonly language?: Language;
  /** Instead of those of `<root>/_redirects`. */
  readonly redirects?: readonly Readonly<Redirect>[];
  /** Bytes of bodies kept in memory at most; 64 MiB if left out. */
  readonly cacheBytes?: number;
  /** Takes a request that is not for the web root (the data service) and answers true, or leaves it alone. */
  readonly handle?: (
    request: IncomingMessage,
    response: ServerResponse,
    note: RequestNote,
  ) => boolean;
  /** Pages that are applications: a path below one of these is answered with its file. */
  readonly apps?: readonly string[];
  /** Page that finds the posts without a file of their own in the browser: an unknown path below `/blog/` is answered with its file. */
  readonly reader?: string;
  /** Where an unknown path leads today: another path (a post that was renamed), itself (a post that no build made a page of yet), or null; undefined where nobody can tell now. */
  readonly lookup?: (path: string) => Promise<string | null | undefined>;
  /** Told of each request once it is over. */
  readonly onRequest?: (record: RequestRecord) => void;
  /** Told of what the disk refuses; the visitor gets 500. Standard error if left out. */
  readonly onError?: (error: unknown) => void;
}

/** How often a large file that is exchanged at this very moment is tried again. */
const attempts = 3;

/**
 * A listener for `http.createServer` that serves a web root as the hosts do. A file compared with the disk within the
 * last 500 ms is answered from memory; a build may exchange files by rename meanwhile, and each request gets one whole
 * version. Throws `RedirectRefused` for unsafe `redirects`.
 */
export function createSiteServer({
  root,
  language = 'pt-BR',
  redirects,
  cacheBytes,
  handle,
  apps = [],
  reader,
  lookup,
  onRequest,
  onError = console.error,
}: SiteServerOptions): RequestListener {
  const words = serverWordsOf(language);
  const files = new FileCache(root, cacheBytes);
  const moved = new LiveRedirects(root, redirects);
  const encodingFor = encodingChooser();

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    note: RequestNote,
    path: string,
    given?: Status,
  ): Promise<boolean> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const file = await files.find(path);
      if (!file) return false;
      const answer = await files.answer(
        file,
        encodingFor(request.headers['accept-encoding'] as string | undefined),
      );
      const status = given ?? file.status;
      note.path = file.address;
      if (
        sendAnswer(request, response, answer, status) ||
        (await sendFromDisk(response, file, status))
      )
        return true;
      files.drop(file);
    }
    throw new Error(`${path} changes faster than it can be read`);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    note: RequestNote,
  ): Promise<void> {
    const target = parseTarget(request.url ?? '');
    if (!target) return sendPlain(response, 400, words.badAddress);
    const { path, query } = target;
    const canonical = canonicalPath(path);
    const moveTo = (await moved.find(path)) ?? (await moved.find(canonical));
    if (moveTo !== undefined) {
      note.path = canonical;
      return sendRedirect(response, withQuery(moveTo, query));
    }
    if (!isHidden(path) && path !== '/404.html') {
      if (path !== canonical) return sendRedirect(response, `${encodePath(canonical)}${query}`);
      if (await sendFile(request, response, note, path)) return;
      const app = apps.find((prefix) => path.startsWith(`${prefix}/`));
      if (app && (await sendFile(request, response, note, app))) return;
      const found = lookup ? await lookup(path) : null;
      if (typeof found === 'string' && found !== path)
        return sendRedirect(response, `${encodePath(found)}${query}`);
      const small = inSmallLetters(path);
      if (small && ((await files.find(small)) || (await moved.find(small)) !== undefined))
        return sendRedirect(response, `${encodePath(small)}${query}`);
      if (
        reader &&
        path.startsWith(postsBelow) &&
        (await sendFile(request, response, note, reader, statusOfReader(found, path)))
      )
        return;
    }
    if (!(await sendFile(request, response, note, unknownPage)))
      sendPlain(response, 404, words.notFound);
  }

  return (request, response) => {
    const note = noteRequest(request, response, onRequest);
    if (handle?.(request, response, note)) return;
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendPlain(response, 405, words.methods, ['Allow', 'GET, HEAD', 'Connection', 'close']);
    const file = files.recent(request.url ?? '');
    const ready =
      file?.answers[encodingFor(request.headers['accept-encoding'] as string | undefined)];
    if (file && ready) {
      note.path = file.address;
      if (sendAnswer(request, response, ready, file.status)) return;
    }
    answer(request, response, note).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, words.failed);
    });
  };
}

/** A post that is there has its page in the browser; of one that nobody could look up nobody says that it is not there. */
const statusOfReader = (found: string | null | undefined, path: string) =>
  found === undefined ? 503 : found === path ? 200 : 404;

function sendRedirect(response: ServerResponse, location: string): void {
  response
    .writeHead(301, [
      'Location',
      location,
      'Content-Length',
      '0',
      'Cache-Control',
      revalidatedCaching,
      ...securityHeaders.flat(),
    ])
    .end();
}

/** Limits against clients that send or read slowly, in ms and bytes. */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
/** Connections at a time: a browser opens six, an office behind one address has many of them. */
const mostConnections: ConnectionLimits = { all: 2_000, ofOne: 200 };
/** A body longer than this, bytes, is no visitor's: the connection ends with its answer, so that nobody reads what is left of it. */
const longBody = 4 * 1024;
/** A connection on which nothing moves for so long (ms) is cut. */
const silence = 30_000;
/** For so long (ms) `close` lets requests finish; the rest of 10 s is for what they worked with. */
const grace = 6_000;

/** Where and what to serve. */
export interface ServeOptions extends SiteServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Every interface, IPv6 and IPv4, if left out. */
  readonly host?: string | undefined;
  /** A socket that listens already, instead of port and host: its owner keeps it open while this process is replaced. */
  readonly fd?: number | undefined;
  /** How many connections there may be at a time, if not as many as usual. */
  readonly connections?: ConnectionLimits;
}

/** A server that listens. */
export interface SiteServer {
  /** `http://localhost:4173`, without a slash at its end. */
  readonly url: string;
  /** Stops accepting, ends idle connections, lets requests finish for 6 s and then cuts. */
  close(): Promise<void>;
}

/**
 * Serves a web root over HTTP until `close`. Rejects with `code` EADDRINUSE if the port is taken, ENOENT or ENOTDIR if
 * `root` is no folder, and as `createSiteServer` throws.
 */
export async function serveSite({
  port,
  host,
  fd,
  connections = mostConnections,
  ...options
}: ServeOptions): Promise<SiteServer> {
  if (!(await stat(options.root)).isDirectory())
    throw Object.assign(new Error(`${options.root} is not a folder`), { code: 'ENOTDIR' });
  const listener = createSiteServer(options);
  const server = createServer(limits);
  limitConnections(server, connections);
  const drain = createDrain(server);
  server.on('request', (request, response) => {
    drain.begin(response);
    if (mayBeLong(request)) response.shouldKeepAlive = false;
    listener(request, response);
  });
  server.timeout = silence;
  server.on('timeout', cutIfSilent);
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(fd === undefined ? { port, host } : { fd }, resolve),
  );
  const { address, port: actual } = server.address() as AddressInfo;
  const everywhere = address === '::' || address === '0.0.0.0';
  const name =
    everywhere || address === '::1' || address === '127.0.0.1'
      ? 'localhost'
      : address.includes(':')
        ? `[${address}]`
        : address;
  return { url: `http://${name}:${actual}`, close: () => drain.end(grace) };
}

const mayBeLong = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBody;

/**
 * Cuts a connection whose time is over, unless a request waits on it. After a moment in which the process was busy, a
 * timer that is late runs before the sockets are read: it would reset a connection with a request that came in time.
 */
function cutIfSilent(socket: Socket): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy();
  });
}
