import css from './prose.module.css';

/** Classes of running text that is this HTML; those of tables and pictures only where it has one, so that other pages leave their rules out. */
export const proseClass = (html: string): string =>
  [css.prose, html.includes('<table') && css.tables, html.includes('<img') && css.pictures]
    .filter(Boolean)
    .join(' ');
