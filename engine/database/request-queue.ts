import { refusal, type AskOptions, type DataAnswer, type DataRequest } from './messages.ts';

/** A request in the queue. */
interface Job {
  readonly request: DataRequest;
  /** Lower numbers come first. */
  readonly priority: number;
  readonly limit: number | undefined;
  /** True if a process ended over it already. */
  interrupted: boolean;
  readonly answer: (answer: DataAnswer) => void;
  /** Runs while there is no process. */
  expiry: NodeJS.Timeout | undefined;
}

/** Who takes requests from the queue. */
export type Taker = (
  request: DataRequest,
  answered: (answer: DataAnswer) => void,
  /** How long it may take, ms. */
  limit: number | undefined,
) => void;

const unavailable = (message: string) =>
  refusal(503, 'PORTAO_UNAVAILABLE', message, [['retry-after', '5']]);
/** May be asked twice with the same result: reading. */
const isReading = ({ method }: DataRequest) => method === 'GET' || method === 'HEAD';

/** The index of the job to be done next, or of the one that can wait longest; of equals the one that came first, or last. */
const bestOf = (jobs: readonly Job[], better: (one: Job, best: Job) => boolean) =>
  jobs.reduce((best, job, index) => (better(job, jobs[best]!) ? index : best), 0);

/**
 * The queue before the database process, which does one thing at a time. While there is none (it starts, or starts again)
 * requests wait in it, for `patience` ms each at most; past `length` of them the one that can wait longest is refused.
 */
export class RequestQueue {
  private readonly jobs: Job[] = [];
  private current: Job | null = null;
  private taker: Taker | null = null;

  constructor(private readonly limits: { readonly patience: number; readonly length: number }) {}

  /** Resolves with the answer, or with 503. */
  ask(request: DataRequest, { signal, priority = 0, limit }: AskOptions = {}): Promise<DataAnswer> {
    return new Promise((resolve) => {
      const job: Job = {
        request,
        priority,
        limit,
        interrupted: false,
        expiry: undefined,
        answer: (answer) => {
          clearTimeout(job.expiry);
          resolve(answer);
        },
      };
      signal?.addEventListener('abort', () => this.leave(job, 'The request was taken back.'), {
        once: true,
      });
      this.jobs.push(job);
      if (this.jobs.length > this.limits.length)
        this.leave(
          this.jobs[bestOf(this.jobs, (one, best) => one.priority >= best.priority)]!,
          'Too many requests are waiting.',
        );
      if (this.taker) this.next();
      else if (this.jobs.includes(job)) this.expire(job);
    });
  }

  /** A process is ready: the queue moves. */
  open(taker: Taker): void {
    this.taker = taker;
    for (const job of this.jobs) clearTimeout(job.expiry);
    this.next();
  }

  /**
   * The process is gone. What was only read is asked once more of the next one; whether a write under way was done nobody
   * can say, and its client is told that instead of an acknowledgement. `verdict` is the answer to a request that is known
   * to be the reason.
   */
  interrupt(verdict?: DataAnswer): void {
    this.taker = null;
    const job = this.current;
    this.current = null;
    if (job && !verdict && isReading(job.request) && !job.interrupted) {
      job.interrupted = true;
      this.jobs.unshift(job);
    } else
      job?.answer(
        verdict ??
          refusal(
            503,
            'PORTAO_INTERRUPTED',
            'The data service stopped during this request; whether it was carried out is not known.',
          ),
      );
    for (const waiting of this.jobs) this.expire(waiting);
  }

  /** The service ends: everybody in the queue is told. */
  close(): void {
    this.interrupt();
    for (const job of this.jobs.splice(0)) job.answer(unavailable('The data service has stopped.'));
  }

  private expire(job: Job): void {
    clearTimeout(job.expiry);
    job.expiry = setTimeout(
      () => this.leave(job, 'The data service is starting.'),
      this.limits.patience,
    );
  }

  private leave(job: Job, message: string): void {
    const index = this.jobs.indexOf(job);
    if (index < 0) return;
    this.jobs.splice(index, 1);
    job.answer(unavailable(message));
  }

  private next(): void {
    if (this.current || !this.taker) return;
    const [job] = this.jobs.splice(
      bestOf(this.jobs, (one, best) => one.priority < best.priority),
      1,
    );
    if (!job) return;
    this.current = job;
    const answered = (answer: DataAnswer) => {
      if (this.current !== job) return;
      this.current = null;
      job.answer(answer);
      this.next();
    };
    this.taker(job.request, answered, job.limit);
  }
}
