// What figures are measured on: they mean nothing without it.
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './report.mjs';

/** One line about machine, Node and day; `load` is what the machine did beside, one minute's average. */
export function machine() {
  const [model = 'unknown processor'] = new Set(cpus().map((cpu) => cpu.model.trim()));
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores of ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}, load before ${load}`;
}

/** Versions of packages as they are installed: `react 19.3.1, vite 8.3.8`. */
export function versions(...names) {
  return names
    .map(
      (name) =>
        `${name} ${JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version}`,
    )
    .join(', ');
}
