import { createServer } from 'node:net';

/** Each worker of vitest has so many ports, from the first one on: below those that systems give to outgoing connections. */
const [firstPort, portsPerWorker] = [20_000, 200];
const start = firstPort + (Number(process.env.VITEST_POOL_ID ?? 0) % 50) * portsPerWorker;
let taken = Math.floor(Math.random() * portsPerWorker);

const canListen = (port: number, host?: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** A port that nothing listens on, and that no other worker of this run is given. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < portsPerWorker; attempt += 1) {
    const port = start + (taken++ % portsPerWorker);
    if ((await canListen(port)) && (await canListen(port, '127.0.0.1'))) return port;
  }
  throw new Error(`no port from ${start} to ${start + portsPerWorker - 1} is free`);
}
