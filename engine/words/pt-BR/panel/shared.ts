import { counted } from '../counted.ts';

const waiting = (seconds: number | null): string =>
  seconds === null
    ? 'Espere um minuto'
    : seconds < 60
      ? `Espere ${seconds} segundos`
      : `Espere ${Math.ceil(seconds / 60)} minutos`;

/** What several parts of the panel say. */
export const shared = {
  /** Title of a toast that tells a failure. */
  error: 'Erro',
  retry: 'Tentar de novo',
  cancel: 'Cancelar',
  actions: 'Ações',
  period: 'Período',
  /** Of the region of the toasts; `{hotkey}` is put in by it. */
  toasts: 'Avisos ({hotkey})',
  closeToast: 'Fechar aviso',
  name: 'Nome',
  email: 'E-mail',
  password: 'Senha',
  delete: 'Excluir',
  toList: 'Voltar à lista',
  history: 'Histórico',
  days: ({ count }: { count: number }): string => counted(count, 'dia', 'dias'),
  posts: ({ count }: { count: number }): string => counted(count, 'post', 'posts'),
  visits: ({ count }: { count: number }): string => counted(count, 'visita', 'visitas'),
  characters: ({ count }: { count: number }): string => counted(count, 'caractere', 'caracteres'),
  /** By whose habits dates are written (BCP 47): the site's, where it is among these, else the first. */
  dateTags: ['pt-BR'] as readonly [string, ...string[]],
  /** A day and an hour: `14/03/2025 às 09:30`. */
  moment: ({ day, time }: { day: string; time: string }): string => `${day} às ${time}`,
  never: 'nunca',
  loadFailed: 'Erro ao carregar posts.',
  noPosts: 'Nenhum post encontrado.',
  noSuchPage: 'Esta página da lista não existe mais.',
  states: {
    published: 'Publicado',
    scheduled: 'Agendado',
    withdrawn: 'Retirado',
    review: 'Para aprovar',
    draft: 'Rascunho',
  },
  roles: { admin: 'Administradora', editor: 'Redatora' },
  /** The same in the middle of a sentence. */
  rolesInText: { admin: 'administradora', editor: 'redatora' },
  /** The fields of a post. */
  fields: {
    title: 'Título',
    slug: 'Endereço',
    meta_description: 'Descrição',
    tags: 'Tags',
    status: 'Situação',
    published_at: 'Publicar em',
    withdrawn_at: 'Retirar em',
    content: 'Texto',
  },
  score: 'Nota SEO',
  /** For who does not see the mark beside a score. */
  scoreGood: ' de 100, boa',
  scoreLow: ' de 100, abaixo de 70',
  scoreComputed: ({ score }: { score: number }): string => ` calculada ${score}`,
  /** Who did something that nobody of the panel did. */
  noActor: 'linha de comando ou servidor',
  unknownActor: 'alguém',
  /** Why the data service did not do what was asked, and what to do. */
  reasons: {
    unreachable:
      'O serviço de dados não respondeu. Veja se a internet está funcionando e tente de novo.',
    'signed-out': 'A sessão terminou. Entre de novo para continuar.',
    forbidden: 'Esta conta não tem permissão para isto.',
    'last-admin': 'É preciso que fique ao menos uma administradora.',
    'known-address': 'Já existe uma conta com este e-mail.',
    'unknown-account': 'Esta conta não existe mais.',
    'slug-taken': 'Outro post já usa este endereço.',
    'slug-reserved': 'Este endereço é do próprio site. Escolha outro.',
    stale: 'Outra pessoa salvou este post depois que você o abriu.',
    missing: 'O post foi excluído.',
    'not-in-bin': 'Este post não está mais na lixeira.',
    outdated:
      'O banco de dados é de uma versão anterior do programa. Avise quem cuida do site: faltam migrações.',
    'disk-full': 'Disco cheio: nada foi gravado. Copie o seu texto e avise quem cuida do servidor.',
    damaged:
      'O banco de dados está danificado. Avise quem cuida do servidor: ele pode voltar a uma cópia de segurança.',
    invalid: 'O banco de dados não aceitou um dos valores.',
    unexpected: 'Foi uma falha nossa. Tente de novo; se continuar, recarregue a página.',
  },
  /** The same for too many requests; seconds to wait, null where nobody said. */
  busy: ({ seconds }: { seconds: number | null }): string =>
    `Muitos pedidos em pouco tempo. ${waiting(seconds)} e tente de novo.`,
};
