import type { TabWords } from '../pt-BR/panel.ts';
import { account } from './panel/account.ts';
import { analytics } from './panel/analytics.ts';
import { business } from './panel/business.ts';
import { editor } from './panel/editor.ts';
import { entries } from './panel/entries.ts';
import { generator } from './panel/generator.ts';
import { people } from './panel/people.ts';

/** What the panel says in the tabs that come later, by tab. */
export const tabs: TabWords = {
  account,
  analytics,
  business,
  editor,
  entries,
  generator,
  people,
};
