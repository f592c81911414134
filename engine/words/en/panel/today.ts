import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted } from '../counted.ts';

const age = (hours: number): string =>
  hours < 48 ? counted(hours, 'hour', 'hours') : counted(Math.floor(hours / 24), 'day', 'days');

/** 'Today': what the panel opens with. */
export const today: PanelWords['today'] = {
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing. You are all caught up.',
  openEntries: ({ count }) => `${counted(count, 'message', 'messages')} without an answer`,
  contactsByDay: 'Contacts by day',
  nextPosts: 'Next posts',
  noNextPosts: 'No post is scheduled.',
  allNextPosts: ({ count }) => `See all ${count} scheduled posts`,
  scheduler: 'The scheduler writes the next one on',
  schedulerWaits: 'The scheduler is waiting for new topics',
  blog: 'The blog so far',
  server: 'The server',
  allWell: 'All is well: the site is online, and contacts are counted.',
  noBackup: 'There is no backup yet. The first is made a minute after the server is started.',
  lastBackup: ({ moment, hours }) =>
    `Last backup: ${moment} (${hours < 1 ? 'less than an hour' : age(hours)} ago).`,
  lateBackup: 'There should be one a day: show this notice to whoever runs the server.',
};
