import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted, number } from '../counted.ts';

/** 'Contacts', and its line on the other tabs. */
export const contacts: PanelWords['contacts'] = {
  summary: ({ days, contacts, chats, calls, before, change }) =>
    `Last ${days} days: **${counted(contacts, 'contact', 'contacts')}**, **${number(chats)}** on WhatsApp and **${number(calls)}** by phone. In the ${days} days before: ${number(before)} (${change}).`,
  line: ({ days, contacts, chats, calls, before, change }) =>
    `Last ${days} days: **${counted(contacts, 'contact', 'contacts')}**, **${number(chats)}** on WhatsApp and **${number(calls)}** by phone; before that, ${number(before)} (${change}).`,
  whereFrom: 'See where they come from',
  same: 'no change',
  change: ({ difference, percent }) =>
    `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'}${percent === null ? '' : ` (${difference > 0 ? '+' : '−'}${percent}%)`}`,
  new: 'new',
  download: 'Download CSV',
  downloading: 'Downloading…',
  downloadFailed: 'The contacts could not be downloaded. Please try again.',
  fileName: ({ from, to }) => `contacts-${from}-to-${to}.csv`,
  fileColumns: {
    day: 'Day',
    page: 'Page',
    city: 'City',
    kind: 'Kind',
    block: 'Block',
    clicks: 'Clicks',
  },
  loadFailed: 'The contacts could not be loaded.',
  none: 'No contacts in this period. Every tap on a WhatsApp or call button of the site counts here, by page and by day, without identifying anybody.',
  note: 'Taps on buttons are counted, not conversations or calls that took place. No address, cookie or identifier is stored.',
  kinds: { chat: 'WhatsApp', call: 'Call' },
  calls: 'Calls',
  callsShort: 'Calls',
  before: 'Before',
  changeColumn: 'Change',
  byCity: 'By city',
  city: 'City',
  noCity: 'Pages without a city',
  byPage: 'By page',
  page: 'Page',
  byBlock: 'By part of the page',
  block: 'Part',
  showAll: ({ count }) => `Show all (${count})`,
  showLess: 'Show less',
};
