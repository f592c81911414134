// A file of tests gets modules of its own: what the app keeps in them is of one open panel.
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.resetModules());
