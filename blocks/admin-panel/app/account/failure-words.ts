import { shortestPassword, type CredentialFailure } from '../data/credentials.ts';
import type { CodeFailure } from '../data/second-factor.ts';

/** Why a password, a code, a link or a session was refused, and what to do. */
export const failureWords: Readonly<Record<CredentialFailure | CodeFailure, string>> = {
  'wrong-password': 'A senha atual não confere.',
  'wrong-code':
    'O código não confere ou já foi usado. Espere o próximo, e veja se a hora do telefone está certa.',
  'weak-password': `A senha nova é fraca. Use pelo menos ${shortestPassword} caracteres.`,
  'same-password': 'A senha nova é igual à atual. Escolha outra.',
  'sign-in-again': 'Por segurança, saia, entre de novo e repita em seguida.',
  expired: 'Este link já foi usado ou não vale mais. Peça outro.',
  busy: 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
  unreachable:
    'O serviço de dados não respondeu. Veja se a internet está funcionando e tente de novo.',
};
