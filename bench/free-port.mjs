import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
