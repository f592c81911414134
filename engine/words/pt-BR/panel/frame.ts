import { counted } from '../counted.ts';

/** The door of the panel, and what stands around its tabs. */
export const frame = {
  opening: 'Abrindo…',
  openingFailed: 'O serviço de dados não respondeu.',
  openingFailedHelp: 'Estamos tentando de novo. Veja se a internet está funcionando.',
  openingLate: 'O serviço de dados está demorando a responder.',
  openingLateHelp: 'Depois de ligado, ele pode levar meio minuto. Continuamos esperando.',
  enter: 'Entrar',
  entering: 'Entrando…',
  leave: 'Sair',
  leaveAccount: ({ email }: { email: string }): string => `Sair da conta ${email}`,
  sessionEnded: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
  /** Why the door stays shut. */
  refusals: {
    credentials: 'E-mail ou senha incorretos.',
    busy: 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
    unreachable:
      'O serviço de dados não respondeu. Veja se a internet está funcionando e tente de novo.',
  },
  forgotten: 'Esqueci a senha',
  /** Code between `. */
  forgottenAsk:
    'Peça um link para quem cuida do servidor. Ele sai do comando `npm run portao -- user reset SEU-E-MAIL` e funciona uma vez.',
  forgottenMail: 'Escreva o e-mail acima, e mandamos um link para escolher outra senha.',
  sendLink: 'Mandar o link',
  linkSent: 'Se houver uma conta com este e-mail, o link chega em alguns minutos.',
  openCodeApp: ({ email }: { email: string }): string =>
    `Abra o aplicativo de códigos no telefone. A conta é ${email}.`,
  lostPhoneMail: 'Perdeu o telefone? Uma administradora tira o segundo fator em Pessoas.',
  lostPhone:
    'Sem o telefone? Escreva um código de recuperação. Sem ele, uma administradora tira o segundo fator em Pessoas, ou quem cuida do servidor faz um link com npm run portao -- user reset SEU-E-MAIL.',
  notOpened: 'Não foi possível abrir o painel.',
  noStaff: 'Esta conta não é do painel.',
  noStaffHelp: ({ email }: { email: string }): string =>
    `Você entrou como ${email}, e por isso nada é mostrado aqui. Só administradoras e redatoras veem os posts. Peça acesso a quem cuida do site, ou entre com outra conta.`,
  tabsName: 'Abas',
  moreTabs: 'Mais',
  tabs: {
    today: 'Hoje',
    posts: 'Gerenciar Posts',
    generator: 'Gerador de Posts',
    scheduler: 'Agendador Automático',
    analytics: 'Analytics',
    contacts: 'Contatos',
    entries: 'Recados',
    business: 'Negócio',
    people: 'Pessoas',
    history: 'Histórico',
    account: 'Minha conta',
  },
  adminsOnly: 'Esta parte do painel é só para administradoras.',
  /** The four cards. */
  cards: {
    posts: 'Total de posts',
    views: 'Visualizações',
    score: 'SEO médio',
    published: 'Publicados',
  },
  cardsFailed: 'Os totais não puderam ser carregados.',
  /** Title of the fallback screen, in the owner's words. */
  crash: 'Unexpected Application Error!',
  crashHelp:
    'O painel parou por uma falha nossa. O que você escreveu continua guardado neste navegador.',
  missing: ({ count }: { count: number }): string =>
    `Falta para publicar de verdade: ${counted(count, 'item', 'itens')}`,
  missingFields: ({ count }: { count: number }): string =>
    `${counted(count, 'campo', 'campos')} na aba Negócio`,
  missingHelp:
    'É o que a última publicação encontrou. Quem cuida do site vê a lista de agora com: npm run portao -- check --launch',
  /** What the server failed at. */
  server: {
    disk: 'O disco do servidor está cheio: nada pode ser salvo.',
    diskHelp:
      'O site continua no ar. O que você escrever fica guardado neste aparelho até haver espaço. Avise quem cuida do servidor.',
    site: 'No ar está uma versão anterior do site.',
    siteHelp:
      'A pasta do site tem erros. Os posts saem normalmente, com a última versão sem erros. Quem cuida do site precisa corrigir os erros e publicar de novo.',
    publication: 'A última mudança dos posts ainda não está no ar.',
    publicationHelp:
      'Ela está salva, e o servidor tenta publicar de novo sozinho. Se este aviso não sumir em alguns minutos, mostre-o a quem cuida do servidor.',
    counting: 'A contagem de contatos está parada.',
    countingHelp:
      'Cliques em telefone e WhatsApp não estão sendo contados. O servidor tenta de novo sozinho. Se este aviso não sumir em alguns minutos, mostre-o a quem cuida do servidor.',
  },
  seeReason: 'Ver o motivo',
  /** On leaving with something unsaved. */
  unsavedQuestion: 'O que fazer com o que não foi salvo?',
  unsavedText: ({ count }: { count: number }): string =>
    `Este navegador guarda ${counted(count, 'texto', 'textos')} que você ainda não salvou. Se outras pessoas usam este aparelho, apague.`,
  unsavedErase: 'Apagar',
  unsavedKeep: 'Guardar neste aparelho',
};
