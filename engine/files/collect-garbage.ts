import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back the memory of what is needed no more. By itself V8 waits until as much again is asked for, which a process that
 * waits never does. Takes about a second for a GB that is in use.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Compiled code is kept for one set of flags.
  setFlagsFromString('--no-expose-gc');
  collect();
  // Pages of memory that the first time leaves almost empty are emptied and given back the second time.
  collect();
}
