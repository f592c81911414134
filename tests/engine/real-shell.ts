// The shell of the project as `npm run build` makes it, for the few tests that need it.
import { join } from 'node:path';
import { withLock } from '../../engine/output/lock.ts';
import { prepareShell, type Shell } from '../../engine/shell.ts';
import { root } from '../structure/tree.ts';

/** The shell, built first if it is not that of today's sources; test files that want it at the same moment take turns. */
export function realShell(): Promise<Shell> {
  return withLock(join(root, '.portao', 'shell-of-tests.lock'), () => prepareShell(root), { patience: 240_000 });
}
