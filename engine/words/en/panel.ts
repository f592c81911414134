import type { OpeningWords } from '../pt-BR/panel.ts';
import { contacts } from './panel/contacts.ts';
import { credentials } from './panel/credentials.ts';
import { frame } from './panel/frame.ts';
import { posts } from './panel/posts.ts';
import { scheduler } from './panel/scheduler.ts';
import { shared } from './panel/shared.ts';
import { today } from './panel/today.ts';

/** What the panel says before another tab than the first is opened, by part. */
export const panel: OpeningWords = {
  contacts,
  credentials,
  frame,
  posts,
  scheduler,
  shared,
  today,
};
