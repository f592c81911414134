import type { PanelWords } from '../../pt-BR/panel.ts';

/** What is asked of whoever enters, and why it was refused. */
export const credentials: PanelWords['credentials'] = {
  refusals: {
    'wrong-password': 'The current password is wrong.',
    'wrong-code':
      'The code is wrong or has already been used. Wait for the next one, and check that the time on your phone is right.',
    'same-password': 'The new password is the same as the current one. Choose another.',
    'sign-in-again': 'For security, sign out, sign in again and then repeat this.',
    expired: 'This link has already been used or is no longer valid. Ask for another.',
    busy: 'Too many attempts in a short time. Wait a minute and try again.',
    unreachable: 'The data service did not respond. Check your internet connection and try again.',
  },
  passwordWeak: ({ least }) =>
    `This password is easy to guess: it is on lists of leaked passwords, it is your name or e-mail address, or it has fewer than ${least} characters. Choose another.`,
  code: '6-digit code',
  codeForm: '6 digits, or the 16 of a recovery code',
};
