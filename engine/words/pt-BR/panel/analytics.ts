import { counted } from '../counted.ts';

/** 'Analytics'. */
export const analytics = {
  topByViews: 'Top 5 por visualizações',
  topByScore: 'Top 5 por SEO',
  byDay: 'Visualizações e posts por dia',
  chartFailed: 'O gráfico não pôde ser carregado.',
  asTable: 'Ver como tabela',
  day: 'Dia',
  views: 'Visualizações',
  published: 'Posts publicados',
  dayTotal: ({ day, views, posts }: { day: string; views: number; posts: number }): string =>
    `${day}: ${counted(views, 'visualização', 'visualizações')}, ${counted(posts, 'post', 'posts')}`,
  periodTotal: ({ views, posts }: { views: number; posts: number }): string =>
    `No período: ${counted(views, 'visualização', 'visualizações')}, ${counted(posts, 'post', 'posts')}`,
  chart: ({ days, views, posts }: { days: number; views: number; posts: number }): string =>
    `Gráfico de ${counted(days, 'dias', 'dias')}: ${counted(views, 'visualização', 'visualizações')} e ${counted(posts, 'post publicado', 'posts publicados')}. Os números estão na tabela abaixo.`,
};
