import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted } from '../counted.ts';

const changes = (count: number) => counted(count, 'change', 'changes');

/** 'Business'. */
export const business: PanelWords['business'] = {
  intro:
    'Telephone numbers, hours, prices and whatever else pages say of the business. Nothing on the site changes before ‘Publish’.',
  introSent:
    'Telephone numbers, hours, prices and whatever else pages say of the business. What you send is checked with the whole site and is public when the site is built again.',
  loadFailed: 'The data of the business could not be loaded.',
  elsewhere:
    'This site is on a host of files, which saves nothing: telephone numbers and prices are changed in site.yaml. On the server of the site itself (npm start) they are changed here.',
  sections: {
    claims: 'Prices, times and figures',
    priceTags: 'Prices at the top of pages',
    'business.social': 'Social networks',
    search: 'Words of the site’s search',
    'head.verification': 'Codes of search engines',
  },
  changed: 'changed',
  wrong: 'to correct',
  open: 'to confirm',
  example: 'example',
  changedFields: ({ count }) => changes(count),
  launch: ({ count }) =>
    `Before the site goes live: ${counted(count, 'field', 'fields')} to confirm`,
  launchHelp:
    'Tap a field to open it. It leaves the list once it is published with the real figure, or confirmed.',
  openFields: ({ count }) => `${count} to confirm`,
  seek: 'Search',
  more: 'Other fields',
  fillIn: 'Fill in',
  confirm: 'I confirm this value',
  confirmedSource: 'Confirmed in the panel',
  linePerItem: 'One per line.',
  item: ({ what, number }) => `${what} ${number}`,
  add: ({ what }) => `Add: ${what}`,
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  putBack: 'Leave as on the site',
  newName: ({ what }) => `Short name for one more: ${what.toLowerCase()}`,
  newNameHelp:
    'Only those who look after the site read this name. What the pages show you write next.',
  nameTaken: 'There is one with this name.',
  takePicture: 'Take or choose a photograph',
  sentPicture: ({ mark }) => `photograph sent (${mark})`,
  pictureSafe: 'What you typed is still here.',
  picturesOfSite:
    'Here you choose among the pictures of the site. Whoever looks after the site adds new ones.',
  twin: ({ number, count }) => `${number} of ${count}`,
  none: 'nothing',
  order: 'the order of before',
  otherOrder: 'another order',
  yes: 'yes',
  no: 'no',
  choices: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    telephone: 'Telephone',
    email: 'E-mail',
    booking: 'Booking',
    map: 'Map',
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
    brazil: 'Holidays of Brazil',
    england: 'Bank holidays of England and Wales',
  },
  reviewName: 'Changes that are not on the site',
  notPublished: ({ count }) => `${changes(count)} not on the site yet.`,
  draftSaving: 'Saving the draft…',
  draftSaved: ({ time }) => `Draft saved at ${time}.`,
  draftSavedOn: ({ moment }) => `Draft saved on ${moment}.`,
  draftOlder:
    'Something else was published after that: what you did not change here is as on the site.',
  draftFailed: 'The draft was not saved.',
  draftKeptHere: 'What you wrote is still on this device, and the panel tries again by itself.',
  draftUnread: 'It is not known whether you have a saved draft.',
  draftAgain: 'The panel tries again by itself.',
  discardText: 'What you changed and did not publish will be lost, on all your devices.',
  discard: 'Discard',
  check: 'Check',
  checking: 'Checking…',
  publish: 'Publish',
  publishing: 'Publishing…',
  asks: ({ count }) =>
    count === 0
      ? 'Publish? No text of a page changes.'
      : `Publish on ${counted(count, 'page', 'pages')}?`,
  preview: 'See how it will be',
  previewHelp: 'Not on the site yet; buttons and menus do not work here.',
  previewClose: 'Close',
  previewFailed: 'The page could not be shown.',
  andMore: ({ count }) => ` and ${count} more`,
  wrongFields: ({ count }) => `${counted(count, 'problem', 'problems')} before you can publish`,
  doubts: {
    'no-number': 'It was a number, and is a text now. Is that what you want?',
    past: 'This day is over: what holds until then leaves the site. Is that what you want?',
  },
  failed: 'The site has not changed.',
  kept: 'What you wrote is still here.',
  published: 'Published',
  publishedText: 'The changes are on the site. To go back: ‘What was published’, at the end.',
  uncommitted: {
    failed: 'Git did not keep it: there was no answer. Tell whoever looks after the site.',
    detached:
      'Git has not kept it yet: no branch is checked out. The server tries again; tell whoever looks after the site.',
    'under-way':
      'Git has not kept it yet: a merge or a rebase is half done. The server keeps it when that is over; tell whoever looks after the site.',
    unborn: 'Git did not keep it: the repository has no commit yet.',
    untracked: 'Git did not keep it: the file is not in it.',
    'same-lines':
      'Git did not keep it: somebody is changing the same lines. Tell whoever looks after the site.',
    changed: 'Git did not keep it: somebody changed the same values in the folder since.',
    busy: 'Git has not kept it yet: others commit all the time. The server tries again.',
  },
  send: 'Send',
  sending: 'Sending…',
  sendAsks: 'Send? Before anything changes, the whole site is checked.',
  sent: 'Sent',
  sentText: 'It is public when the site is built again.',
  sentWaits: 'Sent: it is public when the site is built again.',
  sentRefused: 'This was not accepted. The site has not changed.',
  sentBy: ({ moment, author }) => (author ? `${moment}, by ${author}` : moment),
  sentValue: ({ value }) => `Sent: ${value}`,
  sentEdit: 'Edit again',
  sentRemove: 'Take off the list',
  undone: 'Taken back',
  undoneText: 'The site is as it was before the last publication.',
  nothingToUndo:
    'There is nothing to take back: somebody changed one of these values since. Correct the fields and publish again.',
  undo: 'Take this publication back',
  undoing: 'Taking it back…',
  historyName: 'What was published',
  conflict: ({ field }) => `Somebody else changed ‘${field}’ after you opened it.`,
  conflictPublic: ({ value, by }) => `On the site now, by ${by}: ${value}`,
  conflictWritten: ({ value, by }) =>
    `On the site now, changed in the file${by ? ` by ${by.author} on ${by.moment}` : ''}: ${value}`,
  conflictOwn: ({ value }) => `What you wrote: ${value}`,
  keepOwn: 'Keep mine',
  keepPublic: 'Keep the one of the site',
  clash: ({ field }) => `You changed ‘${field}’ on another device or in another tab as well.`,
  clashThere: ({ value }) => `In the saved draft: ${value}`,
  keepThere: 'Keep the one of the draft',
  conflictInFolder: ({ by }) =>
    `The same data changed in the folder of the site.${
      by === 'uncommitted'
        ? ' The file has changes that are not committed yet.'
        : by
          ? ` The last change of the file is by ${by.author}, on ${by.moment}.`
          : ''
    } Talk to whoever looks after it, and publish again.`,
};
