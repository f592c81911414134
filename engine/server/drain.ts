import type { Server, ServerResponse } from 'node:http';

/** How often connections are looked for that wait for nothing any more, ms. */
const lookMs = 50;

/** The answers that a server owes, and its end. */
export interface Drain {
  /** To be told of each request. */
  begin(response: ServerResponse): void;
  /**
   * Takes no new connection, ends those that wait, tells the others with `Connection: close` that their answer is the last,
   * and cuts what is left after `grace` ms.
   */
  end(grace: number): Promise<void>;
}

/** Lets the requests of a server finish. */
export function createDrain(server: Server): Drain {
  const owed = new Set<ServerResponse>();
  let isEnding = false;
  return {
    begin(response) {
      if (isEnding) response.shouldKeepAlive = false;
      owed.add(response);
      response.once('close', () => owed.delete(response));
    },
    async end(grace) {
      isEnding = true;
      for (const response of owed) if (!response.headersSent) response.shouldKeepAlive = false;
      const idle = setInterval(() => server.closeIdleConnections(), lookMs);
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      try {
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeIdleConnections();
        });
      } finally {
        clearInterval(idle);
        clearTimeout(cut);
      }
    },
  };
}
