import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { ownModules } from '#schemas/find-own-code';
import type { Problem } from '../../diagnostics/problem.ts';
import type { OwnCodeFault } from '../../words/problems.ts';
import { fileProblem } from '../file-problem.ts';
import { filesBelow } from '../site-files.ts';
import type { SourceFile } from '../source-file.ts';
import { askProgram, type ProgramAnswer } from './ask-program.ts';
import {
  locationInSite,
  locationOfError,
  withLines,
  type BundledCode,
  type CodeLocation,
} from './code-location.ts';
import type { Fact, Lint } from './extend.ts';
import { withoutExit } from './guards.ts';

/** A module of a site's own: its file and the function that it is, which throws `OwnCodeThrew`. */
export interface OwnModule<Run> {
  readonly file: SourceFile;
  readonly run: Run;
}

/** What a site computes and checks with code of its own. */
export interface OwnCode {
  /** By the name that texts and schemas have for it, of `facts/visit-days.ts` that is `visitDays`; null for one that cannot be run, which was told. */
  readonly facts: ReadonlyMap<string, OwnModule<Fact | null>>;
  readonly lints: readonly OwnModule<Lint>[];
  /** The files (absolute) that any of it is made from, packages included. */
  readonly files: readonly string[];
}

/** That of most sites. */
export const noOwnCode: OwnCode = { facts: new Map(), lints: [], files: [] };

/** Thrown by code of a site that threw; `location`: where in the site, null where the error does not say. */
export class OwnCodeThrew extends Error {
  constructor(
    cause: unknown,
    readonly location: CodeLocation | null,
  ) {
    super(String(cause), { cause });
    this.name = 'OwnCodeThrew';
  }

  /** The error itself, or one without a location for what was thrown while a result was looked at. */
  static of = (error: unknown): OwnCodeThrew =>
    error instanceof OwnCodeThrew ? error : new OwnCodeThrew(error, null);
}

/** What is wrong with a module, as a bundler says it. */
export interface BundleFault {
  readonly message: string;
  /** Absolute. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

interface BundleAnswer extends ProgramAnswer {
  readonly bundled: readonly (BundledCode | { readonly error: BundleFault })[];
}

const moduleName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.ts$/;

/** Bundles modules, or takes what was bundled of the same ones before. */
const bundle = (dir: string, files: readonly string[], origin: string): BundleAnswer =>
  askProgram<BundleAnswer>({
    dir,
    origin,
    program: 'bundle.mjs',
    args: [dir, origin, ...files.map((path) => join(dir, path))],
    // Modules may import what lies in folders below.
    sources: ['facts', 'lints'].flatMap((folder) =>
      filesBelow(join(dir, folder)).files.map((path) => join(dir, folder, path)),
    ),
    mayKeep: ({ bundled }) => bundled.every((one) => 'code' in one),
  });

/** A function of a site, called as it should be: what it throws names the location in the site. */
const named =
  (run: (...args: unknown[]) => unknown, locationOf: (error: unknown) => CodeLocation | null) =>
  (...args: unknown[]): unknown => {
    try {
      return withoutExit(() => run(...args));
    } catch (error) {
      throw new OwnCodeThrew(error, locationOf(error));
    }
  };

/** Runs a bundled module; what it exports. Throws `OwnCodeThrew`. */
export function loadBundled<Exports>(
  dir: string,
  file: string,
  { code, map }: BundledCode,
): {
  readonly exports: Exports;
  /** Where in the site an error was thrown that passed through the module. */
  readonly locationOf: (error: unknown) => CodeLocation | null;
} {
  const module: { exports: unknown } = { exports: {} };
  const locationOf = (error: unknown) => locationOfError(error, dir, { file, map });
  named(() => {
    const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
    run(module, module.exports, createRequire(import.meta.url));
  }, locationOf)();
  return { exports: module.exports as Exports, locationOf };
}

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
  const found = (['facts', 'lints'] as const).flatMap((folder) => ownModules(dir, folder));
  if (found.length === 0) return { code: noOwnCode, problems: [] };
  const problems: Problem[] = [];
  const refuse = (file: string, fault: OwnCodeFault, location: CodeLocation | null = null) =>
    problems.push(
      fileProblem(
        location?.file ?? file,
        'own-code',
        { fault },
        location ? withLines(dir, location) : {},
      ),
    );
  const modules = found.filter(({ file }) => {
    const name = file.slice(file.indexOf('/') + 1);
    if (moduleName.test(name)) return true;
    refuse(file, { kind: 'name', detail: name });
    return false;
  });
  const files = modules.map(({ file }) => file);
  const answer = bundle(dir, files, origin);
  /** The function that a bundled module exports; null where there is none, which is told. */
  const functionOf = (file: string, bundled: BundleAnswer['bundled'][number]) => {
    if ('error' in bundled) {
      const { message, file: at, line = 1, column = 1 } = bundled.error;
      const location = at === undefined ? null : locationInSite(dir, { file: at, line, column });
      refuse(file, { kind: 'code', detail: message }, location);
      return null;
    }
    try {
      const { exports, locationOf } = loadBundled<{ default?: unknown }>(
        dir,
        join(dir, file),
        bundled,
      );
      const run = exports.default;
      if (typeof run === 'function') return named(run as () => unknown, locationOf);
      refuse(
        file,
        run === undefined
          ? { kind: 'export-missing', detail: '' }
          : { kind: 'export', detail: typeof run },
      );
    } catch (error) {
      if (!(error instanceof OwnCodeThrew)) throw error;
      refuse(file, { kind: 'threw', detail: error.message }, error.location);
    }
    return null;
  };
  const facts = new Map<string, OwnModule<Fact | null>>();
  const lints: OwnModule<Lint>[] = [];
  modules.forEach(({ name, file }, index) => {
    const run = functionOf(file, answer.bundled[index]!);
    const source = { path: file, text: readFileSync(join(dir, file), 'utf8'), value: null };
    if (file.startsWith('facts/')) facts.set(name, { file: source, run: run as Fact | null });
    else if (run) lints.push({ file: source, run: run as Lint });
  });
  return { code: { facts, lints, files: answer.files }, problems };
}
