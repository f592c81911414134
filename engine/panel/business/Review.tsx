import { useState } from 'react';
import type {
  BusinessRequest,
  ChangedPage,
  FieldChange,
  FieldProblem,
  FormSection,
} from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { ChangeRows } from './ChangeRows.tsx';
import { DraftFault, DraftStatus } from './DraftStatus.tsx';
import { useFieldLabel } from './field-label.ts';
import { goTo } from './form-context.ts';
import { doubtsOf } from './preview/doubts.ts';
import { PagePreview } from './preview/PagePreview.tsx';
import type { DraftState } from './use-changes.ts';

/** Problems and pages that are named; the others are counted. */
const named = 5;

/** What is not published yet, at hand below the fields: what it changes, where visitors will read it, what is wrong with it. */
export function Review({
  changes,
  today,
  draft,
  sections,
  problems,
  pages,
  isSent,
  isBusy,
  fault,
  mayPublish,
  onCheck,
  onPublish,
  onDiscard,
}: {
  changes: readonly FieldChange[];
  /** Year-month-day. */
  today: string;
  draft: DraftState;
  sections: readonly FormSection[];
  problems: readonly FieldProblem[];
  /** Those that change; null before they were asked for. */
  pages: readonly ChangedPage[] | null;
  /** True on a host of files: changes are sent, and checked before the next build. */
  isSent: boolean;
  isBusy: BusinessRequest['what'] | null;
  fault: string | null;
  mayPublish: boolean;
  onCheck: () => void;
  onPublish: () => void;
  onDiscard: () => void;
}) {
  const { business, editor, shared } = usePanelWords();
  const labelOf = useFieldLabel(sections);
  const [asks, setAsks] = useState(false);
  const [looks, setLooks] = useState(false);
  return (
    <aside className={css.review} aria-label={business.reviewName}>
      {fault ? (
        <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
          <p>
            <b>{business.failed}</b>
          </p>
          <p>{fault}</p>
          <p>{business.kept}</p>
        </div>
      ) : null}
      <DraftFault draft={draft} isTyped />
      {problems.length > 0 ? (
        <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
          <p>
            <b>{business.wrongFields({ count: problems.length })}</b>
          </p>
          <ul className={css.plain}>
            {problems.slice(0, named).map(({ at, message, fix }, index) => (
              <li key={index}>
                {at === null ? (
                  message
                ) : (
                  <button type="button" className={ui.plain} onClick={() => goTo(at)}>
                    {labelOf(at)}
                  </button>
                )}{' '}
                {at === null ? fix : `${message} ${fix}`}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {pages ? (
        <div role="status">
          <p>
            <b>{isSent ? business.sendAsks : business.asks({ count: pages.length })}</b>
          </p>
          <ChangeRows changes={changes} sections={sections} />
          {doubtsOf(changes, today).map(({ at, is }) => (
            <p key={at.join('.')} className={ui.notice}>
              <button type="button" className={ui.plain} onClick={() => goTo(at)}>
                {labelOf(at)}
              </button>{' '}
              {business.doubts[is]}
            </p>
          ))}
          {pages.length > 0 ? (
            <>
              <p className={ui.hint}>
                {pages
                  .slice(0, named)
                  .map(({ title }) => title)
                  .join(' · ')}
                {pages.length > named ? business.andMore({ count: pages.length - named }) : ''}
              </p>
              <button type="button" className={ui.plain} onClick={() => setLooks(true)}>
                {business.preview}
              </button>
            </>
          ) : null}
        </div>
      ) : null}
      <div className={`${ui.row} ${css.buttons}`}>
        <p className={css.count}>
          {business.notPublished({ count: changes.length })} <DraftStatus draft={draft} />
        </p>
        <button
          type="button"
          className={ui.button}
          disabled={isBusy !== null}
          onClick={() => setAsks(true)}
        >
          {business.discard}
        </button>
        <button
          type="button"
          className={ui.main}
          aria-disabled={isBusy !== null || !mayPublish}
          onClick={() => {
            if (isBusy !== null || !mayPublish) return;
            if (pages) onPublish();
            else onCheck();
          }}
        >
          {isBusy === 'check'
            ? business.checking
            : isBusy === 'publish'
              ? isSent
                ? business.sending
                : business.publishing
              : !pages
                ? business.check
                : isSent
                  ? business.send
                  : business.publish}
        </button>
      </div>
      {looks && pages ? (
        <PagePreview pages={pages} changes={changes} onClose={() => setLooks(false)} />
      ) : null}
      {asks ? (
        <ConfirmDialog
          question={editor.discardQuestion}
          text={business.discardText}
          confirm={editor.discardNow}
          cancel={shared.cancel}
          danger
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            onDiscard();
          }}
        />
      ) : null}
    </aside>
  );
}
