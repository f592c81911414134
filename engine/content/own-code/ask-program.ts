import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../../files/package-root.ts';
import { stampOf } from '../file-snapshot.ts';
import { KeptFile } from './kept-file.ts';

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

/** Says whether a file is as it was; null where there is none. */
const signatureOf = (file: string) => (existsSync(file) ? stampOf(file).signature : null);

/** What was kept, where every file in it, those of packages included, is as it was; else null. */
function readKept<Answer>(file: KeptFile): Answer | null {
  const kept = file.read<Kept<Answer>>();
  const isSame = ([path, was]: readonly [string, string | null]) => signatureOf(path) === was;
  return kept && Object.entries(kept.signatures).every(isSame) ? kept.answer : null;
}

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
  const about = [readFileSync(path, 'utf8'), ...args];
  for (const source of sources) about.push(source, readFileSync(source, 'utf8'));
  const folder = origin ? join(dir, '.portao/own-code') : undefined;
  const file = new KeptFile(dir, basename(program, '.mjs'), about.join('\0'), folder);
  const kept = readKept<Answer>(file);
  if (kept) return kept;
  // Slow to load, and answers are kept.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [path, ...args], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`${path}: ${error?.message ?? stderr}`);
  const answer = JSON.parse(stdout) as Answer;
  if (mayKeep(answer)) {
    const signatures = Object.fromEntries(answer.files.map((one) => [one, signatureOf(one)]));
    file.write({ signatures, answer } satisfies Kept<Answer>);
  }
  return answer;
}
