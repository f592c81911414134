/** How often a post is made, in days, and what is made. */
interface Rhythm {
  readonly every_days: 1 | 7;
  readonly makes: 'published' | 'draft';
}

const interval = { 1: '24 horas', 7: '7 dias' };
const theInterval = { 1: 'as 24 horas', 7: 'os 7 dias' };
const period = { 1: 'do dia', 7: 'da semana' };
const made = { published: 'post', draft: 'rascunho' };
const waits = {
  published: '',
  draft: ' Ele espera em Gerenciar Posts até que alguém publique.',
};
const madeText = ({ title, stored, score }: { title: string; stored: number; score: number }) =>
  `${title}. SEO ${stored}/100${score === stored ? '' : ` (calculado agora: ${score})`}.`;

/** 'Agendador Automático'. */
export const scheduler = {
  intro: ({ every_days: days, makes }: Rhythm): string =>
    `Um ${made[makes]} a cada ${interval[days]}, sobre o assunto que descansou mais tempo.${waits[makes]}`,
  loadFailed: 'O agendador não pôde ser carregado.',
  switch: 'Auto-post',
  on: 'Ativado',
  off: 'Pausado',
  lastKnown: '(última informação conhecida)',
  every: { legend: 'Frequência', 1: 'A cada 24 horas', 7: 'A cada 7 dias' },
  makes: { legend: 'Cada post', published: 'Publicado na hora', draft: 'Rascunho para revisar' },
  rhythmSaved: 'Agendador Salvo',
  rhythmSavedText: ({ every_days: days, makes, enabled }: Rhythm & { enabled: boolean }): string =>
    `${enabled ? 'Um' : 'Com o agendador ativado, um'} ${made[makes]} será criado a cada ${interval[days]}.${waits[makes]}`,
  rhythmFailed: 'Erro ao salvar a escolha. Tente novamente.',
  lastPost: 'Último post',
  noneYet: 'Nenhum ainda',
  nextRun: 'Próxima execução',
  noneWhileOff: 'Nenhuma: o agendador está pausado',
  now: 'Agora',
  waitsForTopics:
    'Quando houver assuntos novos: todos os do gerador já têm post. Peça outros a quem cuida do site.',
  test: 'Gerar Post Agora (Teste)',
  testing: 'Gerando…',
  testHelp: ({ every_days: days, makes }: Rhythm): string =>
    makes === 'draft'
      ? `O teste cria um rascunho na hora, e ${theInterval[days]} contam de novo a partir dele. O rascunho ${period[days]} é criado com o painel aberto ou pela tarefa do servidor.`
      : `O teste cria e publica um post na hora, e ${theInterval[days]} contam de novo a partir dele. O post ${period[days]} sai com o painel aberto ou pela tarefa do servidor.`,
  publishQuestion: {
    test: 'Publicar um post agora?',
    switch: 'Ativar e publicar um post agora?',
    rhythm: 'Salvar e publicar um post agora?',
  },
  publishText:
    'O gerador escreve um post, e qualquer visitante o vê na hora: na lista do blog e em uma página própria. Ninguém o lê antes. Para ler antes, cancele e escolha “Rascunho para revisar”.',
  publishConfirm: {
    test: 'Publicar agora',
    switch: 'Ativar e publicar',
    rhythm: 'Salvar e publicar',
  },
  switchedOn: 'Auto-post Ativado',
  switchedOnText: ({ every_days: days, makes }: Rhythm): string =>
    `Um ${made[makes]} será criado a cada ${interval[days]}.${waits[makes]}`,
  switchedOff: 'Auto-post Desativado',
  switchedOffText: 'Nenhum post será criado sozinho.',
  switchFailed: 'Erro ao mudar o agendador. Tente novamente.',
  made: 'Post Automático Criado!',
  madeText,
  draftMade: 'Rascunho criado',
  draftMadeText: (post: Parameters<typeof madeText>[0]): string =>
    `${madeText(post)}${waits.draft}`,
  makeFailed: 'Erro ao gerar post automático.',
  noMoreTopics: ({ count }: { count: number }): string =>
    `Acabaram os assuntos: os ${count} do gerador já têm post, e outro repetiria um deles. Escreva um post em Gerenciar Posts, ou peça assuntos novos a quem cuida do site.`,
  noRuns: 'O agendador ainda não rodou.',
  runs: 'Histórico do agendador',
  columns: { when: 'Quando', outcome: 'Resultado', reason: 'Motivo', subject: 'Post ou assunto' },
  created: 'Post criado',
  skipped: 'Nada feito',
  postDeleted: ' (post excluído)',
  stillDraft: ' (rascunho, em Gerenciar Posts)',
  reasons: ({ every_days: days }: Pick<Rhythm, 'every_days'>) => ({
    due: 'Na hora certa',
    forced: 'Teste manual',
    'not-due': `Ainda não tinham passado ${interval[days]}`,
    paused: 'O agendador estava pausado',
  }),
};
