import { contacts } from './panel/contacts.ts';
import { credentials } from './panel/credentials.ts';
import { frame } from './panel/frame.ts';
import { posts } from './panel/posts.ts';
import { scheduler } from './panel/scheduler.ts';
import { shared } from './panel/shared.ts';
import { today } from './panel/today.ts';
import type { tabs } from './panel-tabs.ts';

/** What the panel says before another tab than the first is opened, by part. */
export const panel = {
  contacts,
  credentials,
  frame,
  posts,
  scheduler,
  shared,
  today,
};

/** The contract of all languages: what comes with the app, and what comes with the other tabs. */
export type OpeningWords = typeof panel;
export type TabWords = typeof tabs;
export type PanelWords = OpeningWords & TabWords;
