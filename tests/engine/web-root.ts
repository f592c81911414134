import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { serveSite, type ServeOptions } from '../../engine/server/serve.ts';

/** Text of a page, long enough to be worth compressing. */
export const page = (name: string) =>
  `<!doctype html><title>${name}</title><p>${`Motor para portão em ${name}. `.repeat(40)}</p>`;
/** A small web root. */
export const files = {
  'index.html': page('Início'),
  'barueri.html': page('Barueri'),
  'blog.html': page('Blog'),
  'blog/motor.html': page('Motor'),
  '404.html': page('Não encontrada'),
};
/** Longer than a file is trusted (500 ms). */
export const untilAskedAgain = 600;

/** A web root in a temporary folder, gone after the test. */
export function makeRoot(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(join(tmpdir(), 'portao-root-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) put(root, path, content);
  return root;
}

/** Writes a file of the web root as a build does: beside its place, then by rename. */
export function put(root: string, path: string, content: string | Uint8Array): void {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, content);
  renameSync(`${target}.new`, target);
}

/** Serves a web root on a free port until the test ends; the base address. */
export async function serve(root: string, options: Partial<ServeOptions> = {}): Promise<string> {
  const server = await serveSite({ root, port: 0, host: '127.0.0.1', ...options });
  onTestFinished(() => server.close());
  return server.url.replace('localhost', '127.0.0.1');
}

/** A response as the wire has it: status, headers by lower-case name, and the bytes of the body. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a request word for word, where `fetch` would tidy the path or decompress the body. */
export function ask(
  base: string,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<WireResponse> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return exchangeBytes(base, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** Sends bytes over a socket and reads until the server closes it. */
export function exchangeBytes(base: string, bytes: string): Promise<WireResponse> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const [statusLine = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
      );
      resolve({ status: Number(statusLine.split(' ')[1]), headers, body: all.subarray(end + 4) });
    });
  });
}
