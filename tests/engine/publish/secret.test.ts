import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SecretInOutput } from '../../../engine/publish/output/guards.ts';
import { Output } from '../../../engine/publish/output/output.ts';

const folder = mkdtempSync(join(tmpdir(), 'portao-secret-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a page', 'index.html', '<p>sb_secret_0123456789abcdef</p>'],
  ['a script', 'assets/page.js', 'const key="sb_secret_abcdefgh12345678"'],
  ['a token of the service role', 'search.json', '{"role": "service_role"}'],
])('publishes nothing if %s holds a secret key', (_, path, content) => {
  const out = join(folder, 'dist');
  const output = new Output(out);
  expect(() => output.offer(path, 'key', () => content)).toThrow(SecretInOutput);
  expect(() => readdirSync(out)).toThrow();
});

test('publishes a page that only speaks of secret keys', () => {
  const output = new Output(join(folder, 'dist'));
  output.offer(
    'index.html',
    'key',
    () => '<p>As chaves que começam com sb_secret_ ficam no servidor.</p>',
  );
  expect(output.publish().written).toBe(1);
});
