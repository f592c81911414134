// What systemd does with deploy/portao.socket: listens on a port, and starts a command with the socket, again and again.
// Arguments: the port, then what to run. While the command runs this process stands still and accepts nothing itself.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { argv, env } from 'node:process';

const [port, ...command] = argv.slice(2);
const server = createServer();
server.listen(Number(port), '127.0.0.1', () => {
  for (;;) {
    // The shell becomes the command: its id is the one that the socket is for.
    const { status, signal } = spawnSync(
      '/bin/sh',
      ['-c', 'echo "pid $$"; LISTEN_PID=$$ exec "$@"', 'sh', ...command],
      {
        stdio: ['ignore', 'inherit', 'inherit', server._handle.fd],
        env: { ...env, LISTEN_FDS: '1' },
      },
    );
    if (status !== 0) {
      console.error(`The command ended with ${status ?? signal}.`);
      process.exit(1);
    }
  }
});
