// A server that npm started, and that npm leaves behind: npm keeps SIGTERM to itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { files, makeRoot } from '../engine/web-root.ts';
import { root } from '../structure/tree.ts';

/** Starts a program, says its pid and what it prints, and stays until it is ended itself. */
const starter = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: ['ignore', 'inherit', 'inherit'] });
  console.log('pid ' + child.pid);
  setInterval(() => undefined, 1_000);
`;

test('ends when npm is gone', async () => {
  const serve = [join(root, 'cli/launch.mjs'), 'serve', '--out', makeRoot(files), '--port', '0'];
  const npm = spawn(process.execPath, ['-e', starter, ...serve, '--host', '127.0.0.1'], {
    env: { ...process.env, npm_lifecycle_event: 'start', LANG: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  npm.stdout.on('data', (text: Buffer) => (said += text.toString()));
  // The pipe is the server's too: it closes when both are gone.
  const isOver = once(npm.stdout, 'close').then(() => true);
  await expect.poll(() => said).toMatch(/:\d+ /);
  const pid = Number(/^pid (\d+)/m.exec(said)![1]);
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is gone, as it should be.
    }
  });
  npm.kill('SIGKILL');
  expect(await isOver).toBe(true);
});
