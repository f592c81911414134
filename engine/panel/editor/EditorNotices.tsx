import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { differences, valuesOf, type EditorValues } from './editor-values.ts';
import { useSpoken, type Spoken } from '../data/panel-language.ts';
import { useAccount } from '../data/account.ts';
import { typedState } from './save-words.ts';
import type { Editor } from './use-editor.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** What the editor has to say before one goes on: recovered changes, a version saved by somebody else, a post that is gone. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { conflict, gone, recovered, dirty, locked, saved, values, save, isElsewhere } = editor;
  const admin = useAccount().role === 'admin';
  const {
    words: { editor: texts, shared },
    format,
  } = useSpoken();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {locked ? (
        <div className={ui.notice} role="status">
          <p>{texts.locked}</p>
        </div>
      ) : null}
      {admin && saved?.status === 'review' && !conflict && !gone ? (
        <div className={ui.notice}>
          <p>{texts.handedInHelp}</p>
          <div className={ui.row}>
            <button
              type="button"
              className={ui.main}
              aria-disabled={save.isPending}
              onClick={() => (save.isPending ? undefined : editor.publish('published'))}
            >
              {typedState({ ...values, status: 'published' }, format) === 'scheduled'
                ? texts.approveLater
                : texts.approve}
            </button>
          </div>
        </div>
      ) : null}
      {isElsewhere && !locked ? (
        <div className={ui.notice} role="status">
          <p>{texts.elsewhere}</p>
        </div>
      ) : null}
      {recovered && dirty && !conflict && !gone ? (
        <div className={ui.notice} role="status">
          <p>{texts.recovered({ moment: format.moment(recovered) })}</p>
          <div className={ui.row}>
            <button type="button" className={ui.button} onClick={() => setAsking(true)}>
              {texts.discard}
            </button>
          </div>
        </div>
      ) : null}
      {asking ? (
        <Suspense>
          <ConfirmDialog
            question={texts.discardQuestion}
            text={texts.discardText}
            confirm={texts.discardNow}
            cancel={shared.cancel}
            danger
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              editor.discard();
            }}
          />
        </Suspense>
      ) : null}
      {conflict ? <Conflict editor={editor} /> : null}
      {gone ? (
        <Alert>
          <p>
            <b>{texts.gone}</b>
          </p>
          <p>{texts.goneHelp}</p>
        </Alert>
      ) : null}
    </>
  );
}

/** What has to be settled before one goes on: it comes into view and takes the focus, wherever on the page one was. */
function Alert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={`${ui.notice} ${ui.noticeBad}`} role="alert">
      {children}
    </div>
  );
}

/** A value as a person reads it. */
function shown(
  { words: { editor, shared }, format }: Spoken,
  name: keyof EditorValues,
  value: string,
): string {
  if (name === 'status') return shared.states[value as EditorValues['status']];
  const moment = name.endsWith('_at') ? format.fromTyped(value) : null;
  return moment ? format.moment(moment) : value || editor.empty;
}

function Conflict({ editor }: { editor: Editor }) {
  const spoken = useSpoken();
  const { format } = spoken;
  const { editor: texts, shared } = spoken.words;
  const { present: theirs, status } = editor.conflict!;
  const version = valuesOf(theirs, format);
  const changed = differences({ ...editor.values, status }, version);
  return (
    <Alert>
      <p>
        <b>{texts.conflict}</b>
      </p>
      <p>{texts.conflictHelp({ moment: format.moment(theirs.updated_at) })}</p>
      {changed.length > 0 ? (
        <details className={css.theirs}>
          <summary>{texts.differs({ fields: changed.map((name) => shared.fields[name]) })}</summary>
          <dl>
            {changed.map((name) => (
              <div key={name}>
                <dt>{texts.inSaved({ field: shared.fields[name] })}</dt>
                <dd>{shown(spoken, name, version[name])}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      <div className={ui.row}>
        <button type="button" className={ui.button} onClick={() => editor.take(theirs)}>
          {texts.keepTheirs}
        </button>
        <button
          type="button"
          className={ui.danger}
          onClick={editor.saveOver}
          disabled={editor.save.isPending}
        >
          {status === 'published' && theirs.status !== 'published'
            ? texts.publishMine
            : texts.keepMine}
        </button>
      </div>
    </Alert>
  );
}
