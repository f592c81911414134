import { counted } from '../counted.ts';

const age = (hours: number): string =>
  hours < 48 ? counted(hours, 'hora', 'horas') : counted(Math.floor(hours / 24), 'dia', 'dias');

/** 'Hoje': what the panel opens with. */
export const today = {
  waiting: 'Espera por você',
  nothingWaits: 'Nada. Está tudo em dia.',
  openEntries: ({ count }: { count: number }): string =>
    `${counted(count, 'recado', 'recados')} sem resposta`,
  contactsByDay: 'Contatos por dia',
  nextPosts: 'Próximos posts',
  noNextPosts: 'Nenhum post agendado.',
  allNextPosts: ({ count }: { count: number }): string => `Ver os ${count} agendados`,
  /** As a link, before a day and an hour. */
  scheduler: 'O agendador escreve o próximo em',
  schedulerWaits: 'O agendador espera por assuntos novos',
  blog: 'O blog até agora',
  server: 'O servidor',
  allWell: 'Tudo funciona: o site está no ar, e os contatos são contados.',
  noBackup:
    'Ainda não há cópia de segurança. A primeira sai um minuto depois de o servidor ser ligado.',
  lastBackup: ({ moment, hours }: { moment: string; hours: number }): string =>
    `Última cópia de segurança: ${moment} (há ${hours < 1 ? 'menos de uma hora' : age(hours)}).`,
  lateBackup: 'Deveria sair uma por dia: mostre este aviso a quem cuida do servidor.',
};
