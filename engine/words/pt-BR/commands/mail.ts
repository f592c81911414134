import { counted } from '../counted.ts';

const age = (hours: number): string =>
  hours < 1
    ? 'menos de uma hora'
    : hours < 48
      ? counted(hours, 'hora', 'horas')
      : counted(Math.floor(hours / 24), 'dia', 'dias');

/** E-mail of a server: what is wrong with its settings, what it sends, and why something was not taken. */
export const mail = {
  settings: {
    urlMissing: ({ variable }: { variable: string }) =>
      `${variable} está definida, e SMTP_URL não: sem ela nenhum e-mail sai. Defina as duas, ou nenhuma.`,
    noUrl:
      'SMTP_URL não é o endereço de um servidor de e-mail. Escreva smtps://usuario:senha@servidor:465, ou smtp://usuario:senha@servidor:587 para STARTTLS; letras especiais do usuário e da senha vão codificadas, como %40 no lugar de @.',
    noSender:
      'MAIL_FROM tem de ser o endereço de quem manda os avisos, como avisos@exemplo.com.br, sem nome ao lado.',
    noReceivers: ({ most }: { most: number }) =>
      `MAIL_TO tem de ser um endereço, ou até ${most} com vírgulas entre eles, como dona@exemplo.com.br. Sem ela os avisos vão a todas as administradoras.`,
    noWeekly: 'MAIL_WEEKLY tem de ser on ou off: se o resumo da semana sai às segundas-feiras.',
  },
  welcome: {
    subject: 'os avisos chegam aqui',
    text: ({ weekly }: { weekly: boolean }) =>
      `O servidor do site manda para este endereço, a partir de agora: o que espera por você (recados de formulários, posts para aprovar) e o que falhou${weekly ? '; e às segundas-feiras o resumo da semana' : ''}.`,
    privacy:
      'O que alguém escreveu em um formulário não vem no e-mail: leia no painel, depois de entrar.',
  },
  entries: {
    subject: ({ count }: { count: number }) => counted(count, 'recado novo', 'recados novos'),
    new: ({ count }: { count: number }): string =>
      count === 1 ? 'Alguém escreveu no formulário:' : `${count} pessoas escreveram:`,
    all: ({ count, isAll }: { count: number; isAll: boolean }) =>
      `Sem resposta ao todo: ${count}${isAll ? '' : ' ou mais'}. Leia e responda no painel:`,
  },
  posts: {
    subject: ({ count }: { count: number }) =>
      counted(count, 'post para aprovar', 'posts para aprovar'),
    new: ({ count }: { count: number }): string =>
      count === 1 ? 'Um post foi entregue para aprovação:' : 'Foram entregues para aprovação:',
    all: ({ count, isAll }: { count: number; isAll: boolean }) =>
      `Para aprovar ao todo: ${count}${isAll ? '' : ' ou mais'}. Leia e publique no painel:`,
  },
  more: ({ count }: { count: number }) => `e mais ${count}`,
  lastOfDay: 'Foram muitos avisos hoje: o próximo sobre isto sai amanhã.',
  faults: {
    disk: 'O disco do servidor está cheio: nada pode ser salvo.',
    data: 'O serviço de dados não responde: painel e blog estão parados.',
    site: 'No ar está uma versão anterior do site.',
    publication: 'A última mudança não está no ar.',
    schedule: 'O post do agendador não saiu.',
    backup: 'A cópia de segurança está atrasada.',
    counting: 'A contagem de contatos está parada.',
  },
  faultHelp: {
    disk: 'O site continua no ar. Quem cuida do servidor precisa liberar espaço.',
    data: 'As páginas continuam no ar. O servidor tenta de novo sozinho; as mensagens dele dizem o motivo.',
    site: 'A pasta do site tem erros. Quem cuida do site precisa corrigir e publicar de novo.',
    publication: 'Ela está salva, e o servidor tenta publicar de novo sozinho.',
    schedule: 'O servidor tenta de novo a cada meia hora; as mensagens dele dizem o motivo.',
    backup: 'Deveria sair uma por dia: mostre este aviso a quem cuida do servidor.',
    counting:
      'Cliques em telefone e chat não estão sendo contados. O servidor tenta de novo sozinho.',
  },
  isOver: 'Isto já passou, e está bem de novo:',
  wellAgain: ({ all }: { all: boolean }): string =>
    all ? 'está tudo bem de novo' : 'uma parte está bem de novo',
  week: {
    subject: ({ days }: { days: string }) => `a semana de ${days}`,
    contacts: ({ now, before }: { now: number; before: number }) =>
      `Contatos: ${now} (na semana antes: ${before})`,
    pages: 'Páginas que mais trouxeram contatos:',
    posts: ({ published, planned }: { published: number; planned: number }) =>
      `Posts publicados: ${published}; agendados: ${planned}`,
    waits: ({ entries, review }: { entries: number; review: number }) =>
      entries + review === 0
        ? 'Nada espera por você.'
        : `Espera por você: ${counted(entries, 'recado', 'recados')} sem resposta, ${counted(review, 'post', 'posts')} para aprovar.`,
    backup: ({ hours }: { hours: number }) => `Última cópia de segurança: há ${age(hours)}.`,
    off: 'Este resumo sai às segundas-feiras. Sem ele: MAIL_WEEKLY=off no servidor.',
  },
  sent: ({ subject }: { subject: string }) => `E-mail enviado: ${subject}`,
  failed: ({ reason }: { reason: string }) =>
    `O e-mail não sai: ${reason} O servidor tenta de novo sozinho, e nada se perde.`,
  failing: ({ moment, reason }: { moment: string; reason: string }) =>
    `O e-mail não sai desde ${moment}: ${reason} O servidor tenta de novo sozinho, e nada se perde; mostre isto a quem cuida dele.`,
  refused: ({ subject, reason }: { subject: string; reason: string }) =>
    `O servidor de e-mail recusou de vez o aviso '${subject}': ${reason} Os outros avisos não esperam por ele.`,
  wasRefused: ({ moment, subject, reason }: { moment: string; subject: string; reason: string }) =>
    `Um aviso não saiu por e-mail em ${moment}: '${subject}'. O que ele dizia está aqui no painel. O motivo: ${reason} Os outros avisos não esperam por ele; se acontecer de novo, mostre isto a quem cuida do servidor.`,
  noReceiver:
    'nenhuma administradora tem um endereço que recebe e-mail. Diga um em MAIL_TO, ou convide a dona com o dela.',
  /** Why a letter was not taken, by the code of the library. */
  reasons: {
    EAUTH: 'o servidor de e-mail não aceitou usuário e senha.',
    EDNS: 'o servidor de e-mail não foi achado; confira o nome dele em SMTP_URL.',
    ETLS: 'o servidor de e-mail não aceita conexão cifrada, e sem ela nada sai.',
    ECERTIFICATE:
      'o certificado do servidor de e-mail não vale para o nome que está em SMTP_URL, e assim nada sai.',
    ETIMEDOUT: 'o servidor de e-mail não respondeu a tempo.',
    ECONNECTION: 'a conexão com o servidor de e-mail caiu ou foi recusada.',
    ESOCKET: 'a conexão com o servidor de e-mail caiu ou foi recusada.',
    EENVELOPE: 'o servidor de e-mail recusou o remetente ou quem recebe.',
    other: 'o servidor de e-mail recusou a mensagem.',
  },
  answered: ({ answer }: { answer: string }) => `Ele respondeu: ${answer}`,
  doctor: {
    off: 'E-mail: sem SMTP_URL; o servidor não manda avisos',
    sent: ({ moment }: { moment: string }) => `E-mail: o último aviso saiu em ${moment}`,
    notYet: 'E-mail: configurado; o primeiro aviso sai quando npm start inicia',
    seeSettings: 'Confira SMTP_URL, MAIL_FROM e MAIL_TO, e inicie de novo: npm start',
  },
};
