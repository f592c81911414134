import type { PanelWords } from '../../pt-BR/panel.ts';

/** 'My account', and the page that the link of an invitation or of a new password leads to. */
export const account: PanelWords['account'] = {
  shownAs: 'How others see you',
  saveName: 'Save name',
  nameSaved: 'Name saved',
  nameFailed: 'The name could not be saved. Please try again.',
  language: 'Language',
  languageLabel: 'Language of the panel in this browser',
  languageFailed: 'The language could not be loaded. Please try again.',
  passwordNow: 'Current password',
  passwordNew: 'New password',
  passwordAgain: 'New password, again',
  passwordHint: ({ least }) => `At least ${least} characters.`,
  passwordDiffers: 'The two new passwords are different.',
  passwordShort: ({ least }) => `The password needs at least ${least} characters.`,
  passwordLong: 'The password is too long.',
  changePassword: 'Change password',
  changingPassword: 'Changing…',
  passwordChanged: 'Password changed',
  othersEnded: 'All other sessions of this account have been ended.',
  sessions: 'Sessions',
  sessionsHelp:
    'Signed in on another device, or forgot to sign out of one? End every session except this one.',
  endSessions: 'End other sessions',
  sessionsEnded: 'Sessions ended',
  onlyThis: 'Only this one is still open.',
  qr: 'QR code for the authenticator app',
  factor: 'Second factor',
  factorOn: ({ day }) =>
    `On since ${day}: signing in takes your password and a code from your phone.`,
  factorOff:
    'A code from an app on your phone, beside the password. Whoever finds that out cannot sign in. Recovery codes come with it.',
  factorSwitchOn: 'Turn on the second factor',
  factorSwitchOff: 'Turn off the second factor',
  factorFailed: 'The second factor could not be turned on. Please try again.',
  factorQuestion: 'Turn off the second factor?',
  factorQuestionText: 'The password alone will be enough to sign in.',
  factorConfirmOff: 'Turn off',
  factorWentOff: 'Second factor turned off',
  factorWentOn: 'Second factor turned on',
  factorScan:
    '1. Open an authenticator app (Google Authenticator, Aegis, 1Password) and scan this code.',
  factorOpenApp: 'Open the app on this phone',
  codesLeft: ({ count }) =>
    count === 0
      ? 'There is no recovery code left. Make new ones: without them, whoever loses the phone cannot get in.'
      : count === 1
        ? '1 recovery code is left, for the day the phone is not at hand.'
        : `${count} recovery codes are left, for the day the phone is not at hand.`,
  codesMake: 'Make new codes',
  codesFailed: 'The recovery codes could not be made. Please try again.',
  codesKeep: 'Keep these codes now: they are not shown again.',
  codesHelp:
    'Without the phone, one of them takes the place of the code of the app, once. Keep them on paper or in a password manager, away from the phone. Those of before no longer work.',
  codesOf: ({ site, day }) => `Recovery codes, ${site}, ${day}`,
  codesFile: 'recovery-codes.txt',
  codesDownload: 'Download',
  factorType: 'No camera? Type this key into the app:',
  factorCode: '2. Enter the code that it shows.',
  factorConfirm: 'Turn on',
  factorConfirming: 'Turning on…',
  linkTitles: { invite: 'Invitation to the panel', reset: 'Choose a new password' },
  linkInvite: ({ email }) => `The account belongs to ${email}. Choose a name and a password.`,
  linkReset: ({ email }) => `The account belongs to ${email}.`,
  linkHint: ({ least }) =>
    `At least ${least} characters. Three or four random words make a good password.`,
  linkSaving: 'Saving…',
  linkCreate: 'Create account',
  linkSave: 'Save password',
  linkToDoor: 'Go to the sign-in page',
};
