import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageRoot } from '../../files/package-root.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import { stampOf } from '../file-snapshot.ts';

/** A question about code of a site. */
export interface ProgramQuestion<Answer> {
  /** Absolute folder of the site. */
  readonly dir: string;
  /** Where the site itself lies, if `dir` is a copy of it: what is made of a copy goes with it. */
  readonly origin?: string;
  /** Name of the program beside this module: what reads code loads slowly, and its answer is kept. */
  readonly program: string;
  readonly args: readonly string[];
  /** Files (absolute) whose text the answer is about; what they import is in `files` of the answer. */
  readonly sources: readonly string[];
  /** False for an answer that is not kept: of a mistake the mend, like a package that is missing, may lie elsewhere. */
  readonly mayKeep: (answer: Answer) => boolean;
}

/** What every program prints, besides more: the files (absolute) that its answer depends on. */
export interface ProgramAnswer {
  readonly files: readonly string[];
}

/** What is kept of an answer, with the signatures of its files. */
interface Kept<Answer> {
  readonly signatures: Readonly<Record<string, string | null>>;
  readonly answer: Answer;
}

/** Folder for what was answered: in the project of the site, the nearest folder with a `package.json`, else in the site itself. */
export function ownCodeFolder(dir: string): string {
  const isProject = (folder: string) => existsSync(join(folder, 'package.json'));
  let folder = dir;
  while (!isProject(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return join(isProject(folder) ? folder : dir, '.portao/own-code');
}

/** Says whether a file is as it was; null where there is none. */
const signatureOf = (file: string) => (existsSync(file) ? stampOf(file).signature : null);

/** What was kept, where every file in it, those of packages included, is as it was; else null. */
function readKept<Answer>(file: string): Answer | null {
  if (!existsSync(file)) return null;
  const { signatures, answer } = JSON.parse(readFileSync(file, 'utf8')) as Kept<Answer>;
  const isSame = Object.entries(signatures).every(([path, was]) => signatureOf(path) === was);
  return isSame ? answer : null;
}

/** Marks what is kept of the site in `dir`: of two sites with the same modules each may import others. */
export const siteMark = (dir: string) => createHash('sha256').update(dir).digest('hex').slice(0, 8);

/** Keeps a file, and removes those of its kind (names that begin alike) from before. Where nothing can be written nothing is kept. */
export function replaceAll(file: string, kind: string, text: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    replaceFile(file, text);
    for (const other of readdirSync(folder))
      if (other.startsWith(kind) && other !== basename(file))
        rmSync(join(folder, other), { force: true });
  } catch (error) {
    if (!unwritable.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** A disk that is full, a folder of somebody else or that is for reading alone. */
const unwritable = new Set(['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS']);

/** Asks a program, or takes what it answered of the same code before. Throws where the program itself fails. */
export function askProgram<Answer extends ProgramAnswer>({
  dir,
  origin = '',
  program,
  args,
  sources,
  mayKeep,
}: ProgramQuestion<Answer>): Answer {
  const path = join(packageRoot, 'engine/content/own-code', program);
  // Another program answers something else of the same code.
  const hash = createHash('sha256').update(readFileSync(path)).update(JSON.stringify(args));
  for (const source of sources) hash.update(`${source}\n`).update(readFileSync(source));
  const folder = origin ? join(dir, '.portao/own-code') : ownCodeFolder(dir);
  const kind = `${siteMark(dir)}-${basename(program, '.mjs')}-`;
  const file = join(folder, `${kind}${hash.digest('hex').slice(0, 16)}.json`);
  const kept = readKept<Answer>(file);
  if (kept) return kept;
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [path, ...args], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`${path}: ${error?.message ?? stderr}`);
  const answer = JSON.parse(stdout) as Answer;
  if (mayKeep(answer)) {
    const signatures = Object.fromEntries(answer.files.map((one) => [one, signatureOf(one)]));
    replaceAll(file, kind, JSON.stringify({ signatures, answer } satisfies Kept<Answer>));
  }
  return answer;
}
