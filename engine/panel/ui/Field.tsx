import type { ReactNode } from 'react';
import { Rich } from './Rich.tsx';
import ui from './panel-ui.module.css';

/** A field of the editor with its label, a hint, and what is wrong with it. */
export function Field({
  name,
  label,
  hint,
  wrong,
  children,
}: {
  name: string;
  label: string;
  hint?: string;
  wrong?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={ui.field}>
      <label htmlFor={name}>{label}</label>
      {children}
      {hint ? (
        <p className={ui.hint} id={`${name}-hint`}>
          <Rich text={hint} />
        </p>
      ) : null}
      {wrong ? (
        <p className={ui.wrong} id={`${name}-wrong`} role="alert">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}
