import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import css from './problem-search.module.css';

/**
 * The search for a problem: common ones as drawings, one line to write on, what people often ask. The client module fills the
 * list and the `output` (announced by screen readers), asks what a link with `data-asks` says, and puts what was asked in the
 * place of `__WORDS__` in the addresses of chats. Without it the form leads to `link`, or to its own page again.
 */
export function ProblemSearch({
  id,
  heading,
  placeholder,
  submit,
  countText,
  tiles,
  answerButton,
  suggestions,
  resultsLabel,
  emptyText,
  emptyButton,
  link,
}: BlockProps<'problem-search'>) {
  return (
    <section className={`band night ${css.intercom}`} id={id}>
      <form className={`hold ${css.hold}`} role="search" action={link}>
        <Drawing name="search" />
        <h2>
          <label htmlFor="q">{heading}</label>
        </h2>
        {tiles ? (
          <ul className={css.tiles}>
            {tiles.map(({ label, drawing, answer }) => (
              <li key={label}>
                <a href={answer} data-asks={drawing}>
                  <Drawing name={drawing} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={css.field}>
          <input
            id="q"
            type="search"
            required
            placeholder={placeholder}
            autoComplete="off"
            name="q"
          />
          <button type="submit">{submit}</button>
        </div>
        <p className={css.said}>
          <span>{countText}</span>
          {suggestions.map((words) => (
            <a key={words} data-asks="" href={`${link ?? ''}?${new URLSearchParams({ q: words })}`}>
              {words}
            </a>
          ))}
        </p>
        <div>
          <output data-found={resultsLabel} data-none={emptyText} />
          <ol hidden />
          <p hidden>
            <Action button={emptyButton} />
          </p>
          {answerButton ? (
            <template>
              <Action button={answerButton} />
            </template>
          ) : null}
        </div>
      </form>
    </section>
  );
}
