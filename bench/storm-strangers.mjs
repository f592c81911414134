// The strangers of storm-pages.mjs, in a thread of their own: each sends one request after the other, without a pause.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, key, worst, seconds } = workerData;
const { hostname, port } = new URL(origin);
const json = { 'content-type': 'application/json', apikey: key };
const large = '['.repeat(1024 * 1024);
/** How many send what. */
const kinds = {
  '/healthz': { many: 4, make: () => ({ path: '/healthz' }) },
  '/portao/state': {
    many: 4,
    make: () => ({ path: '/portao/state', headers: { authorization: 'Bearer x.y.z' } }),
  },
  '/blog/…': { many: 8, make: (count) => ({ path: `/blog/nada-${count}` }) },
  'bodies of 1 MB': {
    many: 32,
    make: () => ({
      method: 'POST',
      path: '/rest/v1/rpc/count_view',
      headers: json,
      body: large,
    }),
  },
  'the ten worst requests': {
    many: 10,
    make: (count) => {
      const asked = worst[count % worst.length];
      return { ...asked, headers: { ...asked.headers, apikey: key } };
    },
  },
};
/** Connections that begin a body and never end it. */
const unfinished = 500;

const over = performance.now() + seconds * 1000;
const isOver = () => performance.now() >= over;
const found = {};

async function hammer(name, { make }, first) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const counts = (found[name] ??= {});
  for (let count = first; !isOver(); count += 100) {
    const { method = 'GET', path, headers, body } = make(count);
    const status = await new Promise((resolve) => {
      const sent = request({ hostname, port, agent, method, path, headers }, (response) =>
        response
          .resume()
          .on('error', () => resolve(0))
          .on('close', () => resolve(response.statusCode)),
      );
      sent.setTimeout(5_000, () => sent.destroy());
      sent.on('error', () => resolve(0)).end(body);
    });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  agent.destroy();
}

/** Opens a connection again whenever the server has ended it. */
function dawdle() {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.on('connect', () =>
    socket.write(
      `POST /rest/v1/rpc/count_view HTTP/1.1\r\nHost: x\r\napikey: ${key}\r\nContent-Length: 4000\r\n\r\n{`,
    ),
  );
  socket.resume().on('close', () => {
    if (!isOver()) setTimeout(dawdle, 100).unref();
  });
  setTimeout(() => socket.destroy(), Math.max(0, over - performance.now()));
}

for (let count = 0; count < unfinished; count += 1) dawdle();
await Promise.all(
  Object.entries(kinds).flatMap(([name, kind]) =>
    Array.from({ length: kind.many }, (_, first) => hammer(name, kind, first)),
  ),
);
parentPort.postMessage(found);
