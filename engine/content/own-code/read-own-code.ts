import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Problem } from '../../diagnostics/problem.ts';
import { packageRoot } from '../../files/package-root.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import type { OwnCodeFault } from '../../words/problems.ts';
import { stampOf } from '../file-snapshot.ts';
import { fileProblem } from '../parse-source.ts';
import { filesBelow } from '../site-files.ts';
import type { SourceFile } from '../source-file.ts';
import type { Fact, Lint } from './extend.ts';

/** A module of a site's own: its file and the function that it is. */
export interface OwnModule<Run> {
  readonly file: SourceFile;
  readonly run: Run;
}

/** What a site computes and checks with code of its own. */
export interface OwnCode {
  /** By the name that texts and schemas have for it, of `facts/visit-days.ts` that is `visitDays`; null for one that cannot be run, which was told. */
  readonly facts: ReadonlyMap<string, OwnModule<Fact | null>>;
  readonly lints: readonly OwnModule<Lint>[];
}

/** That of most sites. */
export const noOwnCode: OwnCode = { facts: new Map(), lints: [] };

/** What the bundler made of a module: its code and the files that are in it, absolute. */
type Bundled =
  { readonly code: string; readonly files: readonly string[] } | { readonly error: string };

/** What is kept of bundled modules, with the signatures of the files that are in them. */
interface Kept {
  readonly signatures: Readonly<Record<string, string | null>>;
  readonly bundled: readonly Bundled[];
}

const bundler = join(packageRoot, 'engine/content/own-code/bundle.mjs');
const moduleName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.ts$/;

/** Files of a folder of the site, relative to it, sorted; none where there is no folder. */
const filesIn = (dir: string, folder: string) =>
  existsSync(join(dir, folder))
    ? readdirSync(join(dir, folder))
        .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];

/** Folder for what was bundled: in the project of the site, the nearest folder with a `package.json`; null where there is none. */
function keepIn(dir: string): string | null {
  if (existsSync(join(dir, 'package.json'))) return join(dir, '.portao/own-code');
  return dirname(dir) === dir ? null : keepIn(dirname(dir));
}

/** Says whether a file is as it was; null where there is none. */
const signatureOf = (file: string) => (existsSync(file) ? stampOf(file).signature : null);

/** What was kept, where every file in it, those of packages included, is as it was; else null. */
function readKept(file: string): readonly Bundled[] | null {
  if (!existsSync(file)) return null;
  const { signatures, bundled } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const isSame = Object.entries(signatures).every(([path, was]) => signatureOf(path) === was);
  return isSame ? bundled : null;
}

/** Keeps what was bundled. A mistake is not kept: its mend, like a package that is missing, may lie elsewhere. */
function keep(file: string, bundled: readonly Bundled[]): void {
  if (bundled.some((one) => 'error' in one)) return;
  const files = bundled.flatMap((one) => ('files' in one ? one.files : []));
  const signatures = Object.fromEntries(files.map((path) => [path, signatureOf(path)]));
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify({ signatures, bundled } satisfies Kept));
}

/** Bundles modules, or takes what was bundled of the same ones before. */
function bundle(dir: string, files: readonly string[], origin: string): readonly Bundled[] {
  // Another bundler makes something else of the same modules.
  const hash = createHash('sha256').update(readFileSync(bundler));
  // Modules may import what lies in folders below.
  for (const folder of ['facts', 'lints'])
    for (const path of filesBelow(join(dir, folder)).files)
      hash.update(`${folder}/${path}\n`).update(readFileSync(join(dir, folder, path)));
  // Of two sites with the same modules each may import others.
  const site = createHash('sha256').update(dir).digest('hex').slice(0, 8);
  const name = `${site}-${hash.digest('hex').slice(0, 16)}.json`;
  // What is made of a copy goes with it.
  const folder = origin ? join(dir, '.portao/own-code') : keepIn(dir);
  const file = folder && join(folder, name);
  const kept = file && readKept(file);
  if (kept) return kept;
  const { stdout, stderr, status, error } = spawnSync(
    process.execPath,
    [bundler, dir, origin, ...files.map((path) => join(dir, path))],
    { cwd: dir, encoding: 'utf8', maxBuffer: Infinity },
  );
  if (status !== 0) throw new Error(`${bundler}: ${error?.message ?? stderr}`);
  const bundled = JSON.parse(stdout) as Bundled[];
  if (!file) return bundled;
  keep(file, bundled);
  for (const other of existsSync(folder) ? readdirSync(folder) : [])
    if (other.startsWith(site) && other !== name) rmSync(join(folder, other), { force: true });
  return bundled;
}

/** The function that a bundled module exports, or what is wrong with it. */
function functionOf(file: string, bundled: Bundled): { run: unknown } | { fault: OwnCodeFault } {
  if ('error' in bundled) return { fault: { kind: 'code', detail: bundled.error } };
  const module: { exports: { default?: unknown } } = { exports: {} };
  try {
    compileFunction(bundled.code, ['module', 'exports', 'require'], { filename: file })(
      module,
      module.exports,
      createRequire(import.meta.url),
    );
  } catch (error) {
    return { fault: { kind: 'threw', detail: String(error) } };
  }
  const run = module.exports.default;
  return typeof run === 'function' ? { run } : { fault: { kind: 'export', detail: typeof run } };
}

/** The name of a fact by that of its file. */
const factName = (file: string) =>
  file
    .slice('facts/'.length, -'.ts'.length)
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads `facts/<name>.ts` and `lints/<name>.ts` of the site in `dir`, a copy of that in `origin` unless this is empty. They run in
 * this process, as own blocks do. Errors: `own-code`.
 */
export function readOwnCode(
  dir: string,
  origin = '',
): {
  readonly code: OwnCode;
  readonly problems: readonly Problem[];
} {
  const found = ['facts', 'lints'].flatMap((folder) => filesIn(dir, folder));
  if (found.length === 0) return { code: noOwnCode, problems: [] };
  const problems: Problem[] = [];
  const refuse = (file: string, fault: OwnCodeFault) =>
    problems.push(fileProblem(file, 'own-code', { fault }));
  const files = found.filter((file) => {
    const name = file.slice(file.indexOf('/') + 1);
    if (moduleName.test(name)) return true;
    refuse(file, { kind: 'name', detail: name });
    return false;
  });
  const bundled = bundle(dir, files, origin);
  const facts = new Map<string, OwnModule<Fact | null>>();
  const lints: OwnModule<Lint>[] = [];
  files.forEach((file, index) => {
    const made = functionOf(file, bundled[index]!);
    if ('fault' in made) refuse(file, made.fault);
    const run = 'run' in made ? made.run : null;
    const source = { path: file, text: readFileSync(join(dir, file), 'utf8'), value: null };
    if (file.startsWith('facts/'))
      facts.set(factName(file), { file: source, run: run as Fact | null });
    else if (run) lints.push({ file: source, run: run as Lint });
  });
  return { code: { facts, lints }, problems };
}
