/** 'Pessoas' and 'Histórico'. */
export const people = {
  intro:
    'Administradoras fazem tudo. Redatoras escrevem os próprios posts e os entregam; só uma administradora publica.',
  loadFailed: 'As pessoas não puderam ser carregadas.',
  role: 'Papel',
  lastSignIn: 'Entrou por último',
  lastSignInWord: 'Entrou por último: ',
  noName: 'sem nome',
  you: ' (você)',
  invitedUntil: ({ moment }: { moment: string }): string => `convite até ${moment}`,
  /** Labels of what can be done with somebody. */
  actions: {
    admin: 'Tornar administradora',
    editor: 'Tornar redatora',
    'end-sessions': 'Encerrar sessões',
    'remove-second-factor': 'Tirar segundo fator',
    remove: 'Remover',
    'cancel-invite': 'Cancelar convite',
  },
  /** What is asked before it is done. */
  questions: {
    admin: {
      question: ({ name }: { name: string }): string => `Tornar ${name} administradora?`,
      text: 'Ela passa a poder tudo: publicar, apagar, ver os contatos, convidar e remover pessoas.',
      confirm: 'Mudar o papel',
    },
    editor: {
      question: ({ name }: { name: string }): string => `Tornar ${name} redatora?`,
      text: 'Ela continua escrevendo os próprios posts e os entrega para aprovação; deixa de publicar e de ver contatos, agendador e pessoas.',
      confirm: 'Mudar o papel',
    },
    'end-sessions': {
      question: ({ name }: { name: string }): string => `Encerrar as sessões de ${name}?`,
      text: 'Ela sai do painel em todos os aparelhos na hora, e pode entrar de novo com a senha.',
      confirm: 'Encerrar as sessões',
    },
    'remove-second-factor': {
      question: ({ name }: { name: string }): string => `Tirar o segundo fator de ${name}?`,
      text: 'Para quem perdeu o telefone: ela entra só com a senha, e pode ligar o segundo fator de novo. Confirme por outro meio que é ela quem pede.',
      confirm: 'Tirar o segundo fator',
    },
    remove: {
      question: ({ name }: { name: string }): string => `Remover ${name}?`,
      text: 'A conta é apagada e as sessões terminam na hora. Os posts dela ficam. Para voltar, ela precisa de um convite novo.',
      confirm: 'Remover',
    },
    'cancel-invite': {
      question: ({ name }: { name: string }): string => `Cancelar o convite de ${name}?`,
      text: 'O link deixa de valer.',
      confirm: 'Cancelar o convite',
    },
  },
  /** Before somebody goes whose posts are to come; each with its day. */
  scheduledText: ({ posts }: { posts: readonly string[] }): string =>
    `A conta é apagada e as sessões terminam na hora. Estes posts em que ela escreveu estão agendados e vão ao ar sozinhos: ${posts.join('; ')}.`,
  /** After the posts that are named. */
  scheduledMore: ({ count }: { count: number }): string => `e mais ${count}`,
  removeKeeping: 'Remover e deixar agendados',
  removeDrafting: 'Remover e voltar a rascunho',
  failed: 'Nada mudou.',
  done: {
    admin: 'Papel Mudado',
    editor: 'Papel Mudado',
    'end-sessions': 'Sessões Encerradas',
    'remove-second-factor': 'Segundo Fator Tirado',
    remove: 'Pessoa Removida',
    'cancel-invite': 'Convite Cancelado',
  },
  invite: 'Convidar',
  /** Code between `. */
  inviteByMail:
    'O convite sai por e-mail, com a chave secreta do projeto, que o painel não tem. Quem cuida do servidor roda: `npm run portao -- user invite E-MAIL`',
  inviteEmail: 'E-mail de quem é convidada',
  createInvite: 'Criar convite',
  sendLink: ({ email }: { email: string }): string => `Mande este link para ${email}.`,
  linkHelp: ({ moment }: { moment: string }): string =>
    `Ele funciona uma vez, até ${moment}, e só aparece agora: quem o tem cria a conta.`,
  link: 'Link do convite',
  copy: 'Copiar',
  copied: 'Copiado',
  historyIntro:
    'Quem publicou, mudou o que está no ar, apagou, convidou e deu papéis. Fica por dois anos.',
  historySeek: 'Procurar no histórico',
  historyNotFound: 'Nada assim foi feito.',
  /** What of a post was changed, beside the words of its versions. */
  text: 'texto',
  /** What of the data of the business was changed. */
  sections: {
    contacts: 'contatos',
    hours: 'horários',
    claims: 'preços, prazos e números',
    priceTags: 'preços no alto das páginas',
    promotions: 'ofertas',
    business: 'empresa',
    blocks: 'blocos das páginas',
    messages: 'mensagens',
    authors: 'autores',
    rating: 'nota',
    search: 'palavras da busca',
    head: 'códigos dos buscadores',
  },
  historyFailed: 'O histórico não pôde ser carregado.',
  historyEmpty: 'Nada foi feito ainda.',
  historyColumns: { when: 'Quando', who: 'Quem', what: 'O quê' },
  older: 'Ver mais antigos',
  /** What was done, in the words before its subject. */
  deeds: {
    'post-published': 'Publicou',
    'post-scheduled': 'Agendou',
    'post-handed-in': 'Entregou para aprovação',
    'post-edited': 'Mudou no ar',
    'scheduler-on': 'Ligou o agendador',
    'scheduler-off': 'Desligou o agendador',
    'scheduler-changed': 'Mudou o ritmo do agendador',
    'business-published': 'Mudou no negócio:',
    'business-undone': 'Desfez no negócio:',
    'business-sent': 'Enviou mudanças do negócio:',
    'post-unpublished': 'Tirou do ar',
    'post-deleted': 'Apagou',
    'post-restored': 'Trouxe de volta',
    'entry-deleted': 'Apagou um recado de',
    'person-removed': 'Removeu',
    'person-joined': 'Aceitou o convite:',
    'second-factor-added': 'Ligou o segundo fator de',
    'second-factor-removed': 'Tirou o segundo fator de',
    'recovery-codes-made': 'Fez códigos de recuperação para',
    'recovery-code-used': 'Entrou com um código de recuperação:',
    'sessions-ended': 'Encerrou as sessões de',
    'invite-cancelled': 'Cancelou o convite de',
    'reset-link-made': 'Criou um link de senha nova para',
    'password-reset': 'Escolheu uma senha nova pelo link:',
  },
  roleGiven: ({ role }: { role: string }): string => `Deu o papel de ${role} a`,
  personInvited: ({ role }: { role: string }): string => `Convidou como ${role}`,
};
