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
  qr: 'Desenho para o aplicativo de códigos',
  factor: 'Segundo fator',
  factorOn: ({ day }: { day: string }): string =>
    `Ligado desde ${day}: para entrar é preciso a senha e um código do telefone.`,
  factorOff:
    'Além da senha, um código que um aplicativo no telefone mostra. Quem descobrir a senha não entra. Códigos de recuperação vêm junto.',
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
  factorOpenApp: 'Abrir o aplicativo neste telefone',
  codesLeft: ({ count }: { count: number }): string =>
    count === 0
      ? 'Não resta nenhum código de recuperação. Faça códigos novos: sem eles, quem perde o telefone fica de fora.'
      : count === 1
        ? 'Resta 1 código de recuperação, para o dia em que o telefone faltar.'
        : `Restam ${count} códigos de recuperação, para o dia em que o telefone faltar.`,
  codesMake: 'Fazer códigos novos',
  codesFailed: 'Erro ao fazer os códigos de recuperação. Tente novamente.',
  codesKeep: 'Guarde estes códigos agora: eles não aparecem de novo.',
  codesHelp:
    'Sem o telefone, um deles vale no lugar do código do aplicativo, uma vez. Guarde-os no papel ou no gerenciador de senhas, longe do telefone. Os de antes não valem mais.',
  codesOf: ({ site, day }: { site: string; day: string }): string =>
    `Códigos de recuperação, ${site}, ${day}`,
  codesFile: 'codigos-de-recuperacao.txt',
  codesDownload: 'Baixar',
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
