// Rows of tables of runs (measure.mjs), each beside what it is held to.
import { median } from './measure.mjs';

/** What a cell says where a figure could not be had. */
export const notMeasured = 'not measured here';

/** Smallest and largest of some numbers. */
export const spread = (numbers, digits = 2) =>
  `${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)}`;

/** Median of a figure of runs in units of `unit`; says so where /proc does not tell. */
export function medianOf(runs, key, digits, unit = 1) {
  return runs.some((run) => run[key] === null)
    ? notMeasured
    : (median(runs.map((run) => run[key])) / unit).toFixed(digits);
}

/** A megabyte of memory, bytes. */
export const MB = 2 ** 20;

/** Label, seconds, spread, then `more`, processor seconds, peak memory in MB, what it was `before` (before.mjs), aim. */
export function runRow(label, runs, { before = '', aim = '', more = [] } = {}) {
  const seconds = runs.map((run) => run.seconds);
  return [
    label,
    median(seconds).toFixed(2),
    spread(seconds),
    ...more,
    medianOf(runs, 'cpu', 2),
    medianOf(runs, 'memory', 0, MB),
    before,
    aim,
  ];
}
