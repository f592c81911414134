import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted } from '../counted.ts';

/** The door of the panel, and what stands around its tabs. */
export const frame: PanelWords['frame'] = {
  opening: 'Opening…',
  openingFailed: 'The data service did not respond.',
  openingFailedHelp: 'We are trying again. Check your internet connection.',
  openingLate: 'The data service is taking a while to respond.',
  openingLateHelp: 'It can take half a minute after it is started. We are still waiting.',
  enter: 'Sign in',
  entering: 'Signing in…',
  leave: 'Sign out',
  leaveAccount: ({ email }) => `Sign out of ${email}`,
  sessionEnded: 'Your session has ended. Sign in again to continue where you left off.',
  refusals: {
    credentials: 'Wrong email or password.',
    busy: 'Too many attempts in a short time. Wait a minute and try again.',
    unreachable: 'The data service did not respond. Check your internet connection and try again.',
  },
  forgotten: 'Forgotten your password?',
  forgottenAsk:
    'Ask whoever runs the server for a link. The command `npm run portao -- user reset YOUR-EMAIL` makes one, and it works once.',
  forgottenMail: 'Enter your email above and we will send you a link to choose a new password.',
  sendLink: 'Send the link',
  linkSent:
    'If there is an account with this email address, the link will arrive in a few minutes.',
  openCodeApp: ({ email }) => `Open the authenticator app on your phone. The account is ${email}.`,
  lostPhoneMail: 'Lost your phone? An administrator can remove the second factor under People.',
  lostPhone:
    'Phone not at hand? Type a recovery code. Without one, an administrator can remove the second factor under People, or whoever runs the server can make a link with npm run portao -- user reset YOUR-EMAIL.',
  notOpened: 'The panel could not be opened.',
  noStaff: 'This account has no access to the panel.',
  noStaffHelp: ({ email }) =>
    `You signed in as ${email}, so nothing is shown here. Only administrators and editors can see the posts. Ask whoever looks after the site for access, or sign in with another account.`,
  tabsName: 'Tabs',
  moreTabs: 'More',
  tabs: {
    today: 'Today',
    posts: 'Posts',
    generator: 'Post generator',
    scheduler: 'Scheduler',
    analytics: 'Analytics',
    contacts: 'Contacts',
    entries: 'Messages',
    business: 'Business',
    people: 'People',
    history: 'History',
    account: 'My account',
  },
  adminsOnly: 'This part of the panel is for administrators only.',
  cards: {
    posts: 'Total posts',
    views: 'Views',
    score: 'Average SEO',
    published: 'Published',
  },
  cardsFailed: 'The totals could not be loaded.',
  crash: 'Unexpected Application Error!',
  crashHelp:
    'The panel stopped because something failed on our side. What you wrote is still kept in this browser.',
  missing: ({ count }) => `Before the site can go live: ${counted(count, 'item', 'items')} missing`,
  missingFields: ({ count }) => `${counted(count, 'field', 'fields')} in the tab ‘Business’`,
  missingHelp:
    'This is what the last build found. Whoever looks after the site can see the current list with: npm run portao -- check --launch',
  server: {
    disk: 'The disk of the server is full: nothing can be saved.',
    diskHelp:
      'The site stays online. What you write is kept on this device until there is room. Tell whoever runs the server.',
    site: 'An earlier version of the site is online.',
    siteHelp:
      'The folder of the site has errors. Posts still go out, with the last version that had none. Whoever looks after the site needs to fix the errors and publish again.',
    publication: 'The latest change to the posts is not online yet.',
    publicationHelp:
      'It is saved, and the server keeps trying to publish it. If this notice is still here in a few minutes, show it to whoever runs the server.',
    counting: 'Contacts are not being counted.',
    countingHelp:
      'Clicks on telephone and WhatsApp buttons are not being counted. The server keeps trying. If this notice is still here in a few minutes, show it to whoever runs the server.',
  },
  seeReason: 'See the reason',
  unsavedQuestion: 'What should happen to unsaved work?',
  unsavedText: ({ count }) =>
    `This browser keeps ${counted(count, 'text', 'texts')} that you have not saved yet. If other people use this device, delete them.`,
  unsavedErase: 'Delete',
  unsavedKeep: 'Keep on this device',
};
