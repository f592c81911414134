// The process that works for `portao start` (build-apart.ts): one task after the other, until it is told to end.
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { BundleFailed } from '../../engine/publish/bundle.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { SecretInOutput } from '../../engine/publish/output/guards.ts';
import { SiteChangedDuringBuild } from '../../engine/publish/site-changed.ts';
import { publishedSite } from '../../engine/publish/published-site.ts';
import { languages, type Language } from '../../engine/words/language.ts';
import { describeFailure } from '../command-line/failure.ts';
import type { ApartNews, ApartTask, BuildTask, Published } from './build-apart.ts';
import { businessTasks } from './business-task.ts';
import { runBuild } from './run-build.ts';

/** Lets everybody else go first. On Linux each thread has a priority of its own, and Node has started some already. */
function giveWay(): void {
  const lower = constants.priority.PRIORITY_BELOW_NORMAL;
  try {
    if (process.platform === 'linux')
      for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), lower);
    else setPriority(lower);
  } catch {
    // Where that is not allowed it builds as quickly as it may.
  }
}

const tell = (news: ApartNews) =>
  new Promise<void>((resolve) => void process.send!(news, () => resolve()));

/** True for an error that whoever writes the site mends in its folder. */
const isOfSite = (error: unknown) =>
  error instanceof SiteProblems ||
  error instanceof SiteChangedDuringBuild ||
  error instanceof SecretInOutput ||
  error instanceof BundleFailed;

/** Why a build failed, in the words of every language. */
const failureOf = (error: unknown): NonNullable<ApartNews['failed']> => ({
  words: Object.fromEntries(
    languages.map((language) => [language, describeFailure(error, language)]),
  ) as Record<Language, string>,
  ofSite: isOfSite(error),
});

/** Up to so many pages a process whose code is warm makes sooner alone than with threads that begin cold. */
const fewPages = 1_000;
let isWarm = false;

async function build({ givesWay, ...task }: BuildTask): Promise<Published> {
  if (givesWay) giveWay();
  const state = stateDir(task.outDir);
  const isAlone = isWarm && publishedSite(state).paths.length <= fewPages;
  const { nextChange } = await runBuild({
    ...task,
    ...(isAlone ? { threads: 1 } : {}),
    say: (text) => void tell({ say: text }),
  });
  return { counted: publishedSite(state), nextChange };
}

const doBusinessTask = businessTasks();

async function work(task: ApartTask): Promise<void> {
  try {
    await tell({
      done: 'build' in task ? await build(task.build) : await doBusinessTask(task.business),
    });
    isWarm = true;
  } catch (error) {
    await tell({ failed: failureOf(error) });
  }
}

// Ctrl+C goes to every process of a terminal; the server says when this one is to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(1));
process.on('message', (task: ApartTask) => void work(task));
