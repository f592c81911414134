import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';

/** What a check found: all is well, something may hurt later, something is broken. */
export interface Finding {
  /** Permanent name of the check. */
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'error';
  readonly says: string;
  /** The command that fixes it, or what to do; absent where all is well. */
  readonly fix?: string;
}

/** What the checks look at. */
export interface Patient {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute folder of the package `portao`: the project's own in a checkout. */
  readonly packageDir: string;
  readonly siteDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Null where the environment contradicts itself, which a check of its own tells. */
  readonly settings: DataSettings | null;
  readonly language: Language;
}

/** Looks at one thing. `signal` ends what takes too long. */
export type Check = (
  patient: Patient,
  signal: AbortSignal,
) => Promise<readonly Finding[]> | readonly Finding[];

/** Longest time that a check waits for an answer, ms. */
export const checkMs = 2_000;

/**
 * Does a check; one that takes too long, or fails in a way that nobody thought of, is a finding itself. After `limit` (ms)
 * the check's signal is aborted, so that it can say what did not answer; after half as much again nobody waits for it.
 */
export async function done(
  name: string,
  check: Check,
  patient: Patient,
  limit = checkMs,
): Promise<readonly Finding[]> {
  const { language } = patient;
  const words = commandWordsOf(language).doctor;
  const over = new AbortController();
  const late = sleep(1.5 * limit, undefined, { signal: over.signal }).then(
    (): readonly Finding[] => [
      {
        check: name,
        level: 'warning',
        says: words.noAnswer({ name, seconds: limit / 1000 }),
        fix: words.busy,
      },
    ],
    () => [],
  );
  try {
    const found = Promise.resolve().then(() => check(patient, AbortSignal.timeout(limit)));
    // Whoever is late and fails afterwards has been told already.
    found.catch(() => undefined);
    return await Promise.race([found, late]);
  } catch (error) {
    return [
      {
        check: name,
        level: 'error',
        says: `${name}: ${error instanceof Error ? error.message : String(error)}`,
      },
    ];
  } finally {
    over.abort();
  }
}
