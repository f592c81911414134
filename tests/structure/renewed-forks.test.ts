// A process of tests that is shared takes files of its own environment alone.
import { expect, test } from 'vitest';
import type { PoolOptions, PoolTask } from 'vitest/node';
import { renewedForks } from '../renewed-forks.ts';

const workerIn = (environment: string) =>
  renewedForks.createPoolWorker({
    environment: { name: environment },
    distPath: '.',
    project: { vitest: { logger: {} } },
  } as unknown as PoolOptions);
const taskIn = (environment: string) =>
  ({ context: { environment: { name: environment } } }) as unknown as PoolTask;

test('a file that needs a document gets no process that was begun without one', () => {
  expect(workerIn('node').canReuse!(taskIn('jsdom'))).toBe(false);
  expect(workerIn('jsdom').canReuse!(taskIn('node'))).toBe(false);
  expect(workerIn('jsdom').canReuse!(taskIn('jsdom'))).toBe(true);
});
