// The proxies of deploy/ with their own files, on free ports of this machine.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { makeFolder } from '../engine/fixture.ts';
import { freePort } from '../free-port.ts';
import { root } from '../structure/tree.ts';

/** Where administrators' programs are, beside what a test may have on its path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** True if a program of this machine answers to a flag. */
export const has = (program: string, flag: string) =>
  spawnSync(program, [flag], { env, stdio: 'ignore' }).status === 0;

/** Runs a program of this machine, for tests that look at a file with it. */
export const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { env, encoding: 'utf8' });

/** An answer as it came through a proxy. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for an address on a connection of its own; whoever speaks for it is believed. Rejects where there is none. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const options = { headers, agent: false, rejectUnauthorized: false } as const;
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? secureRequest : request;
    const sent = send(url, options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Ends a process after the test. */
function endWithTest(child: ChildProcess): void {
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });
}

/** Waits until something answers at an address, whatever it is. Throws if the process ends before. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2_000)));
  while (!(await ask(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${said}`);
    await sleep(50);
  }
}

/** A certificate that nobody vouches for. */
function makeCertificate(folder: string): void {
  const { status, stderr } = run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-days', '2'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ]);
  if (status !== 0) throw new Error(stderr);
}

/** Text of deploy/nginx-site.conf with ports and certificate of a test in place of its own. */
function nginxSite(folder: string, upstream: number, port: number, plainPort: number): string {
  return readFileSync(join(root, 'deploy/nginx-site.conf'), 'utf8')
    .replace(/ *listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/ssl_certificate .*;/g, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/g, `ssl_certificate_key ${folder}/key.pem;`)
    .replace('127.0.0.1:4173', `127.0.0.1:${upstream}`);
}

/** nginx with deploy/nginx-site.conf before a server at a port, until the test ends; its addresses. */
export async function startNginx(upstream: number): Promise<{ url: string; plain: string }> {
  const folder = makeFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  writeFileSync(join(folder, 'site.conf'), nginxSite(folder, upstream, port, plainPort));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; master_process off; pid ${folder}/pid;
     error_log ${folder}/error.log; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const nginx = spawn('nginx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  endWithTest(nginx);
  const [url, plain] = [`https://127.0.0.1:${port}`, `http://127.0.0.1:${plainPort}`];
  await answers(plain, nginx);
  return { url, plain };
}

/** Caddy with deploy/Caddyfile before a server at a port, until the test ends; its address. */
export async function startCaddy(upstream: number): Promise<string> {
  const folder = makeFolder();
  const url = `http://127.0.0.1:${await freePort()}`;
  const caddy = spawn(
    'caddy',
    ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...env,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE_ADDRESS: url,
        UPSTREAM: `127.0.0.1:${upstream}`,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  endWithTest(caddy);
  await answers(`${url}/`, caddy);
  return url;
}
