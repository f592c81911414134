// Composes states that a disk may be in after a power cut while posts are written, opens each, and looks for every post
// that was acknowledged.
//   npm run bench:power [-- --times 60] [--seed 1]
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import { startDatabase } from './power-cut/database.mjs';
import { recordWrites, tryPowerCuts } from './power-cut/writes.mjs';
import { machine } from './machine.mjs';
import { report, table } from './report.mjs';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const [times, seed] = [values.times, values.seed].map(Number);
const where = machine();
const place = mkdtempSync(join(tmpdir(), 'portao-power-'));
const [base, live, record] = ['base', 'live', 'record'].map((name) => join(place, name));

const first = await startDatabase(base);
if (first.said.type !== 'ready') throw new Error(first.said.message);
await first.stop();
cpSync(base, live, { recursive: true });
await recordWrites(live, { record, rounds: 3, count: 20 });

let acknowledged = 0;
const bad = [];
await tryPowerCuts({
  record,
  base,
  times,
  seed,
  folder: (time) => join(place, `state-${time}`),
  onState: (state) => {
    acknowledged += state.acknowledged;
    if (state.lost.length > 0) bad.push(state);
    rmSync(state.place, { recursive: true, force: true });
    stderr.write(
      `step ${state.cut}, of what was not flushed ${state.fate}: ${state.acknowledged} posts, ${state.lost.length === 0 ? 'all there' : `LOST: ${state.lost.join(', ')}`}\n`,
    );
  },
});
rmSync(place, { recursive: true, force: true });

report(
  'power-cuts',
  `## Power cuts

What the process of the database asks of the disk is written down (names, bytes, flushes) while 60 posts are inserted, seen and changed, with an orderly end, a SIGKILL and the start after it among them. Of that, states are composed that a disk may be in when the power goes: what was flushed is there, of everything else nothing, all, any half or a tenth of the sectors, one folder alone, all but one folder. Each is opened and every acknowledged post looked for. A disk that says flushed and is not is no part of this. \`npm run bench:power\`, seed ${seed}, ${where}.

${table([
  ['states', 'acknowledged posts looked for', 'states that do not open or lack one'],
  [times, acknowledged, bad.length],
])}`,
  'data-service',
);
exit(bad.length > 0 ? 1 : 0);
