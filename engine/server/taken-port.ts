import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Rejects with code `EADDRINUSE` where another program has the port: asked before anything is built or started that would be in
 * vain. `host`: as for `serveSite`.
 */
export async function refuseTakenPort(port: number, host?: string): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
