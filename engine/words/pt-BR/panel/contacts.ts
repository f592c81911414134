import { counted, number } from '../counted.ts';

/** What a summary of the clicks of some days says. */
interface Summary {
  readonly days: number;
  readonly contacts: number;
  readonly chats: number;
  readonly calls: number;
  readonly before: number;
  /** How it stands against the days before, see `change`. */
  readonly change: string;
}

/** 'Contatos', and its line on the other tabs. */
export const contacts = {
  /** In bold what stands between **. */
  summary: ({ days, contacts, chats, calls, before, change }: Summary): string =>
    `Últimos ${days} dias: **${counted(contacts, 'contato', 'contatos')}**, **${number(chats)}** no WhatsApp e **${number(calls)}** por telefone. Nos ${days} dias antes: ${number(before)} (${change}).`,
  line: ({ days, contacts, chats, calls, before, change }: Summary): string =>
    `Últimos ${days} dias: **${counted(contacts, 'contato', 'contatos')}**, **${number(chats)}** no WhatsApp e **${number(calls)}** por telefone; antes, ${number(before)} (${change}).`,
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
    city: 'Cidade',
    kind: 'Tipo',
    block: 'Bloco',
    clicks: 'Cliques',
  },
  loadFailed: 'Os contatos não puderam ser carregados.',
  none: 'Nenhum contato neste período. Cada toque em um botão do WhatsApp ou de ligação do site conta aqui, por página e por dia, sem identificar ninguém.',
  note: 'Contam-se toques nos botões, e não conversas ou ligações que aconteceram. Nenhum endereço, cookie ou identificador é guardado.',
  kinds: { chat: 'WhatsApp', call: 'Ligação' },
  calls: 'Ligações',
  callsShort: 'Lig.',
  before: 'Antes',
  changeColumn: 'Mudança',
  byCity: 'Por cidade',
  city: 'Cidade',
  noCity: 'Páginas sem cidade',
  byPage: 'Por página',
  page: 'Página',
  byBlock: 'Por parte da página',
  block: 'Parte',
  showAll: ({ count }: { count: number }): string => `Ver todas (${count})`,
  showLess: 'Ver menos',
};
