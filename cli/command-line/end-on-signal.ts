import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../engine/words/language.ts';
import type { Log } from '../../engine/server/log.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';

/** For so long (ms) what is under way may go on. */
const limit = 10_000;
/** A second signal within this time is the first one again, ms: npm passes Ctrl+C on to a process that has it already. */
const oneKey = 500;
/** How often a server under npm looks whether npm is still there, ms: it keeps SIGTERM to itself and leaves the server behind. */
const lookMs = 1_000;

/**
 * Ends the process in order at SIGINT or SIGTERM: `end` finishes what is under way, for 10 s at most. A second signal ends it at
 * once. Under `npm start` the end of npm is a signal too.
 */
export function endOnSignal(end: () => Promise<void>, log: Log, language: Language): void {
  const words = commandWordsOf(language).build;
  let since: number | null = null;
  const leave = (code: number) => {
    log.flush();
    process.exit(code);
  };
  async function endInOrder(): Promise<void> {
    log.event('info', 'ending', words.ending);
    const isDone = await Promise.race([
      end().then(() => true),
      sleep(limit, undefined, { ref: false }).then(() => false),
    ]);
    if (!isDone) log.event('error', 'cut', words.cutOff);
    leave(isDone ? 0 : 1);
  }
  const onSignal = () => {
    if (since !== null && performance.now() - since > oneKey) return leave(1);
    if (since !== null) return;
    since = performance.now();
    endInOrder().catch((error: unknown) => {
      log.event('error', 'failure', error instanceof Error ? error.message : String(error));
      leave(1);
    });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (since === null && process.ppid !== parent) onSignal();
    }, lookMs).unref();
}
