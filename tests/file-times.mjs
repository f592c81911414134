// A reporter of vitest for `npm test`: how long each file took, with what it loads and its hooks, and which never ended. Plain Node.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { env } from 'node:process';

/**
 * Writes `{ times, unended }` as JSON to the path in `PORTAO_FILE_TIMES`: `[{ project, file, ms }]`, and
 * `[{ file, how }]` with the signal or exit code of the process that ran the file; the files absolute. Of a process that is
 * gone vitest says neither what it ran nor how it ended.
 */
export default class FileTimes {
  times = [];
  running = new Set();
  ends = [];

  constructor() {
    subscribe('child_process', ({ process }) =>
      process.once('exit', (code, signal) =>
        this.ends.push({ how: String(signal ?? code), running: [...this.running] }),
      ),
    );
  }

  onTestModuleQueued(module) {
    this.running.add(module.moduleId);
  }

  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const ms = collectDuration + setupDuration + duration;
    this.running.delete(module.moduleId);
    this.times.push({ project: module.project.name, file: module.moduleId, ms });
  }

  onTestRunEnd() {
    const unended = [...this.running].map((file) => ({
      file,
      how: this.ends.find(({ running }) => running.includes(file))?.how ?? 'no end',
    }));
    writeFileSync(env.PORTAO_FILE_TIMES, JSON.stringify({ times: this.times, unended }));
  }
}
