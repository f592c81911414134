// The files of deploy/ that no test can start here: they are well-formed, and name what there is.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { isAtLeast } from '../../cli/doctor/installation.ts';
import { makeFolder } from '../engine/fixture.ts';
import { root, textOf } from '../structure/tree.ts';
import { has, run } from './proxies.ts';

const guide = textOf('docs/deploying.md');

/** Instructions of a Dockerfile, lines joined. */
const instructions = textOf('deploy/Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => /^(\S+) (.*)$/.exec(line)!.slice(1) as [name: string, rest: string]);
const of = (name: string) => instructions.filter(([one]) => one === name).map(([, rest]) => rest);

describe('the Dockerfile', () => {
  test('has a Node that the project works on, runs as nobody special and keeps its data in a volume', () => {
    const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
    for (const image of of('FROM')) {
      const version = /^node:(\d+)-bookworm-slim/.exec(image)![1]!;
      expect(isAtLeast(`${version}.0.0`, engines.node.replace('>=', ''))).toBe(true);
    }
    const user = instructions.findIndex(([name]) => name === 'USER');
    expect(instructions[user]).toEqual(['USER', 'node']);
    expect(instructions.slice(user).map(([name]) => name)).toContain('CMD');
    expect(JSON.parse(of('VOLUME')[0]!)).toEqual(['/data', '/public', '/srv/portao/.portao']);
    // What runs it does not own it.
    expect(of('COPY').filter((rest) => rest.includes('--chown'))).toEqual([]);
    expect(of('ENV').join(' ')).toContain('DATA_DIR=/data');
  });

  test('copies what exists, and of the project nothing that .dockerignore leaves out', () => {
    const copied = of('COPY')
      .filter((rest) => !rest.includes('--from'))
      .flatMap((rest) =>
        rest
          .split(' ')
          .filter((word) => !word.startsWith('--'))
          .slice(0, -1),
      );
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const left = textOf('.dockerignore').split('\n');
    for (const secret of ['.data', '.env*', '.git', 'node_modules']) expect(left).toContain(secret);
  });

  test('starts and asks by lists of words, so that signals reach the server', () => {
    const [start] = of('CMD');
    expect(JSON.parse(start!)).toEqual([
      'node',
      'cli/launch.mjs',
      'start',
      '--out',
      '/public/site',
    ]);
    const [health] = of('HEALTHCHECK').map((rest) => rest.slice(rest.indexOf('[')));
    const [program, flag, script] = JSON.parse(health!) as string[];
    expect([program, flag]).toEqual(['node', '-e']);
    expect(() => new Script(script!)).not.toThrow();
    expect(script).toContain('/healthz');
  });
});

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        build?: { context: string; dockerfile: string };
        ports?: string[];
        volumes: string[];
        read_only?: boolean;
        mem_limit?: string;
        logging?: { options: Readonly<Record<string, string>> };
      }
    >
  >;
  readonly volumes: Readonly<Record<string, null>>;
}

test('compose.yaml names files and volumes that exist, and opens no port but those of the proxy', () => {
  const { services, volumes } = parse(textOf('deploy/compose.yaml')) as Compose;
  expect(services.site!.build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
  const sources = Object.values(services).flatMap((one) =>
    one.volumes.map((volume) => volume.split(':')[0]!),
  );
  expect(
    sources.filter((source) =>
      source.startsWith('.') ? !existsSync(join(root, 'deploy', source)) : !(source in volumes),
    ),
  ).toEqual([]);
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['caddy']);
});

test('no service of compose.yaml fills the disk, takes all memory or changes what it runs', () => {
  const { services } = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose;
  for (const [name, { read_only, mem_limit, logging }] of Object.entries(services))
    expect([name, read_only, mem_limit, logging?.options]).toEqual([
      name,
      true,
      expect.stringMatching(/^\d+m$/),
      { 'max-size': expect.stringMatching(/^\d+m$/) as string, 'max-file': '5' },
    ]);
});

test('every variable that a file of deploy/ sets or asks for is explained in the guide', () => {
  const texts = readdirSync(join(root, 'deploy')).map((name) => textOf(`deploy/${name}`));
  const named = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/\$\{?([A-Z_]{4,})|\b([A-Z]+(?:_[A-Z]+)+)(?==|: )/g),
      (found) => (found[1] ?? found[2])!,
    ),
  );
  const known = new Set(['NODE_ENV', 'CADDY_ADMIN']);
  expect([
    ...new Set(named.filter((name) => !known.has(name) && !guide.includes(`\`${name}`))),
  ]).toEqual([]);
});

test('the bare name leads to the name of the site, behind nginx and as Caddy reads its file', () => {
  const nginx = textOf('deploy/nginx-site.conf').split('\nserver {').at(-1);
  expect(nginx).toContain('server_name your-site.com.br;');
  expect(nginx).toContain('return 301 https://www.your-site.com.br$request_uri;');
  const caddy = textOf('deploy/Caddyfile');
  expect(caddy).toContain('redir @alias https://{$SITE_ADDRESS}{uri} permanent');
});

test.skipIf(!has('caddy', 'version'))(
  'Caddy sends on the bare name where there is one, and nothing where there is none (skipped where Caddy is not installed)',
  () => {
    const adapted = (alias: Readonly<Record<string, string>>) => {
      const { stdout } = run('env', [
        ...Object.entries({ SITE_ADDRESS: 'www.a.example', ...alias }).map((one) => one.join('=')),
        ...['caddy', 'adapt', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')],
      ]);
      const { servers } = (JSON.parse(stdout) as { apps: { http: { servers: object } } }).apps.http;
      return JSON.stringify(servers);
    };
    expect(adapted({ SITE_ALIAS: 'a.example' })).toContain('"host":["www.a.example","a.example"]');
    expect(adapted({})).toContain('[{"host":["www.a.example"]}]');
  },
);

describe.skipIf(!has('systemd-analyze', '--version'))(
  'the units (skipped where systemd-analyze is not installed)',
  () => {
    const folder = makeFolder();
    const unit = (name: string) => {
      const text = readFileSync(join(root, 'deploy', name), 'utf8');
      writeFileSync(join(folder, name), text.replace('/usr/bin/node', process.execPath));
      return join(folder, name);
    };
    const units = [unit('portao.service'), unit('portao.socket')];

    test('are accepted without a word', () => {
      const { status, stderr } = run('systemd-analyze', ['verify', ...units]);
      expect([status, stderr]).toEqual([0, '']);
    });

    test('let the service write no code of its own', () => {
      const service = textOf('deploy/portao.service');
      expect(service).toMatch(/^ProtectSystem=strict$/m);
      expect([...service.matchAll(/^ReadWritePaths=(.*)$/gm)].map(([, path]) => path)).toEqual([
        '/srv/portao/.portao',
      ]);
      expect(service).toMatch(/^MemoryMax=\d+M$/m);
    });

    test('expose the system little', () => {
      const { stdout } = run('systemd-analyze', ['security', '--offline=true', units[0]!]);
      expect(Number(/exposure level for \S+ (\d+\.\d+)/.exec(stdout)?.[1])).toBeLessThan(2);
    });
  },
);
