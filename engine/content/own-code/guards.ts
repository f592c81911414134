// What keeps a mistake in the code of a site from harming the process that runs it.

/** A value that nobody can change any more, nor anything in it: what would (an assignment, `sort`, `push`) throws. The same value, not a copy. */
export function frozen<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

/** Lets a promise that is not wanted, or a list of them, fail unheard: Node ends a process for one whose failure nobody handles. */
export function dropPromises(value: unknown): void {
  for (const one of [value].flat()) if (one instanceof Promise) one.catch(() => null);
}

/** What `run` returns. Meanwhile `process.exit` throws in place of ending a command as if all were well. */
export function withoutExit<Result>(run: () => Result): Result {
  const { exit } = process;
  process.exit = () => {
    throw new Error('process.exit');
  };
  try {
    return run();
  } finally {
    process.exit = exit;
  }
}
