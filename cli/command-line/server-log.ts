import type { Language } from '../../engine/words/language.ts';
import { createLog, type Log, type LogFormat } from '../../engine/server/log.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from './command-error.ts';

/** `LOG_FORMAT`; null where it is not set. Throws `WrongUse`. */
export function logFormatOf(text: string | undefined, language: Language): LogFormat | null {
  if (!text) return null;
  if (text === 'text' || text === 'json') return text;
  throw new WrongUse(commandWordsOf(language).build.noLogFormat({ text }));
}

/**
 * The log of a server on standard output and standard error. On a terminal requests are left out unless `LOG_FORMAT` is set:
 * what is said to the person there stays in view. Throws `WrongUse`.
 */
export function openLog(language: Language): Log {
  const format = logFormatOf(process.env.LOG_FORMAT, language);
  return createLog({
    format: format ?? 'text',
    requests: format !== null || !process.stdout.isTTY,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
}
