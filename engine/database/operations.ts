import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DataService } from './data-service.ts';
import { isKey } from './gate/request-parts.ts';
import { reasonOf } from './process/fault.mjs';

type Operated = Pick<DataService, 'ready' | 'backup' | 'movablePeople'>;

/** What each operation answers, by method and path. */
const offered: Readonly<Record<string, (service: Operated) => Promise<unknown>>> = {
  'POST /portao/backup': async (service) => ({ name: await service.backup('manual') }),
  'GET /portao/people': (service) => service.movablePeople(),
};

/** What the command line asks of a service that runs, on the service's own port; with the secret key alone. */
export function operations(
  service: Operated,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const operation = offered[`${request.method} ${request.url}`];
    if (!operation) return false;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void service.ready.then(({ secretKey }) => {
      if (!isKey(request.headers.apikey, secretKey))
        return send(401, { message: 'This needs the secret key.' });
      return operation(service).then(
        (answer) => send(200, answer),
        (error: Error) => send(500, { message: error.message, reason: reasonOf(error) }),
      );
    });
    return true;
  };
}
