import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DataService } from './data-service.ts';
import { isKey } from './gate/request-parts.ts';
import { reasonOf } from './process/fault.mjs';

const backupPath = '/portao/backup';

/** What the command line asks of a service that runs, on the service's own port; with the secret key alone. */
export function operations(
  service: Pick<DataService, 'ready' | 'backup'>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (request.url !== backupPath || request.method !== 'POST') return false;
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void service.ready.then(({ secretKey }) => {
      if (!isKey(request.headers.apikey, secretKey))
        return send(401, { message: 'This needs the secret key.' });
      return service.backup('manual').then(
        (name) => send(200, { name }),
        (error: Error) => send(500, { message: error.message, reason: reasonOf(error) }),
      );
    });
    return true;
  };
}
