import type { Redirect } from '#schemas/types';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { revalidatedCaching, securityHeaders } from '../hosting/headers.ts';
import { withQuery } from '../hosting/redirects.ts';
import { postsBelow } from '../hosting/rewrites.ts';
import {
  canonicalPath,
  encodePath,
  inSmallLetters,
  isHidden,
  parseTarget,
} from '../hosting/site-path.ts';
import type { Language } from '../words/language.ts';
import { serverWordsOf } from '../words/server.ts';
import { encodingChooser } from './encoding.ts';
import { FileCache } from './file-cache.ts';
import { LiveRedirects } from './live-redirects.ts';
import { noteRequest, type RequestNote, type RequestRecord } from './request-record.ts';
import { sendAnswer, sendFromDisk, sendPlain, type Status } from './respond.ts';
import { unknownPage } from './site-file.ts';

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
        (await sendFromDisk(request, response, file, status))
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
