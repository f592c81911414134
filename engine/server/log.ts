import type { RequestRecord } from './request-record.ts';

/** Lines for people, or an object a line for programs. */
export type LogFormat = 'text' | 'json';

/** How grave an event is. */
export type LogLevel = 'info' | 'error';

/** What a server tells of itself. Nothing of it names a visitor. */
export interface Log {
  request(record: RequestRecord): void;
  /** `name`: permanent, for programs; `message`: sentences for people. */
  event(level: LogLevel, name: string, message: string): void;
  /** Writes what waits. */
  flush(): void;
}

/** Where a log goes. */
export interface LogOptions {
  readonly format: LogFormat;
  /** False: requests are left out. */
  readonly requests: boolean;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Lines of requests wait so long for others, ms: writing each by itself would take longer than answering. */
const gatherMs = 100;

/** Of those that were refused (4xx) so many lines are written each time; of the rest their number: strangers could fill a disk. */
const refusedLines = 10;

/** Opens a log. In `text` errors go to `err`, in `json` everything goes to `out`. */
export function createLog({ format, requests, out, err }: LogOptions): Log {
  let waiting = '';
  let timer: NodeJS.Timeout | null = null;
  /** Requests that were refused since the last time, by status. */
  const refused = new Map<number, number>();
  const [line, sum] = format === 'json' ? [requestObject, sumObject] : [requestLine, sumLine];
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const sums = [...refused].filter(([, count]) => count > refusedLines);
    const text = [
      waiting,
      ...sums.map(([status, count]) => `${sum(status, count - refusedLines)}\n`),
    ].join('');
    waiting = '';
    refused.clear();
    if (text !== '') out(text);
  };
  return {
    flush,
    request(record) {
      if (!requests) return;
      const { status } = record;
      const before = refused.get(status) ?? 0;
      if (status >= 400 && status < 500) refused.set(status, before + 1);
      if (before < refusedLines) waiting += `${line(record)}\n`;
      timer ??= setTimeout(flush, gatherMs).unref();
    },
    event(level, name, message) {
      flush();
      if (format === 'json')
        out(`${JSON.stringify({ time: now(), level, event: name, message })}\n`);
      else (level === 'error' ? err : out)(`${message}\n`);
    },
  };
}

const now = () => new Date().toISOString();

const requestLine = ({ id, method, path, status, ms, isWhole }: RequestRecord) =>
  `${now()} ${status} ${method} ${path ?? '-'} ${ms} ms${isWhole ? '' : ' (cut)'} ${id}`;

const sumLine = (status: number, more: number) => `${now()} ${status} × ${more}`;

const sumObject = (status: number, more: number) =>
  JSON.stringify({ time: now(), level: 'info', event: 'refused-requests', status, more });

const requestObject = ({ isWhole, ...record }: RequestRecord) =>
  JSON.stringify({
    time: now(),
    level: record.status >= 500 ? 'error' : 'info',
    event: 'request',
    ...record,
    ...(isWhole ? {} : { cut: true }),
  });
