import css from './post-reader.module.css';

/** Stands where the post will be while it is on its way. */
export function Waiting({ heading }: { heading: string }) {
  return (
    <div className={`${css.state} ${css.waiting}`}>
      <h1>{heading}</h1>
      <div />
    </div>
  );
}
