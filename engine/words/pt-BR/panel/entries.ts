/** 'Recados': what visitors wrote into the forms of the site. */
export const entries = {
  intro:
    'O que as pessoas escreveram nos formulários do site. Cada recado se apaga sozinho no dia que o formulário diz.',
  none: 'Nenhum recado. O que alguém enviar por um formulário do site aparece aqui.',
  loadFailed: 'Os recados não puderam ser carregados.',
  keptUntil: ({ day }: { day: string }): string => `fica até ${day}`,
  handledBy: ({ who, when }: { who: string; when: string }): string =>
    who ? `resolvido por ${who}, ${when}` : `resolvido em ${when}`,
  handle: 'Marcar como resolvido',
  reopen: 'Ainda não está resolvido',
  remove: 'Apagar',
  question: {
    question: 'Apagar este recado?',
    text: 'Ele não volta. Nas cópias de segurança fica ainda por até quatro semanas.',
    confirm: 'Apagar',
  },
  done: {
    handle: 'Recado resolvido.',
    reopen: 'Recado aberto de novo.',
    remove: 'Recado apagado.',
  },
  failed: 'O recado não pôde ser mudado.',
  older: 'Ver mais antigos',
  download: 'Baixar CSV',
  downloading: 'Baixando…',
  downloadFailed: 'Erro ao baixar os recados. Tente novamente.',
  fileName: ({ day }: { day: string }): string => `recados-${day}.csv`,
  fileColumns: { received: 'Recebido', page: 'Página', form: 'Formulário', handled: 'Resolvido' },
};
