import type { CommandWords } from '../../pt-BR/commands.ts';
import { counted } from '../../wording.ts';

const age = (hours: number): string =>
  hours < 1
    ? 'less than an hour'
    : hours < 48
      ? counted(hours, 'hour', 'hours')
      : counted(Math.floor(hours / 24), 'day', 'days');

/** E-mail of a server: what is wrong with its settings, what it sends, and why something was not taken. */
export const mail: CommandWords['mail'] = {
  settings: {
    urlMissing: ({ variable }) =>
      `${variable} is set and SMTP_URL is not: without it no e-mail is sent. Set both, or neither.`,
    noUrl:
      'SMTP_URL is no address of a mail server. Write smtps://user:password@server:465, or smtp://user:password@server:587 for STARTTLS; special letters of user and password are encoded, like %40 for @.',
    noSender:
      'MAIL_FROM has to be the address that notices are from, like notices@example.com, without a name beside it.',
    noReceivers: ({ most }) =>
      `MAIL_TO has to be an address, or up to ${most} with commas between them, like owner@example.com. Without it notices go to all administrators.`,
    noWeekly: 'MAIL_WEEKLY has to be on or off: whether the letter of the week is sent on Mondays.',
  },
  welcome: {
    subject: 'notices arrive here',
    text: ({ weekly }) =>
      `From now on the server of the site sends to this address: what waits for you (messages from forms, posts to approve) and what failed${weekly ? '; and on Mondays a letter about the week' : ''}.`,
    privacy:
      'What somebody wrote into a form is not in the e-mail: read it in the panel, after signing in.',
  },
  entries: {
    subject: ({ count }) => counted(count, 'new message', 'new messages'),
    new: ({ count }) => (count === 1 ? 'Somebody wrote into the form:' : `${count} people wrote:`),
    all: ({ count, isAll }) =>
      `Without an answer in all: ${count}${isAll ? '' : ' or more'}. Read and answer in the panel:`,
  },
  posts: {
    subject: ({ count }) => counted(count, 'post to approve', 'posts to approve'),
    new: ({ count }) =>
      count === 1 ? 'A post was handed in for approval:' : 'These were handed in for approval:',
    all: ({ count, isAll }) =>
      `To approve in all: ${count}${isAll ? '' : ' or more'}. Read and publish in the panel:`,
  },
  more: ({ count }) => `and ${count} more`,
  lastOfDay: 'There were many notices today: the next one about this is sent tomorrow.',
  faults: {
    disk: 'The disk of the server is full: nothing can be saved.',
    data: 'The data service does not answer: panel and blog stand still.',
    site: 'An earlier version of the site is public.',
    publication: 'The last change is not public.',
    schedule: 'The post of the scheduler was not made.',
    backup: 'The backup is late.',
    counting: 'Contacts are not being counted.',
  },
  faultHelp: {
    disk: 'The site stays public. Whoever looks after the server has to free space.',
    data: 'The pages stay public. The server tries again by itself; its log says why.',
    site: 'The folder of the site has errors. Whoever looks after the site has to fix them and publish again.',
    publication: 'It is saved, and the server tries again to publish it by itself.',
    schedule: 'The server tries again every half hour; its log says why.',
    backup: 'There should be one a day: show this to whoever looks after the server.',
    counting:
      'Clicks on telephone and chat are not being counted. The server tries again by itself.',
  },
  isOver: 'This has passed, and is well again:',
  wellAgain: ({ all }) => (all ? 'all is well again' : 'a part is well again'),
  week: {
    subject: ({ days }) => `the week of ${days}`,
    contacts: ({ now, before }) => `Contacts: ${now} (the week before: ${before})`,
    pages: 'Pages that brought most contacts:',
    posts: ({ published, planned }) => `Posts published: ${published}; scheduled: ${planned}`,
    waits: ({ entries, review }) =>
      entries + review === 0
        ? 'Nothing waits for you.'
        : `Waiting for you: ${counted(entries, 'message', 'messages')} without an answer, ${counted(review, 'post', 'posts')} to approve.`,
    backup: ({ hours }) => `Last backup: ${age(hours)} ago.`,
    off: 'This letter is sent on Mondays. Without it: MAIL_WEEKLY=off on the server.',
  },
  sent: ({ subject }) => `E-mail sent: ${subject}`,
  failed: ({ reason }) =>
    `E-mail is not sent: ${reason} The server tries again by itself, and nothing is lost.`,
  failing: ({ moment, reason }) =>
    `E-mail has not been sent since ${moment}: ${reason} The server tries again by itself, and nothing is lost; show this to whoever looks after it.`,
  refused: ({ subject, reason }) =>
    `The mail server refused the letter '${subject}' for good: ${reason} The other letters do not wait for it.`,
  wasRefused: ({ moment, subject, reason }) =>
    `A letter was not sent on ${moment}: '${subject}'. What it said is here in the panel. The reason: ${reason} The other letters do not wait for it; if it happens again, show this to whoever looks after the server.`,
  noReceiver:
    'no administrator has an address that takes e-mail. Name one in MAIL_TO, or invite the owner with theirs.',
  reasons: {
    EAUTH: 'the mail server did not accept user and password.',
    EDNS: 'the mail server was not found; check its name in SMTP_URL.',
    ETLS: 'the mail server takes no encrypted connection, and without one nothing is sent.',
    ECERTIFICATE:
      'the certificate of the mail server is not valid for the name in SMTP_URL, and so nothing is sent.',
    ETIMEDOUT: 'the mail server did not answer in time.',
    ECONNECTION: 'the connection to the mail server broke or was refused.',
    ESOCKET: 'the connection to the mail server broke or was refused.',
    EENVELOPE: 'the mail server refused the sender or who is to get it.',
    other: 'the mail server refused the message.',
  },
  answered: ({ answer }) => `It answered: ${answer}`,
  doctor: {
    off: 'E-mail: no SMTP_URL; the server sends no notices',
    sent: ({ moment }) => `E-mail: the last notice was sent at ${moment}`,
    notYet: 'E-mail: set up; the first notice is sent when npm start begins',
    seeSettings: 'Check SMTP_URL, MAIL_FROM and MAIL_TO, and start again: npm start',
  },
};
