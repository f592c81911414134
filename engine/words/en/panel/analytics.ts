import type { PanelWords } from '../../pt-BR/panel.ts';
import { counted } from '../counted.ts';

/** 'Analytics'. */
export const analytics: PanelWords['analytics'] = {
  topByViews: 'Top 5 by views',
  topByScore: 'Top 5 by SEO score',
  byDay: 'Views and posts by day',
  chartFailed: 'The chart could not be loaded.',
  asTable: 'Show as a table',
  day: 'Day',
  views: 'Views',
  published: 'Posts published',
  dayTotal: ({ day, views, posts }) =>
    `${day}: ${counted(views, 'view', 'views')}, ${counted(posts, 'post', 'posts')}`,
  periodTotal: ({ views, posts }) =>
    `In this period: ${counted(views, 'view', 'views')}, ${counted(posts, 'post', 'posts')}`,
  chart: ({ days, views, posts }) =>
    `Chart of ${counted(days, 'day', 'days')}: ${counted(views, 'view', 'views')} and ${counted(posts, 'post published', 'posts published')}. The figures are in the table below.`,
};
