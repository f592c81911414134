import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted, number } from '../counted.ts';

/** All contacts in bold, and of how many kinds they were. */
function contactsBy({
  contacts: all,
  shares,
}: Pick<Parameters<PanelWords['contacts']['summary']>[0], 'contacts' | 'shares'>): string {
  const total = `**${counted(all, 'contact', 'contacts')}**`;
  return shares.length > 1
    ? `${total}, ${new Intl.ListFormat('en-GB').format(shares.map(({ clicks, by }) => `**${number(clicks)}** ${by}`))}`
    : [total, ...shares.map(({ by }) => by)].join(' ');
}

/** 'Contacts', and its line on the other tabs. */
export const contacts: PanelWords['contacts'] = {
  summary: ({ days, before, change, ...clicks }) =>
    `Last ${days} days: ${contactsBy(clicks)}. In the ${days} days before: ${number(before)} (${change}).`,
  line: ({ days, before, change, ...clicks }) =>
    `Last ${days} days: ${contactsBy(clicks)}; before that, ${number(before)} (${change}).`,
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
    kind: 'Kind',
    block: 'Block',
    clicks: 'Clicks',
  },
  otherBlock: 'Another part',
  loadFailed: 'The contacts could not be loaded.',
  none: 'No contacts in this period. Every tap on a contact of the site counts here, by page and by day, without identifying anybody.',
  note: 'Taps are counted, not the conversations, calls or bookings that came of them. No address, cookie or identifier is stored.',
  uses: {
    chat: { name: 'Message', names: 'Messages', short: 'Mess.', by: 'by message' },
    call: { name: 'Call', names: 'Calls', short: 'Calls', by: 'by phone' },
    book: { name: 'Booking', names: 'Bookings', short: 'Book.', by: 'to book' },
    write: { name: 'Email', names: 'Emails', short: 'Email', by: 'by email' },
    find: { name: 'Map', names: 'Map', short: 'Map', by: 'for directions' },
  },
  chats: {
    whatsapp: { name: 'WhatsApp', names: 'WhatsApp', short: 'WhatsApp', by: 'on WhatsApp' },
    telegram: { name: 'Telegram', names: 'Telegram', short: 'Telegram', by: 'on Telegram' },
  },
  before: 'Before',
  changeColumn: 'Change',
  cityKind: 'city',
  byCity: ({ kind }) => `By ${kind}`,
  noCity: ({ kind }) => `Pages with no ${kind}`,
  byPage: 'By page',
  page: 'Page',
  byBlock: 'By part of the page',
  block: 'Part',
  showAll: ({ count }) => `Show all (${count})`,
  showLess: 'Show less',
};
