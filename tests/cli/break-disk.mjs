// A disk that breaks at a step of what is written to it. Preloaded into a command (`node --import`) it takes the step, the folder
// and how from BREAK_AT, BREAK_BELOW and BREAK_WITH. Plain Node.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const changing = ['openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'mkdirSync'];

export function breakDisk({ at, below, how }) {
  const whole = Object.fromEntries(changing.map((name) => [name, fs[name]]));
  const watched = new Set();
  let calls = 0;
  for (const name of changing) {
    fs[name] = (...args) => {
      const concerns =
        typeof args[0] === 'number'
          ? watched.has(args[0])
          : String(args[0]).startsWith(below) && !(name === 'openSync' && (args[1] ?? 'r') === 'r');
      if (!concerns) return whole[name](...args);
      calls += 1;
      if (calls === at) {
        if (name === 'writeFileSync')
          whole.writeFileSync(args[0], String(args[1]).slice(0, Math.floor(args[1].length / 2)));
        if (how === 'SIGKILL') process.kill(process.pid, 'SIGKILL');
        throw Object.assign(new Error(`${how}: ${name}`), { code: how });
      }
      const result = whole[name](...args);
      if (name === 'openSync') watched.add(result);
      return result;
    };
  }
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, whole);
    syncBuiltinESMExports();
  };
}

const { BREAK_AT, BREAK_BELOW, BREAK_WITH } = process.env;
if (BREAK_AT) breakDisk({ at: Number(BREAK_AT), below: BREAK_BELOW, how: BREAK_WITH });
