import type { ResolvedButton } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import css from './post-reader.module.css';

/** What a person reads of a failure, and what can be done about it. */
export interface TroubleProps {
  readonly heading: string;
  readonly text: string;
  /** What the machine says, for whoever is asked about it. */
  readonly detail?: string;
  readonly retry: string;
  readonly contact: ResolvedButton;
  readonly onRetry?: () => void;
}

/** A failure in words, with a button to try again and the phone. */
export function Trouble({ heading, text, detail, retry, contact, onRetry }: TroubleProps) {
  return (
    <div className={css.state} role="alert">
      <Drawing name="trouble" />
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      {detail ? <p>{detail}</p> : null}
      <div className="pair">
        <button type="button" className={`call ${css.retry}`} onClick={onRetry}>
          {retry}
        </button>
        <Action button={contact} />
      </div>
    </div>
  );
}
