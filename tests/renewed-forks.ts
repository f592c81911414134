// The pool of tests that share a process: it is renewed before it holds too much.
import { ForksPoolWorker, type PoolRunnerInitializer, type WorkerRequest } from 'vitest/node';

/** So many files run in a process. Vitest lets go of nothing that a file of tests holds, tens of megabytes of some; and a process that comes to the limit of V8 (4 GB, less on a small machine) ends in the middle of one. */
const mostFiles = 60;

class RenewedForks extends ForksPoolWorker {
  override readonly name = 'renewed-forks';
  #files = 0;

  override send(message: WorkerRequest): void {
    if (message.type === 'run') this.#files += 1;
    super.send(message);
  }

  canReuse(): boolean {
    return this.#files < mostFiles;
  }
}

/** For `pool`: as `forks`, for projects whose files share a process. */
export const renewedForks: PoolRunnerInitializer = {
  name: 'renewed-forks',
  createPoolWorker: (options) => new RenewedForks(options),
};
