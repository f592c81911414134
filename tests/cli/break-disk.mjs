// Preloaded into a command (`node --import`): at the BREAK_ATth call that changes the disk below BREAK_BELOW, it kills the
// process (BREAK_WITH=SIGKILL) or lets the call fail (BREAK_WITH=ENOSPC), a text half written.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const { BREAK_AT, BREAK_BELOW, BREAK_WITH } = process.env;
const watched = new Set();
let calls = 0;

const { writeFileSync } = fs;
for (const name of ['openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'mkdirSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    const concerns =
      typeof args[0] === 'number'
        ? watched.has(args[0])
        : String(args[0]).startsWith(BREAK_BELOW) &&
          !(name === 'openSync' && (args[1] ?? 'r') === 'r');
    if (!concerns) return original(...args);
    calls += 1;
    if (calls === Number(BREAK_AT)) {
      if (name === 'writeFileSync')
        writeFileSync(args[0], String(args[1]).slice(0, Math.floor(args[1].length / 2)));
      if (BREAK_WITH === 'SIGKILL') process.kill(process.pid, 'SIGKILL');
      throw Object.assign(new Error(`${BREAK_WITH}: ${name}`), { code: BREAK_WITH });
    }
    const result = original(...args);
    if (name === 'openSync') watched.add(result);
    return result;
  };
}
syncBuiltinESMExports();
