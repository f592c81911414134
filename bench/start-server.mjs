// Starts a server of the command line and waits until it listens.
import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { freePort } from './free-port.mjs';

/**
 * Runs Node on `script` with `args` and a free port after `--port`. `origin` is where it answers, `pid` its
 * process, `close` ends it. `flags` are Node's own. Rejects with what it printed if it ends instead.
 */
export async function startServer(script, args, { flags = [], ...options } = {}) {
  const port = await freePort();
  const server = spawn(execPath, [...flags, script, ...args, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let said = '';
  await new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes(`:${port}`)) resolve();
      });
    }
    void ended.then((code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
  const close = async () => {
    server.kill();
    await ended;
  };
  return { origin: `http://localhost:${port}`, pid: server.pid, close };
}
