import { dataAddress } from '../view/data-address.ts';

/** The published posts as they are now, loaded when they are asked for. */
export const reader = async () => (await import('./reader.ts')).createReader(dataAddress());
