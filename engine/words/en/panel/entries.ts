import type { PanelWords } from '../../pt-BR/panel.ts';

export const entries: PanelWords['entries'] = {
  intro:
    'What people wrote into the forms of the site. Each message goes by itself on the day that its form says.',
  none: 'No messages. What somebody sends with a form of the site appears here.',
  loadFailed: 'The messages could not be loaded.',
  keptUntil: ({ day }) => `kept until ${day}`,
  handledBy: ({ who, when }) => (who ? `done by ${who}, ${when}` : `done on ${when}`),
  handle: 'Mark as done',
  reopen: 'Not done yet',
  remove: 'Delete',
  question: {
    question: 'Delete this message?',
    text: 'It does not come back. Backups hold it for up to four weeks more.',
    confirm: 'Delete',
  },
  done: { handle: 'Message done.', reopen: 'Message open again.', remove: 'Message deleted.' },
  failed: 'The message could not be changed.',
  older: 'Show older ones',
  download: 'Download CSV',
  downloading: 'Downloading…',
  downloadFailed: 'The messages could not be downloaded. Please try again.',
  fileName: ({ day }) => `messages-${day}.csv`,
  fileColumns: { received: 'Received', page: 'Page', form: 'Form', handled: 'Done' },
};
