// The package as npm installs it: packed, and installed into an empty folder.
import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { runPortao, type RunOptions } from '../cli/run-portao.ts';
import { root } from '../structure/tree.ts';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs npm in a folder; what it printed. Throws with its words where it fails. */
function runNpm(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(npm, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

/** A packed package. */
export interface Tarball {
  /** Absolute path. */
  readonly file: string;
  readonly bytes: number;
  /** Paths in it. */
  readonly files: readonly string[];
}

/** Packs the package in `folder` into `target`. */
function pack(folder: string, target: string): Tarball {
  const [packed] = JSON.parse(runNpm(folder, 'pack', '--json', '--pack-destination', target)) as {
    filename: string;
    files: { path: string }[];
  }[];
  const file = join(target, packed!.filename);
  return { file, bytes: statSync(file).size, files: packed!.files.map(({ path }) => path) };
}

/** Both packages. */
export interface Packed {
  readonly portao: Tarball;
  readonly create: Tarball;
}

/** Makes the packages `portao` and `create-portao` of this checkout, in its folders `dist-package` and `dist-create`, and packs them into the folder `target`. */
export function packBoth(target: string): Packed {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/package/make-package.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return {
    portao: pack(join(root, 'dist-package'), target),
    create: pack(join(root, 'dist-create'), target),
  };
}

/** Runs `npm create portao` as it will be, with the packed package in place of the registry's. */
export const createSite = (cwd: string, create: Tarball, ...args: string[]) =>
  runNpm(
    cwd,
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=${create.file}`,
    '--',
    'create-portao',
    ...args,
  );

/** Installs what the `package.json` of a folder and `more` name; packages come from npm's cache where it has them. */
export const installIn = (folder: string, ...more: string[]) =>
  runNpm(
    folder,
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...more,
  );

const launcher = (project: string) => join(project, 'node_modules/portao/cli/packaged.mjs');

/** Runs a command of the package that is installed in a project, in its folder. */
export const portaoIn = (project: string, args: readonly string[], options: RunOptions = {}) =>
  runPortao(args, { cwd: project, launcher: launcher(project), ...options });

/** A server of the installed package: where it answers, and what ends it. */
export interface InstalledServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts `start` or `dev` in a project and waits until it says where it answers. Rejects with what it printed if it ends instead. */
export async function serveIn(project: string, command: 'start' | 'dev'): Promise<InstalledServer> {
  const server = spawn(process.execPath, [launcher(project), command, '--port', '0'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'C' },
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (address) resolve(address);
      });
    void ended.then((code) => reject(new Error(`it ended with ${code}:\n${said}`)));
  });
  return {
    origin,
    async close() {
      server.kill();
      await ended;
    },
  };
}
