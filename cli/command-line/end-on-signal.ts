import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import type { Log } from '../../engine/server/log.ts';

/** For so long (ms) what is under way may go on. */
const limit = 10_000;
/** A second signal within this time is the first one again, ms: npm passes Ctrl+C on to a process that has it already. */
const oneKey = 500;

/**
 * Ends the process in order at SIGINT or SIGTERM: `end` finishes what is under way, for 10 s at most. A second signal ends it at
 * once.
 */
export function endOnSignal(end: () => Promise<void>, log: Log, language: Language): void {
  const pt = language === 'pt';
  let since: number | null = null;
  const leave = (code: number) => {
    log.flush();
    process.exit(code);
  };
  async function endInOrder(): Promise<void> {
    log.event('info', 'ending', pt ? 'Encerrando…' : 'Ending…');
    const isDone = await Promise.race([
      end().then(() => true),
      sleep(limit, undefined, { ref: false }).then(() => false),
    ]);
    if (!isDone)
      log.event(
        'error',
        'cut',
        pt
          ? 'O que estava em andamento não terminou em 10 s e foi cortado. Nada confirmado se perdeu.'
          : 'What was under way did not end within 10 s and was cut. Nothing acknowledged was lost.',
      );
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
}
