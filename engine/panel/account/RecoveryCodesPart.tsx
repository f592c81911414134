import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { download } from '../data/csv.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-account.module.css';
import type { RecoveryCodes } from './recovery-codes.ts';

/** How many recovery codes are left, and the way to new ones; `isNew`: the factor was switched on just now, and has none yet. */
export function RecoveryCodesPart({ codes, isNew }: { codes: RecoveryCodes; isNew: boolean }) {
  const { toasts } = usePanel();
  const { account } = useSpoken().words;
  const client = useQueryClient();
  const queryKey = ['recovery-codes'];
  const { data: left } = useQuery({ queryKey, queryFn: () => codes.left(), enabled: !isNew });
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => codes.make(),
    onSuccess: (made) => client.setQueryData(queryKey, made.length),
    onError: (error) => toasts.error(account.codesFailed, error),
  });
  useEffect(() => {
    if (isNew) mutate();
  }, [isNew, mutate]);
  if (data) return <NewCodes codes={data} />;
  return (
    <>
      {left === undefined ? null : <p>{account.codesLeft({ count: left })}</p>}
      <div className={ui.row}>
        <button
          type="button"
          className={ui.button}
          aria-disabled={isPending}
          onClick={() => (isPending ? undefined : mutate())}
        >
          {account.codesMake}
        </button>
      </div>
    </>
  );
}

/** Codes that are shown this once. */
function NewCodes({ codes }: { codes: readonly string[] }) {
  const { data } = usePanel();
  const { words, format } = useSpoken();
  const { account, people } = words;
  const [copied, setCopied] = useState(false);
  const lines = codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1 '));
  const text = `${account.codesOf({ site: data.panel.heading, day: format.day(new Date().toISOString()) })}\r\n\r\n${lines.join('\r\n')}\r\n`;
  return (
    <div className={ui.notice} role="status">
      <p>
        <b>{account.codesKeep}</b>
      </p>
      <p>{account.codesHelp}</p>
      <ol className={css.codes}>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
      <div className={ui.row}>
        <button
          type="button"
          className={ui.button}
          onClick={() => download(account.codesFile, text, 'text/plain')}
        >
          {account.codesDownload}
        </button>
        {/* Without HTTPS browsers give no clipboard. */}
        {navigator.clipboard ? (
          <button
            type="button"
            className={ui.button}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {copied ? people.copied : people.copy}
          </button>
        ) : null}
      </div>
    </div>
  );
}
