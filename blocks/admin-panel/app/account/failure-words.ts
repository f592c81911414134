import { shortestPassword, type CredentialFailure } from '../data/credentials.ts';

/** Why a password, a link or a session was refused, and what to do. */
export const failureWords: Readonly<Record<CredentialFailure, string>> = {
  'wrong-password': 'A senha atual não confere.',
  'weak-password': `A senha nova é fraca. Use pelo menos ${shortestPassword} caracteres.`,
  'same-password': 'A senha nova é igual à atual. Escolha outra.',
  'sign-in-again': 'Por segurança, saia, entre de novo e repita em seguida.',
  expired: 'Este link já foi usado ou não vale mais. Peça outro.',
  busy: 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
  unreachable:
    'O serviço de dados não respondeu. Veja se a internet está funcionando e tente de novo.',
};
