import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { subscriberAt } from './subscriber.ts';

/** How many connections a server holds at a time. */
export interface ConnectionLimits {
  readonly all: number;
  /** Of one subscriber. */
  readonly ofOne: number;
  /** Whose a connection is, by its address; null where a proxy of one's own speaks for many and may have as many as there are. */
  readonly subscriberAt?: (address: string) => string | null;
}

/** What a connection is doing. */
interface Held {
  readonly from: string | null;
  /** The request that is being answered. */
  request: IncomingMessage | null;
}

/**
 * Bounds the connections of a server. One more than there may be takes the place of the one that has kept the server waiting the
 * longest, for a request or for the rest of it: whoever opens many and says nothing keeps nobody else out. Where every one is
 * being answered the new one is refused.
 */
export function limitConnections(
  server: Server,
  { all, ofOne, subscriberAt: whose = subscriberAt }: ConnectionLimits,
): void {
  /** Those that wait the longest first. */
  const held = new Map<Socket, Held>();
  const counts = new Map<string | null, number>();

  /** Ends the connection that waits the longest, of all or of one subscriber; false if none does. */
  function makeRoom(from: string | null = null): boolean {
    for (const [socket, { from: its, request }] of held) {
      if ((from !== null && its !== from) || request?.complete) continue;
      socket.destroy();
      forget(socket);
      return true;
    }
    return false;
  }

  function forget(socket: Socket): void {
    const one = held.get(socket);
    if (!one) return;
    held.delete(socket);
    const left = counts.get(one.from)! - 1;
    if (left > 0) counts.set(one.from, left);
    else counts.delete(one.from);
  }

  server.on('connection', (socket: Socket) => {
    const from = whose(socket.remoteAddress ?? '');
    const isFull =
      (from !== null && (counts.get(from) ?? 0) >= ofOne && !makeRoom(from)) ||
      (held.size >= all && !makeRoom());
    if (isFull) return void socket.destroy();
    held.set(socket, { from, request: null });
    counts.set(from, (counts.get(from) ?? 0) + 1);
    socket.once('close', () => forget(socket));
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const one = held.get(socket);
    if (!one) return;
    one.request = request;
    response.once('close', () => {
      if (held.get(socket) !== one) return;
      // It waited for nothing until now: it goes to the end.
      held.delete(socket);
      held.set(socket, { ...one, request: null });
    });
  });
}
