import type { DataFaultReason } from '../data-faults.ts';

/** The reason of any error; undefined for a fault of ours. */
export function reasonOf(error: Error): DataFaultReason | undefined;
