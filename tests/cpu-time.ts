import { cpuUsage } from 'node:process';

/** Processor time of `floor` where the limits of the tests were set, ms. */
const usualFloor = 5;

const spentSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
};

/** A fixed piece of work that tells how fast the machine is at the moment: texts made, searched and put into order. */
function floor(): number {
  const rounds = Array.from({ length: 5 }, () => {
    const before = cpuUsage();
    const words = Array.from({ length: 10_000 }, (_, at) => `${(at * 7919) % 10_007} word`);
    new Set(words.sort().map((word) => word.replace(/\d+/g, (digits) => `${digits.length}`)));
    return spentSince(before);
  });
  return Math.min(...rounds);
}

/**
 * Starts to count the processor time of this process; what is returned tells it in ms of a usual machine: on a slower
 * one they are as many fewer as `floor` takes longer there. What else the machine does is not in it. Up to `enough` ms are
 * told as they were counted: to find out how fast the machine is takes tens of them.
 */
export function startCpuTime(enough = 0): () => number {
  const before = cpuUsage();
  return () => {
    const spent = spentSince(before);
    return spent <= enough ? spent : spent / Math.max(1, floor() / usualFloor);
  };
}
