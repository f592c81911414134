/** What is asked of whoever enters, and why it was refused. */
export const credentials = {
  /** Why a password, a code, a link or a session was refused, and what to do. */
  refusals: {
    'wrong-password': 'A senha atual não confere.',
    'wrong-code':
      'O código não confere ou já foi usado. Espere o próximo, e veja se a hora do telefone está certa.',
    'same-password': 'A senha nova é igual à atual. Escolha outra.',
    'sign-in-again': 'Por segurança, saia, entre de novo e repita em seguida.',
    expired: 'Este link já foi usado ou não vale mais. Peça outro.',
    busy: 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
    unreachable:
      'O serviço de dados não respondeu. Veja se a internet está funcionando e tente de novo.',
  },
  passwordWeak: ({ least }: { least: number }): string =>
    `Esta senha é fácil de adivinhar: ela está nas listas de senhas vazadas, é o seu nome ou e-mail, ou tem menos de ${least} caracteres. Escolha outra.`,
  code: 'Código de 6 números',
  codeForm: '6 números, ou os 16 de um código de recuperação',
};
