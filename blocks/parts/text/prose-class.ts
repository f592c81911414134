import css from './prose.module.css';

/** Classes of running text that is this HTML; those of tables only where it has one, so that other pages leave their rules out. */
export const proseClass = (html: string): string =>
  html.includes('<table') ? `${css.prose} ${css.tables}` : css.prose!;
