// The one way in which a file is replaced. Plain Node, because the process of the database runs without a bundle.
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from './running.mjs';

/** Begins with a dot and does not end as a document does, so that nobody takes it for one. */
const temporaryName = (file, pid = process.pid) =>
  join(dirname(file), `.${basename(file)}.${pid}.tmp`);

export function removeLeftovers(file) {
  const prefix = `.${basename(file)}.`;
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(/^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1]);
    if (pid > 0 && (pid === process.pid || !isRunning(pid)))
      rmSync(temporaryName(file, pid), { force: true });
  }
}

function write(file, content, mode, durable) {
  const whole = typeof content === 'string' || ArrayBuffer.isView(content);
  const handle = openSync(file, 'wx', mode);
  try {
    for (const part of whole ? [content] : content) writeFileSync(handle, part);
    if (durable) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function stageFile(file, content, { mode, durable = false } = {}) {
  const exists = existsSync(file);
  const target = exists ? realpathSync(file) : file;
  const temporary = temporaryName(target);
  const discard = () => rmSync(temporary, { force: true });
  /** Leaves nothing behind where `work` fails. */
  const orDiscard = (work) => {
    try {
      work();
    } catch (error) {
      discard();
      throw error;
    }
  };
  removeLeftovers(target);
  const given = mode ?? (exists ? statSync(target).mode : 0o666);
  orDiscard(() => write(temporary, content, given, durable));
  return { replace: () => orDiscard(() => renameSync(temporary, target)), discard };
}

export function replaceFile(file, content, options) {
  stageFile(file, content, options).replace();
}
