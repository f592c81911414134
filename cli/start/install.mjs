// Installs the dependencies if they are missing or not those of package-lock.json; runs before `npm start`, `npm run dev`
// and the tests. Plain Node without dependencies.
import './refuse-old-node.mjs';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { argv, env, exit, execPath, platform, stderr, stdout } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isPruned, missingPackages } from './installed.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The way to call npm: the one that runs this script, or the one on the path. */
function npmCommand() {
  const script = env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script)) return [execPath, [script]];
  return [platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * Installs what is missing; says so in one line. True if all is there afterwards.
 * `dev` installs the development dependencies even where npm is set to leave them out. Otherwise they do not count, and
 * an installation without them stays without them.
 */
export function install({ dev = false } = {}) {
  if (missingPackages(root, dev)?.length === 0) return true;
  const withoutDev =
    env.NODE_ENV === 'production' || /\bdev\b/.test(env.npm_config_omit || '') || isPruned(root);
  stdout.write('Instalando as dependências (npm ci); na primeira vez leva um ou dois minutos.\n');
  const [command, before] = npmCommand();
  const { status, error } = spawnSync(
    command,
    [
      ...before,
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      dev || !withoutDev ? '--include=dev' : '--omit=dev',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: platform === 'win32' && before.length === 0,
    },
  );
  if (status === 0) return true;
  stderr.write(
    `As dependências não foram instaladas${error ? ` (${error.message})` : ''}. Verifique a internet e rode de novo: npm ci\n`,
  );
  return false;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href && !install()) exit(1);
