// The pool of tests that share a process: it is renewed before it holds too much.
import {
  ForksPoolWorker,
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolTask,
  type WorkerRequest,
} from 'vitest/node';

/** So many files run in a process. Vitest lets go of nothing that a file of tests holds, tens of megabytes of some; and a process that comes to the limit of V8 (4 GB, less on a small machine) ends in the middle of one. */
const mostFiles = 60;

class RenewedForks extends ForksPoolWorker {
  override readonly name = 'renewed-forks';
  readonly #environment: string;
  #files = 0;

  constructor(options: PoolOptions) {
    super(options);
    this.#environment = options.environment.name;
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'run') this.#files += 1;
    super.send(message);
  }

  /** Vitest gives a process the environment of its first file, and leaves it to pools of their own to keep others away. */
  canReuse({ context }: PoolTask): boolean {
    return this.#files < mostFiles && context.environment.name === this.#environment;
  }
}

/** For `pool`: as `forks`, for projects whose files share a process. */
export const renewedForks: PoolRunnerInitializer = {
  name: 'renewed-forks',
  createPoolWorker: (options) => new RenewedForks(options),
};
