import { dataAddress } from './data-address.ts';

/** The published posts as they are now, loaded when they are asked for. */
export const reader = async () => (await import('../posts/reader.ts')).createReader(dataAddress());
