import { dataAddress } from '../client/data-address.ts';

/** The published posts as they are now, loaded when they are asked for. */
export const reader = () =>
  import('./reader.ts').then((module) => module.createReader(dataAddress()));
