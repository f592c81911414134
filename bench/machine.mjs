// What figures are measured on: they mean nothing without it.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';

/** One line about machine, Node and day; `load` is what the machine did beside, one minute's average. */
export function machine() {
  const [model = 'unknown processor'] = new Set(cpus().map((cpu) => cpu.model.trim()));
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores of ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}, load before ${load}`;
}
