import type { DataFaultReason } from '../database-process.ts';

/** The reason of any error; undefined for a fault of ours. */
export function reasonOf(error: Error): DataFaultReason | undefined;
