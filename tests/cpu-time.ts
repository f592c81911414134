import { cpuUsage } from 'node:process';

/** Starts to count the processor time of this process; what is returned tells it, ms. What else the machine does is not in it. */
export function startCpuTime(): () => number {
  const before = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(before);
    return (user + system) / 1000;
  };
}
