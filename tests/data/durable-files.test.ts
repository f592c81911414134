// The files of the database: what PostgreSQL asks to be on the disk is there before what depends on it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DurableFiles } from '../../engine/database/disk/durable-files.mjs';
import { makeFolder } from '../folders.ts';

interface Stream {
  readonly node: { readonly parent: { readonly name: string }; readonly path: string };
}

test('a segment of the log that a checkpoint took away stops no write', async () => {
  const segment = join(makeFolder(), '000000010000000000000001');
  writeFileSync(segment, 'log');
  const written: string[] = [];
  const operations = {
    write: ({ node }: Stream) => written.push(node.path),
    fsync: (_: Stream) => 0,
  };
  const NODEFS = {
    stream_ops: operations,
    realPath: ({ path }: Stream['node']) => path,
    tryFSOperation: (work: () => unknown) => work(),
  };
  const FS = { filesystems: { NODEFS }, mkdir: () => undefined, mount: () => undefined };
  const files = new DurableFiles('/nowhere');
  const { emscriptenOpts } = await files.init(
    { callMain: () => undefined },
    { WASM_PREFIX: '/', preRun: [] },
  );
  emscriptenOpts.preRun[0]!({ FS });
  files.patient = true;
  operations.fsync({ node: { parent: { name: 'pg_wal' }, path: segment } });
  rmSync(segment);
  operations.write({ node: { parent: { name: '5' }, path: '16656' } });
  operations.write({ node: { parent: { name: '5' }, path: '16657' } });
  expect(written).toEqual(['16656', '16657']);
});
