import { useState } from 'react';
import type { StoredEntry } from '../data/form-entries.ts';
import { useAccount } from '../data/account.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-entries.module.css';
import { useEntries, useEntryChange, useEntryCsv } from './use-entries.ts';

/** What visitors wrote into the forms of the site, newest first. */
export function Component() {
  const words = usePanelWords();
  const { entries: texts, frame, shared } = words;
  const list = useEntries();
  const csv = useEntryCsv();
  const change = useEntryChange();
  const [doomed, setDoomed] = useState<StoredEntry | null>(null);
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-busy={list.isPending}>
      <TabHeading title={frame.tabs.entries}>
        <p>{texts.intro}</p>
        {entries.length > 0 ? (
          <button
            type="button"
            className={`${ui.button} ${ui.small}`}
            disabled={csv.isPending}
            onClick={() => csv.mutate()}
          >
            {csv.isPending ? texts.downloading : texts.download}
          </button>
        ) : null}
      </TabHeading>
      {list.isError ? (
        <Failure text={texts.loadFailed} error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && entries.length === 0 ? (
        <div className={ui.nothing}>
          <p role="status">{texts.none}</p>
        </div>
      ) : null}
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isBusy={change.isPending}
            onMark={() => change.mutate({ entry, what: entry.handled ? 'reopen' : 'handle' })}
            onRemove={() => setDoomed(entry)}
          />
        ))}
      </ul>
      {list.hasNextPage ? (
        <button
          type="button"
          className={ui.plain}
          aria-disabled={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.older}
        </button>
      ) : null}
      {doomed ? (
        <ConfirmDialog
          {...texts.question}
          danger
          cancel={shared.cancel}
          onCancel={() => setDoomed(null)}
          onConfirm={() => {
            setDoomed(null);
            change.mutate({ entry: doomed, what: 'remove' });
          }}
        />
      ) : null}
    </section>
  );
}

/** One entry. What was written is shown as text, whatever it is. */
function Entry({
  entry,
  isBusy,
  onMark,
  onRemove,
}: {
  entry: StoredEntry;
  isBusy: boolean;
  onMark: () => void;
  onRemove: () => void;
}) {
  const { words, format } = useSpoken();
  const { role } = useAccount();
  const { entries: texts } = words;
  const { receivedAt, path, heading, fields, until, handled } = entry;
  const unlessBusy = (act: () => void) => () => (isBusy ? undefined : act());
  return (
    <li className={handled ? css.handled : css.entry}>
      <h3>
        {heading} <a href={path}>{path}</a>
      </h3>
      <p className={ui.hint}>
        <time dateTime={receivedAt}>{format.moment(receivedAt)}</time>
        {' · '}
        {handled
          ? texts.handledBy({ who: handled.by, when: format.moment(handled.at) })
          : texts.keptUntil({ day: format.day(until) })}
      </p>
      <dl>
        {fields.map(({ label, value }, position) => (
          <div key={position}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={ui.row}>
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          aria-disabled={isBusy}
          onClick={unlessBusy(onMark)}
        >
          {handled ? texts.reopen : texts.handle}
        </button>
        {role === 'admin' ? (
          <button
            type="button"
            className={`${ui.danger} ${ui.small}`}
            aria-disabled={isBusy}
            onClick={unlessBusy(onRemove)}
          >
            {texts.remove}
          </button>
        ) : null}
      </p>
    </li>
  );
}
