import { Action, Actions } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import css from './post-reader.module.css';
import type { ReaderData } from './reader-data.ts';

/** There is no post at this address. */
export function MissingPost({
  texts,
  contacts,
}: {
  texts: ReaderData['missing'];
  contacts: ReaderData['help']['buttons'];
}) {
  return (
    <div className={css.state} role="alert">
      <Drawing name="missing" />
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.text}</p>
      <Actions buttons={contacts} look="text" />
      <div className="pair">
        <Action button={texts.button} />
      </div>
    </div>
  );
}
