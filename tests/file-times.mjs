// A reporter of vitest for `npm test`: how long each file took, with what it loads and its hooks. Plain Node.
import { writeFileSync } from 'node:fs';
import { env } from 'node:process';

/** Writes `[{ project, file, ms }]`, the file absolute, as JSON to the path in `PORTAO_FILE_TIMES`. */
export default class FileTimes {
  times = [];

  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const ms = collectDuration + setupDuration + duration;
    this.times.push({ project: module.project.name, file: module.moduleId, ms });
  }

  onTestRunEnd() {
    writeFileSync(env.PORTAO_FILE_TIMES, JSON.stringify(this.times));
  }
}
