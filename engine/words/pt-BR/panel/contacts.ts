import { counted, number } from '../counted.ts';

/** What a summary of the clicks of some days says. */
interface Summary {
  readonly days: number;
  readonly contacts: number;
  /** How many of each kind, and in which way: `por telefone`. */
  readonly shares: readonly { readonly clicks: number; readonly by: string }[];
  readonly before: number;
  /** How it stands against the days before, see `change`. */
  readonly change: string;
}

/** All contacts in bold, and of how many kinds they were. */
function contactsBy({ contacts, shares }: Pick<Summary, 'contacts' | 'shares'>): string {
  const all = `**${counted(contacts, 'contato', 'contatos')}**`;
  return shares.length > 1
    ? `${all}, ${new Intl.ListFormat('pt-BR').format(shares.map(({ clicks, by }) => `**${number(clicks)}** ${by}`))}`
    : [all, ...shares.map(({ by }) => by)].join(' ');
}

/** 'Contatos', and its line on the other tabs. */
export const contacts = {
  /** In bold what stands between **. */
  summary: ({ days, before, change, ...clicks }: Summary): string =>
    `Últimos ${days} dias: ${contactsBy(clicks)}. Nos ${days} dias antes: ${number(before)} (${change}).`,
  line: ({ days, before, change, ...clicks }: Summary): string =>
    `Últimos ${days} dias: ${contactsBy(clicks)}; antes, ${number(before)} (${change}).`,
  whereFrom: 'Ver de onde vêm',
  same: 'igual',
  /** The difference in percent, null where there was nothing before. */
  change: ({ difference, percent }: { difference: number; percent: number | null }): string =>
    `${Math.abs(difference)} a ${difference > 0 ? 'mais' : 'menos'}${percent === null ? '' : ` (${difference > 0 ? '+' : '−'}${percent}%)`}`,
  new: 'novo',
  download: 'Baixar CSV',
  downloading: 'Baixando…',
  downloadFailed: 'Erro ao baixar os contatos. Tente novamente.',
  fileName: ({ from, to }: { from: string; to: string }): string => `contatos-${from}-a-${to}.csv`,
  fileColumns: {
    day: 'Dia',
    page: 'Página',
    kind: 'Tipo',
    block: 'Bloco',
    clicks: 'Cliques',
  },
  otherBlock: 'Outra parte',
  loadFailed: 'Os contatos não puderam ser carregados.',
  none: 'Nenhum contato neste período. Cada toque em um contato do site conta aqui, por página e por dia, sem identificar ninguém.',
  note: 'Contam-se toques nos contatos, e não as conversas, ligações ou reservas que vieram deles. Nenhum endereço, cookie ou identificador é guardado.',
  /** What contacts are for: one, several, in a narrow column, and how it was made. */
  uses: {
    chat: { name: 'Mensagem', names: 'Mensagens', short: 'Mens.', by: 'por mensagem' },
    call: { name: 'Ligação', names: 'Ligações', short: 'Lig.', by: 'por telefone' },
    book: { name: 'Agendamento', names: 'Agendamentos', short: 'Agen.', by: 'para agendar' },
    write: { name: 'E-mail', names: 'E-mails', short: 'E-m.', by: 'por e-mail' },
    find: { name: 'Mapa', names: 'Mapa', short: 'Mapa', by: 'pelo mapa' },
  },
  /** The same of chats, where the site has one application alone. */
  chats: {
    whatsapp: { name: 'WhatsApp', names: 'WhatsApp', short: 'WhatsApp', by: 'no WhatsApp' },
    telegram: { name: 'Telegram', names: 'Telegram', short: 'Telegram', by: 'no Telegram' },
  },
  before: 'Antes',
  changeColumn: 'Mudança',
  /** What a place with a page is called, unless the site has a word of its own. */
  cityKind: 'cidade',
  byCity: ({ kind }: { kind: string }): string => `Por ${kind}`,
  noCity: ({ kind }: { kind: string }): string => `Páginas sem ${kind}`,
  byPage: 'Por página',
  page: 'Página',
  byBlock: 'Por parte da página',
  block: 'Parte',
  showAll: ({ count }: { count: number }): string => `Ver todas (${count})`,
  showLess: 'Ver menos',
};
