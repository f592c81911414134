import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted } from '../counted.ts';

const waiting = (seconds: number | null): string =>
  seconds === null
    ? 'Wait a minute'
    : seconds < 60
      ? `Wait ${counted(seconds, 'second', 'seconds')}`
      : `Wait ${counted(Math.ceil(seconds / 60), 'minute', 'minutes')}`;

/** What several parts of the panel say. */
export const shared: PanelWords['shared'] = {
  error: 'Error',
  retry: 'Try again',
  cancel: 'Cancel',
  actions: 'Actions',
  period: 'Period',
  toasts: 'Notifications ({hotkey})',
  closeToast: 'Close notification',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  delete: 'Delete',
  toList: 'Back to the list',
  history: 'History',
  days: ({ count }) => counted(count, 'day', 'days'),
  posts: ({ count }) => counted(count, 'post', 'posts'),
  visits: ({ count }) => counted(count, 'view', 'views'),
  characters: ({ count }) => counted(count, 'character', 'characters'),
  // English has its day first but in the one country that has not.
  dateTags: ['en-GB', 'en-US'],
  moment: ({ day, time }) => `${day} at ${time}`,
  never: 'never',
  loadFailed: 'The posts could not be loaded.',
  noPosts: 'No posts found.',
  noSuchPage: 'This page of the list no longer exists.',
  states: {
    published: 'Published',
    scheduled: 'Scheduled',
    withdrawn: 'Withdrawn',
    review: 'To approve',
    draft: 'Draft',
  },
  roles: { admin: 'Administrator', editor: 'Editor' },
  rolesInText: { admin: 'administrator', editor: 'editor' },
  fields: {
    title: 'Title',
    slug: 'Address',
    meta_description: 'Description',
    tags: 'Tags',
    status: 'Status',
    published_at: 'Publish on',
    withdrawn_at: 'Withdraw on',
    content: 'Text',
  },
  score: 'SEO score',
  scoreGood: ' out of 100, good',
  scoreLow: ' out of 100, below 70',
  scoreComputed: ({ score }) => ` calculated ${score}`,
  noActor: 'command line or server',
  unknownActor: 'somebody',
  reasons: {
    unreachable: 'The data service did not respond. Check your internet connection and try again.',
    'signed-out': 'Your session has ended. Sign in again to continue.',
    forbidden: 'This account is not allowed to do that.',
    'last-admin': 'There must be at least one administrator.',
    'known-address': 'There is already an account with this email address.',
    'unknown-account': 'This account no longer exists.',
    'slug-taken': 'Another post already uses this address.',
    'slug-reserved': 'This address belongs to the site itself. Choose another.',
    stale: 'Somebody else saved this post after you opened it.',
    missing: 'The post has been deleted.',
    'not-in-bin': 'This post is no longer in the bin.',
    outdated:
      'The database belongs to an earlier version of the program. Tell whoever looks after the site: migrations are missing.',
    'disk-full':
      'The disk is full: nothing was saved. Copy your text and tell whoever runs the server.',
    damaged:
      'The database is damaged. Tell whoever runs the server: it can be restored from a backup.',
    invalid: 'The database did not accept one of the values.',
    unexpected: 'Something failed on our side. Try again; if it keeps happening, reload the page.',
  },
  busy: ({ seconds }) => `Too many requests in a short time. ${waiting(seconds)} and try again.`,
};
