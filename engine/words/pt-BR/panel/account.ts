/** 'Minha conta', and the page that the link of an invitation or of a new password leads to. */
export const account = {
  shownAs: 'Como você aparece para os outros',
  saveName: 'Salvar nome',
  nameSaved: 'Nome Salvo',
  nameFailed: 'Erro ao salvar o nome. Tente novamente.',
  language: 'Idioma',
  languageLabel: 'Idioma do painel neste navegador',
  languageFailed: 'O idioma não pôde ser carregado. Tente novamente.',
  passwordNow: 'Senha atual',
  passwordNew: 'Senha nova',
  passwordAgain: 'Senha nova, outra vez',
  passwordHint: ({ least }: { least: number }): string => `Pelo menos ${least} caracteres.`,
  passwordDiffers: 'As duas senhas novas são diferentes.',
  passwordShort: ({ least }: { least: number }): string =>
    `A senha precisa de pelo menos ${least} caracteres.`,
  passwordLong: 'A senha é longa demais.',
  changePassword: 'Trocar a senha',
  changingPassword: 'Trocando…',
  passwordChanged: 'Senha Trocada',
  othersEnded: 'As outras sessões desta conta foram encerradas.',
  sessions: 'Sessões',
  sessionsHelp:
    'Entrou em outro aparelho, ou esqueceu de sair em um? Encerre tudo, menos esta sessão.',
  endSessions: 'Encerrar as outras sessões',
  sessionsEnded: 'Sessões Encerradas',
  onlyThis: 'Só esta continua aberta.',
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
  codeForm: '6 números',
  qr: 'Desenho para o aplicativo de códigos',
  factor: 'Segundo fator',
  factorOn: ({ day }: { day: string }): string =>
    `Ligado desde ${day}: para entrar é preciso a senha e um código do telefone.`,
  factorOff:
    'Além da senha, um código que um aplicativo no telefone mostra. Quem descobrir a senha não entra.',
  factorSwitchOn: 'Ligar o segundo fator',
  factorSwitchOff: 'Desligar o segundo fator',
  factorFailed: 'Erro ao ligar o segundo fator. Tente novamente.',
  factorQuestion: 'Desligar o segundo fator?',
  factorQuestionText: 'Para entrar passa a bastar a senha.',
  factorConfirmOff: 'Desligar',
  factorWentOff: 'Segundo Fator Desligado',
  factorWentOn: 'Segundo Fator Ligado',
  factorScan:
    '1. Abra um aplicativo de códigos (Google Authenticator, Aegis, 1Password) e leia este desenho.',
  factorType: 'Sem câmera, digite esta chave no aplicativo:',
  factorCode: '2. Escreva o código que ele mostra.',
  factorConfirm: 'Ligar',
  factorConfirming: 'Ligando…',
  linkTitles: { invite: 'Convite para o painel', reset: 'Escolha uma senha nova' },
  linkInvite: ({ email }: { email: string }): string =>
    `A conta é de ${email}. Escolha um nome e uma senha.`,
  linkReset: ({ email }: { email: string }): string => `A conta é de ${email}.`,
  linkHint: ({ least }: { least: number }): string =>
    `Pelo menos ${least} caracteres. Três ou quatro palavras ao acaso são uma boa senha.`,
  linkSaving: 'Salvando…',
  linkCreate: 'Criar a conta',
  linkSave: 'Salvar a senha',
  linkToDoor: 'Ir para a entrada',
};
