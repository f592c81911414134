// Runs a command and says what it took: time, processor time, memory of the whole tree of processes.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { execPath } from 'node:process';

/** How often the tree is looked at, ms: often enough for its end, seldom enough not to be felt. */
const sampleMs = 20;
/** Clock ticks of /proc, s: 100 a second on every Linux that Node runs on. */
const tick = 1 / 100;

/** Adds a process and those below it to `tree`: its memory now and at its peak so far (bytes), its processor time (s), by id. */
function look(pid, tree) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (name) =>
      Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
    tree.set(pid, {
      memory: bytes('VmRSS'),
      peak: bytes('VmHWM'),
      cpu: (Number(fields[11]) + Number(fields[12])) * tick,
    });
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      for (const child of readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
        if (child) look(Number(child), tree);
    }
  } catch {
    // It ended while it was looked at.
  }
  return tree;
}

/**
 * Runs Node on a script. `seconds`: wall clock; `cpu`: processor seconds of the tree; `memory`: the most that all its
 * processes together had in memory at one time, bytes, each counted at its own peak so far. `cpu` and `memory` are null
 * where there is no /proc. Throws with what the command printed if it fails.
 */
export async function measure(script, args, options = {}) {
  const start = performance.now();
  const child = spawn(execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const cpu = new Map();
  let memory = 0;
  const sample = () => {
    const tree = look(child.pid, new Map());
    memory = Math.max(memory, sumOf([...tree.values()].map(({ peak }) => peak)));
    for (const [pid, one] of tree) cpu.set(pid, one.cpu);
  };
  const timer = process.platform === 'linux' ? setInterval(sample, sampleMs) : undefined;
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${output}`);
  return {
    seconds,
    cpu: timer ? sumOf([...cpu.values()]) : null,
    memory: timer ? memory : null,
    output,
  };
}

/**
 * What a process and those below it have in memory `now`, and had at the `peak` of each, bytes: what they share is counted
 * for each. Null without /proc.
 */
export function memoryOf(pid) {
  if (process.platform !== 'linux') return null;
  const tree = [...look(pid, new Map()).values()];
  return {
    now: sumOf(tree.map(({ memory }) => memory)),
    peak: sumOf(tree.map(({ peak }) => peak)),
  };
}

const sumOf = (numbers) => numbers.reduce((sum, each) => sum + each, 0);

/** The middle of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
