// A build as a process of its own, for the tests that kill it. Bundled by them, because Node of our oldest version reads no TypeScript.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { build } from '../../../engine/publish/build.ts';

/** What the process is told, as JSON in its first argument. */
export interface ChildOptions {
  readonly siteDir: string;
  readonly outDir: string;
  /** Die at this call that changes the disk (from 1), in the middle of it if it writes; or at the third file that is exchanged. */
  readonly killAt?: number | 'exchange';
  /** The disk is full from this call on: half of a text is written, nothing is made or renamed; removing works. */
  readonly fullAt?: number;
  /** Wait before the first page until this file exists. */
  readonly waitFor?: string;
  /** Written when this build waits for another, and when it has begun. */
  readonly tellWaiting?: string;
  readonly tellBegun?: string;
}

/** What it prints, as JSON; `failed` is the system's code where the build was refused. */
export interface ChildReport {
  readonly failed?: string | undefined;
  readonly rendered: number;
  /** Calls that changed the disk. */
  readonly calls: number;
}

const options = JSON.parse(process.argv[2]!) as ChildOptions;
let calls = 0;
let exchanged = 0;

/** Counts the calls that change the disk, and dies at the one asked for: half a text written, the rename done or not. */
function countCalls(): void {
  const { writeFileSync } = fs;
  const wrap = (
    name:
      | 'linkSync'
      | 'writeFileSync'
      | 'renameSync'
      | 'rmSync'
      | 'mkdirSync'
      | 'openSync'
      | 'writeSync'
      | 'fsyncSync',
  ) => {
    const original = fs[name] as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      if (name === 'openSync' && (args[1] === undefined || args[1] === 'r'))
        return original(...args);
      calls += 1;
      if (name === 'renameSync' && String(args[1]).startsWith(`${options.outDir}/`)) exchanged += 1;
      if (
        options.fullAt !== undefined &&
        calls >= options.fullAt &&
        name !== 'rmSync' &&
        name !== 'fsyncSync'
      ) {
        if (name === 'writeFileSync')
          writeFileSync(
            args[0] as string,
            (args[1] as string).slice(0, Math.floor((args[1] as string).length / 2)),
          );
        throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), {
          code: 'ENOSPC',
        });
      }
      if (options.killAt === 'exchange' ? exchanged < 3 : calls !== options.killAt)
        return original(...args);
      if (name === 'writeFileSync')
        writeFileSync(
          args[0] as string,
          (args[1] as string).slice(0, Math.floor((args[1] as string).length / 2)),
        );
      process.kill(process.pid, 'SIGKILL');
      return undefined;
    };
    Object.assign(fs, { [name]: counted });
  };
  for (const name of [
    'writeFileSync',
    'renameSync',
    'rmSync',
    'mkdirSync',
    'openSync',
    'writeSync',
    'fsyncSync',
    'linkSync',
  ] as const)
    wrap(name);
  syncBuiltinESMExports();
}

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function waitForFile(file: string): void {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (fs.existsSync(file)) return;
    pause(10);
  }
  throw new Error(`${file} did not come`);
}

countCalls();
let begun = false;
const work = build({
  siteDir: options.siteDir,
  outDir: options.outDir,
  onWait: () => options.tellWaiting && fs.writeFileSync(options.tellWaiting, ''),
  bundle: {
    hash: 'one',
    scripts: {
      document: '/assets/entry.js',
      blog: '/assets/entry.js',
      panel: '/assets/entry.js',
      reader: '/assets/entry.js',
    },
    printSheet: '/assets/print.css',
    clientDir: '',
    files: { document: [], blog: [], panel: [], reader: [] },
    renderer: '',
    render: (page) => {
      if (!begun) {
        begun = true;
        if (options.tellBegun) fs.writeFileSync(options.tellBegun, '');
        if (options.waitFor) waitForFile(options.waitFor);
      }
      return JSON.stringify(page);
    },
  },
});
const report: ChildReport = await work
  .then(({ rendered }) => ({ rendered, calls }))
  .catch((error: NodeJS.ErrnoException) => ({
    rendered: 0,
    calls,
    failed: error.code ?? error.message,
  }));
if (report.failed !== undefined && options.fullAt === undefined) throw new Error(report.failed);
process.stdout.write(JSON.stringify(report));
