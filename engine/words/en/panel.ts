import type { PanelWords } from '../pt-BR/panel.ts';
import { account } from './panel/account.ts';
import { analytics } from './panel/analytics.ts';
import { business } from './panel/business.ts';
import { contacts } from './panel/contacts.ts';
import { editor } from './panel/editor.ts';
import { entries } from './panel/entries.ts';
import { frame } from './panel/frame.ts';
import { generator } from './panel/generator.ts';
import { people } from './panel/people.ts';
import { posts } from './panel/posts.ts';
import { scheduler } from './panel/scheduler.ts';
import { shared } from './panel/shared.ts';
import { today } from './panel/today.ts';

/** What the panel says, by tab. */
export const panel: PanelWords = {
  account,
  analytics,
  business,
  contacts,
  editor,
  entries,
  frame,
  generator,
  people,
  posts,
  scheduler,
  shared,
  today,
};
