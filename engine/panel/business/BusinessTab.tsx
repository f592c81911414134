import { useEffect, useState } from 'react';
import {
  leadsTo,
  type ChangedPage,
  type FieldPath,
  type FieldProblem,
  type FormField,
  type FormSection,
} from '../../client/business.ts';
import { reasonOf } from '../data/error-text.ts';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { useFormat, usePanelWords } from '../data/panel-language.ts';
import { useServerState } from '../data/server-state.ts';
import { Failure } from '../ui/Failure.tsx';
import { Rich } from '../ui/Rich.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { Clashes, Conflicts } from './Conflicts.tsx';
import { DraftFault } from './DraftStatus.tsx';
import { FieldControl } from './FieldControl.tsx';
import { sectionOf } from './field-label.ts';
import { FormContext, idOf } from './form-context.ts';
import { LaunchFields } from './LaunchFields.tsx';
import { historyId, Published } from './Published.tsx';
import { Review } from './Review.tsx';
import { useSectionTitle } from './choice-words.ts';
import { Sent } from './sent/Sent.tsx';
import type { ShownBusiness } from './sent/sent-business.ts';
import { useBusiness, useBusinessRequest, useRemoveSet } from './use-business.ts';
import { useChanges } from './use-changes.ts';

/** The data of the business: everything of it that pages say, to be changed, checked, published and taken back. For admins. */
export function Component() {
  const { frame, business } = usePanelWords();
  const { data, error, isError, refetch } = useBusiness();
  return (
    <section aria-busy={data === undefined && !isError}>
      <TabHeading title={frame.tabs.business}>
        <p>{data?.sent ? business.introSent : business.intro}</p>
      </TabHeading>
      {data === undefined ? (
        isError ? (
          <Failure text={business.loadFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )
      ) : data === null ? (
        <p className={ui.notice}>{business.elsewhere}</p>
      ) : (
        <Form {...data} />
      )}
    </section>
  );
}

/** Lines in the place of the sections that are coming. */
function Waiting() {
  return Array.from({ length: 8 }, (_, line) => (
    <p key={line} className={css.waiting}>
      <span className={ui.wait} />
    </p>
  ));
}

function Form(shown: ShownBusiness) {
  const { state, sent } = shown;
  const words = usePanelWords();
  const format = useFormat();
  const { business } = words;
  const { toasts } = usePanel();
  const { name, email } = useAccount();
  const request = useBusinessRequest(shown);
  const removal = useRemoveSet();
  const isPublishing = request.isPending && request.variables.what === 'publish';
  const typed = useChanges(state, isPublishing);
  const { draft, changes, conflicts, clashes } = typed;
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [pages, setPages] = useState<readonly ChangedPage[] | null>(null);
  const change = (at: FieldPath, value: unknown) => {
    setPages(null);
    setProblems((before) => before.filter((one) => one.at !== null && !leadsTo(one.at, at)));
    request.reset();
    typed.set(at, value);
  };
  const ask = (what: 'check' | 'publish' | 'undo') =>
    request.mutate(
      what === 'publish'
        ? { what, changes, draft: typed.revision ?? undefined }
        : { what, changes: what === 'undo' ? [] : changes },
      {
        onSuccess(answer) {
          setProblems(answer.is === 'wrong' ? answer.problems : []);
          setPages(answer.is === 'right' ? answer.pages : null);
          if (answer.is === 'published') {
            if (what === 'publish') typed.published(changes);
            const text = what === 'undo' ? business.undoneText : business.publishedText;
            toasts.success(
              what === 'undo' ? business.undone : business.published,
              answer.uncommitted ? `${text} ${business.uncommitted[answer.uncommitted]}` : text,
            );
          }
          if (answer.is === 'sent') {
            if (what === 'publish') typed.published(changes);
            toasts.success(business.sent, business.sentText);
          }
          if (answer.is === 'nothing-to-undo') toasts.error(business.nothingToUndo);
        },
      },
    );
  // Whoever published goes on from what was: the button that was pressed is gone.
  const isDone = request.data?.is === 'published' && changes.length === 0;
  useEffect(() => {
    if (isDone && document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(`#${historyId} > summary`)
        ?.focus({ preventScroll: true });
  }, [isDone, state.published]);
  const launch = (useServerState()?.missing ?? []).flatMap(({ at, message }) =>
    at ? [{ at, message }] : [],
  );
  const form = {
    draft,
    published: state.value,
    problems,
    missing: launch.map(({ at }) => at),
    phones: state.phones,
    pictures: state.pictures ?? [],
    today: state.today,
    author: name || email,
    show: (field: FormField, at: FieldPath, label?: string) => (
      <FieldControl field={field} at={at} {...(label === undefined ? {} : { label })} />
    ),
    set: change,
  };
  const counts = (section: FormSection) => {
    const isIn = ({ at }: { at: FieldPath }) => sectionOf(state.sections, at) === section;
    return { missing: launch.filter(isIn).length, changed: changes.filter(isIn).length };
  };
  const titleOf = useSectionTitle();
  const asking = request.isPending ? request.variables.what : null;
  const isWaiting = sent?.some(({ answer }) => answer === null) ?? false;
  const answer = request.data;
  const inFolder = answer?.is === 'conflict' && answer.where === 'folder' ? answer : null;
  const inFolderBy = inFolder?.writer;
  return (
    <FormContext value={form}>
      <LaunchFields fields={launch} sections={state.sections} value={state.value} />
      {sent ? (
        <Sent
          sent={sent}
          state={state}
          isBusy={removal.isPending}
          onEdit={(set) => removal.mutate(set.id, { onSuccess: () => typed.restore(set.changes) })}
          onRemove={({ id }) => removal.mutate(id)}
        />
      ) : null}
      <Conflicts conflicts={conflicts} state={state} onSettle={typed.settle} />
      <Clashes
        clashes={clashes}
        sections={state.sections}
        draft={draft}
        onSettle={typed.settleClash}
      />
      {changes.length === 0 ? <DraftFault draft={typed.state} isTyped={false} /> : null}
      {state.sections.map((section) => {
        const { at, field } = section;
        const { missing, changed } = counts(section);
        return (
          <details key={at.join('.')} className={css.section} id={idOf(at)}>
            <summary>
              <h3>{titleOf(section)}</h3>
              {changed > 0 ? (
                <span className={css.mark}>{business.changedFields({ count: changed })}</span>
              ) : null}
              {missing > 0 ? (
                <span className={css.open}>{business.openFields({ count: missing })}</span>
              ) : null}
            </summary>
            {field.kind === 'group' && field.help ? (
              <p className={ui.hint}>
                <Rich text={field.help} />
              </p>
            ) : null}
            <FieldControl field={field} at={at} label="" />
          </details>
        );
      })}
      <Published
        published={state.published}
        sections={state.sections}
        isBusy={request.isPending || isWaiting}
        isUndoing={asking === 'undo'}
        onUndo={() => ask('undo')}
      />
      {changes.length > 0 || problems.length > 0 ? (
        <Review
          changes={changes}
          today={state.today}
          draft={typed.state}
          sections={state.sections}
          problems={problems}
          pages={pages}
          isSent={sent !== null}
          isBusy={asking}
          fault={
            request.isError
              ? reasonOf(words, request.error)
              : inFolder
                ? business.conflictInFolder({
                    by:
                      typeof inFolderBy === 'object'
                        ? { author: inFolderBy.author, moment: format.moment(inFolderBy.when) }
                        : (inFolderBy ?? null),
                  })
                : null
          }
          mayPublish={conflicts.length + clashes.length === 0}
          onCheck={() => ask('check')}
          onPublish={() => ask('publish')}
          onDiscard={() => {
            setPages(null);
            setProblems([]);
            request.reset();
            typed.discard();
          }}
        />
      ) : null}
    </FormContext>
  );
}
