import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { limitConnections, type ConnectionLimits } from './connections.ts';
import { createDrain } from './drain.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';

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
/** A connection on which nothing moves for so long (ms) is cut, unless it waits for an answer. */
const longestSilence = 30_000;
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
  /** How long nothing may move on a connection, ms, if not as long as usual. */
  readonly silence?: number;
}

/** A server that listens. */
export interface SiteServer {
  /** `http://localhost:4173`, without a slash at its end. */
  readonly url: string;
  /** True where other machines reach it as well, by any address of this one. */
  readonly isEverywhere: boolean;
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
  silence = longestSilence,
  ...options
}: ServeOptions): Promise<SiteServer> {
  if (!(await stat(options.root)).isDirectory())
    throw Object.assign(new Error(`${options.root} is not a folder`), { code: 'ENOTDIR' });
  const listener = createSiteServer(options);
  const server = createServer(limits);
  limitConnections(server, connections);
  const drain = createDrain(server);
  /** What was asked last on a connection. */
  const asked = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  server.on('request', (request, response) => {
    drain.begin(response);
    asked.set(request.socket, { request, response });
    if (mayBeLong(request)) response.shouldKeepAlive = false;
    listener(request, response);
  });
  server.timeout = silence;
  server.on('timeout', (socket) => {
    const last = asked.get(socket);
    // Who waits for our answer is not silent: a first publication may take longer.
    if (!last?.request.complete || last.response.headersSent) cutIfSilent(socket);
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(fd === undefined ? { port, host } : { fd }, resolve),
  );
  const { address, port: actual } = server.address() as AddressInfo;
  const isEverywhere = address === '::' || address === '0.0.0.0';
  const name =
    isEverywhere || address === '::1' || address === '127.0.0.1'
      ? 'localhost'
      : address.includes(':')
        ? `[${address}]`
        : address;
  return { url: `http://${name}:${actual}`, isEverywhere, close: () => drain.end(grace) };
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
