// What every test file leaves behind is put away, for the next one in the same process.
import { afterAll, vi } from 'vitest';
import { removeFolders } from './folders.ts';

const { env } = process;
const before = { ...env };

afterAll(() => {
  removeFolders();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(env)) if (!(name in before)) delete env[name];
  Object.assign(env, before);
});
