// `portao dev` and `portao start` at a port that another program has.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fixtureDir } from '../engine/fixture.ts';
import { runPortao } from './run-portao.ts';

test.each(['dev', 'start'])(
  '%s says that the port is taken and how to choose another, and nothing else',
  async (command) => {
    const other = createServer().listen(0, command === 'dev' ? 'localhost' : undefined);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const site = ['--site', fixtureDir('minimal'), '--lang', 'en'];
    try {
      expect(await runPortao([command, '--port', String(port), ...site])).toMatchObject({
        code: 1,
        out: '',
        err: 'The port is in use by another program. Choose another one with --port, such as: npm start -- --port 4174, or npm run dev -- --port 5174\n',
      });
    } finally {
      other.close();
    }
  },
);
