import type { PanelWords } from '../../pt-BR/panel.ts';

/** 'People' and 'History'. */
export const people: PanelWords['people'] = {
  intro:
    'Administrators can do everything. Editors write their own posts and hand them in; only an administrator publishes.',
  loadFailed: 'The people could not be loaded.',
  role: 'Role',
  lastSignIn: 'Last signed in',
  lastSignInWord: 'Last signed in: ',
  noName: 'no name',
  you: ' (you)',
  invitedUntil: ({ moment }) => `invited until ${moment}`,
  actions: {
    admin: 'Make administrator',
    editor: 'Make editor',
    'end-sessions': 'End sessions',
    'remove-second-factor': 'Remove second factor',
    remove: 'Remove',
    'cancel-invite': 'Cancel invitation',
  },
  questions: {
    admin: {
      question: ({ name }) => `Make ${name} an administrator?`,
      text: 'They will be able to do everything: publish, delete, see the contacts, and invite and remove people.',
      confirm: 'Change role',
    },
    editor: {
      question: ({ name }) => `Make ${name} an editor?`,
      text: 'They can still write their own posts and hand them in for approval, but no longer publish or see contacts, the scheduler and people.',
      confirm: 'Change role',
    },
    'end-sessions': {
      question: ({ name }) => `End the sessions of ${name}?`,
      text: 'They are signed out on all devices straight away, and can sign in again with their password.',
      confirm: 'End sessions',
    },
    'remove-second-factor': {
      question: ({ name }) => `Remove the second factor of ${name}?`,
      text: 'For somebody who has lost their phone: they sign in with the password alone, and can turn the second factor on again. Make sure by other means that it is really them asking.',
      confirm: 'Remove second factor',
    },
    remove: {
      question: ({ name }) => `Remove ${name}?`,
      text: 'The account is deleted and its sessions end straight away. Their posts stay. To come back, they need a new invitation.',
      confirm: 'Remove',
    },
    'cancel-invite': {
      question: ({ name }) => `Cancel the invitation of ${name}?`,
      text: 'The link will no longer work.',
      confirm: 'Cancel invitation',
    },
  },
  /** Before somebody goes whose posts are to come; each with its day. */
  scheduledText: ({ posts }) =>
    `The account is deleted and its sessions end straight away. These posts that they wrote in are scheduled and will go live by themselves: ${posts.join('; ')}.`,
  scheduledMore: ({ count }) => `and ${count} more`,
  removeKeeping: 'Remove, keep them scheduled',
  removeDrafting: 'Remove, make them drafts',
  failed: 'Nothing was changed.',
  done: {
    admin: 'Role changed',
    editor: 'Role changed',
    'end-sessions': 'Sessions ended',
    'remove-second-factor': 'Second factor removed',
    remove: 'Person removed',
    'cancel-invite': 'Invitation cancelled',
  },
  invite: 'Invite',
  inviteByMail:
    'Invitations go out by email, with the secret key of the project, which the panel does not have. Whoever runs the server uses: `npm run portao -- user invite EMAIL`',
  inviteEmail: 'Email of the person to invite',
  createInvite: 'Create invitation',
  sendLink: ({ email }) => `Send this link to ${email}.`,
  linkHelp: ({ moment }) =>
    `It works once, until ${moment}, and is shown only now: whoever has it can create the account.`,
  link: 'Invitation link',
  copy: 'Copy',
  copied: 'Copied',
  historyIntro: 'Who published, deleted, invited and changed roles. Kept for two years.',
  historyFailed: 'The history could not be loaded.',
  historyEmpty: 'Nothing has been done yet.',
  historyColumns: { when: 'When', who: 'Who', what: 'What' },
  older: 'Show older entries',
  deeds: {
    'post-published': 'Published',
    'post-scheduled': 'Scheduled',
    'post-handed-in': 'Handed in for approval',
    'post-unpublished': 'Unpublished',
    'post-deleted': 'Deleted',
    'post-restored': 'Restored',
    'entry-deleted': 'Deleted a message of',
    'person-removed': 'Removed',
    'person-joined': 'Accepted the invitation:',
    'second-factor-added': 'Turned on the second factor of',
    'second-factor-removed': 'Removed the second factor of',
    'sessions-ended': 'Ended the sessions of',
    'invite-cancelled': 'Cancelled the invitation of',
    'reset-link-made': 'Made a new password link for',
    'password-reset': 'Chose a new password with the link:',
  },
  roleGiven: ({ role }) => `Gave the role of ${role} to`,
  personInvited: ({ role }) => `Invited as ${role}`,
};
