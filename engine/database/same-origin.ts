import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DataService } from './data-service.ts';
import { sameOriginKey } from '../client/data-address.ts';
import { dataProxy, type ProxyOptions } from './proxy.ts';

/** Whether a request is for the data service, by its address. */
export const isDataRequest = (url = '') => /^\/(?:rest|auth)\/v1(?:\/|$)/.test(url);

/**
 * Puts the embedded service behind the site's own server: `/rest/v1` and `/auth/v1`, with the publishable key put in where
 * a page sends none of its own. Requests wait while the service starts.
 */
export function sameOriginData(
  service: DataService,
  options: ProxyOptions = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const proxy = dataProxy(service, options);
  const pass = (request: IncomingMessage, response: ServerResponse, publishableKey: string) => {
    const { headers } = request;
    if (!headers.apikey || headers.apikey === sameOriginKey) headers.apikey = publishableKey;
    if (headers.authorization === `Bearer ${sameOriginKey}`) delete headers.authorization;
    proxy(request, response);
  };
  return (request, response) => {
    if (!isDataRequest(request.url)) return false;
    service.ready.then(
      ({ publishableKey }) => pass(request, response, publishableKey),
      () =>
        response
          .writeHead(503, { 'content-type': 'application/json', 'retry-after': '30' })
          .end('{"message":"The data service did not start."}'),
    );
    return true;
  };
}
