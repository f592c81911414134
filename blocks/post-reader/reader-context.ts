import { createContext, use } from 'react';
import type { ReaderData } from './reader-data.ts';

/** What every screen of the app knows. */
export interface ReaderApp {
  readonly data: ReaderData;
  /** Gives the posts below an element what a built page's script gives them: counts the view, offers to share. */
  readonly bringToLife: (root: HTMLElement) => void;
}

/** Set once, by start.tsx. */
export const ReaderContext = createContext<ReaderApp | null>(null);

/** What the app knows. Throws outside of it. */
export function useReader(): ReaderApp {
  const app = use(ReaderContext);
  if (!app) throw new Error('outside of the reader');
  return app;
}
