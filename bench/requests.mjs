// Requests a second of the production server beside nginx, on the same precompressed files.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { plainEnv } from './project-copy.mjs';
import { report, table } from './report.mjs';
import { notMeasured, spread } from './rows.mjs';
import { startServer } from './start-server.mjs';

/** What is asked for: the page of a city. */
const path = '/barueri';
/** Connections at a time and seconds of one measurement; one second more, before, is not counted. */
const connections = 32;
const seconds = 5;
/** nginx is looked for here as well: the path of a user often has no /usr/sbin. */
const searched = { ...plainEnv, PATH: `${plainEnv.PATH}:/usr/sbin:/usr/local/sbin` };

/** What a program says of its version; null if it is not there. */
function versionOf(program, flag) {
  const { error, stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8', env: searched });
  return error
    ? null
    : `${stdout}${stderr}`
        .split('\n')[0]
        .replace(/ \[.*|^nginx version: /g, '')
        .trim();
}

/** Starts nginx, one process, with the file that a build writes for it. */
async function startNginx(out, folder) {
  const port = await freePort();
  mkdirSync(join(folder, 'nginx'), { recursive: true });
  const site = readFileSync(join(out, 'nginx.conf'), 'utf8').replace(
    /^root .*$/m,
    `root "${out}";`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(join(folder, 'nginx/site.conf'), site);
  writeFileSync(
    join(folder, 'nginx/nginx.conf'),
    `${user} daemon off; pid nginx.pid; error_log stderr; worker_processes 1; events { worker_connections 1024; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000; open_file_cache_valid 1s; open_file_cache_errors on; keepalive_requests 1000000; ${temporary} server { listen ${port}; include site.conf; } }\n`,
  );
  const server = spawn('nginx', ['-p', join(folder, 'nginx'), '-c', 'nginx.conf', '-e', 'stderr'], {
    env: searched,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let said = '';
  server.stderr.on('data', (chunk) => (said += chunk));
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(origin + path).then(
        () => true,
        () => false,
      )
    )
      return { origin, close: () => (server.kill(), ended) };
    await sleep(50);
  }
  server.kill();
  throw new Error(`nginx did not start:\n${said}`);
}

/** Requests a second, by wrk. Throws if one of them fails. */
function requestsOf(origin, duration) {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${duration}s`, '-H', 'Accept-Encoding: gzip', origin + path],
    { encoding: 'utf8' },
  );
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout);
  if (!found || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk at ${origin}:\n${stdout}`);
  return Number(found[1]);
}

const gzipped = async (origin) => {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } });
  return `${answer.status} ${answer.headers.get('content-encoding')} ${answer.headers.get('content-length')} ${(await answer.text()).length}`;
};

/** Asks both servers by turns, `rounds` times, and reports. `flags` are Node's own for our server. */
export async function benchRequests(project, { rounds, flags = [] }) {
  const where = machine();
  const versions = [versionOf('nginx', '-v'), versionOf('wrk', '-v')];
  const rates = { ours: [], nginx: [] };
  if (versions.every(Boolean)) {
    const out = join(project.folder, 'served/dist');
    await project.buildAny(join(project.root, 'site'), out, ['--compress']);
    const servers = {
      ours: await startServer(project.command, ['serve', '--out', out], {
        flags,
        cwd: project.root,
        env: plainEnv,
      }),
      nginx: await startNginx(out, project.folder),
    };
    try {
      const answers = await Promise.all(
        Object.values(servers).map(({ origin }) => gzipped(origin)),
      );
      if (answers[0] !== answers[1] || !answers[0].startsWith('200 gzip'))
        throw new Error(`the servers answer differently: ${answers.join('; ')}`);
      for (let round = 1; round <= rounds; round += 1) {
        for (const name of round % 2 === 1 ? ['ours', 'nginx'] : ['nginx', 'ours']) {
          requestsOf(servers[name].origin, 1);
          rates[name].push(requestsOf(servers[name].origin, seconds));
        }
        process.stdout.write(
          `round ${round} of ${rounds}: ours ${rates.ours.at(-1).toFixed(0)}, nginx ${rates.nginx.at(-1).toFixed(0)} requests a second\n`,
        );
      }
    } finally {
      for (const { close } of Object.values(servers)) await close();
    }
  }
  const measured = rates.ours.length > 0;
  const row = (label, list) => [
    label,
    ...(measured ? [median(list).toFixed(0), spread(list, 0)] : [notMeasured, '']),
  ];
  const ratio = measured
    ? median(rates.ours.map((rate, index) => rate / rates.nginx[index])).toFixed(2)
    : notMeasured;
  report(
    'requests',
    [
      '## Requests a second',
      '',
      `${where}${measured ? `, ${versions.join(', ')}` : ''}. \`npm run bench\`: ${rounds} rounds by turns, medians. \`${path}\` of \`portao build --compress\`, over HTTP on this machine, ${connections} connections that are kept, ${seconds} s each; the asking program runs on the same processor. One process each; nginx with the \`nginx.conf\` of the build, so that both send the same headers, and \`open_file_cache\`, so that both remember files for a moment. Both are asked for gzip, and send the file that lies there: nginx of distributions has no brotli.`,
      '',
      table([
        ['server', 'requests a second', 'spread', 'aim'],
        [...row('`portao serve`', rates.ours), ''],
        [...row('nginx', rates.nginx), ''],
        ['ours : nginx, of the same round', ratio, '', 'at least 0.5'],
      ]),
    ].join('\n'),
  );
}
