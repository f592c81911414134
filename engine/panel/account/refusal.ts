import type { OpeningWords } from '../../words/panel.ts';
import { shortestPassword, type CredentialFailure } from '../data/credentials.ts';
import type { CodeFailure } from '../data/second-factor.ts';

/** Why a password, a code, a link or a session was refused, and what to do. */
export const refusalOf = (
  { credentials }: OpeningWords,
  failure: CredentialFailure | CodeFailure,
): string =>
  failure === 'weak-password'
    ? credentials.passwordWeak({ least: shortestPassword })
    : credentials.refusals[failure];
