import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import type { Enrolment } from '../data/second-factor.ts';
import ui from '../ui/panel-ui.module.css';
import { CodeField, codeIn } from './CodeField.tsx';
import { recoveryCodesOf } from './recovery-codes.ts';
import { RecoveryCodesPart } from './RecoveryCodesPart.tsx';
import { refusalOf } from './refusal.ts';
import css from './panel-account.module.css';

const QrCode = lazy(() => import('./QrCode.tsx'));
const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

const factorKey = ['second-factor'];

/** The second factor of the own account: whether it is on, and the way to switch it on and off. */
export function SecondFactorPart() {
  const { data, secondFactor, toasts, token } = usePanel();
  const { words, format } = useSpoken();
  const { account, shared } = words;
  const client = useQueryClient();
  const { data: factor, isPending } = useQuery({
    queryKey: factorKey,
    queryFn: () => secondFactor.on(),
  });
  const [isNew, setIsNew] = useState(false);
  const codes = factor && data.settings ? recoveryCodesOf(factor.id, data.settings, token) : null;
  const enrol = useMutation({
    mutationFn: () => secondFactor.enrol(),
    onError: (error) => toasts.error(account.factorFailed, error),
  });
  const [asking, setAsking] = useState(false);
  const switchOff = async () => {
    setAsking(false);
    const failure = await secondFactor.switchOff();
    if (failure) return toasts.error(refusalOf(words, failure));
    setIsNew(false);
    toasts.success(account.factorWentOff);
    await client.invalidateQueries({ queryKey: factorKey });
  };
  return (
    <div className={css.part} aria-busy={isPending}>
      <h3 className={ui.sub}>{account.factor}</h3>
      <p>{factor ? account.factorOn({ day: format.day(factor.since) }) : account.factorOff}</p>
      {codes ? <RecoveryCodesPart codes={codes} isNew={isNew} /> : null}
      {factor ? (
        <div className={ui.row}>
          <button type="button" className={ui.danger} onClick={() => setAsking(true)}>
            {account.factorSwitchOff}
          </button>
        </div>
      ) : enrol.data ? (
        <Confirm enrolment={enrol.data} onOn={() => setIsNew(true)} onDone={enrol.reset} />
      ) : (
        <div className={ui.row}>
          <button
            type="button"
            className={ui.button}
            aria-disabled={isPending || enrol.isPending}
            onClick={() => (isPending || enrol.isPending ? undefined : enrol.mutate())}
          >
            {account.factorSwitchOn}
          </button>
        </div>
      )}
      {asking ? (
        <Suspense>
          <ConfirmDialog
            question={account.factorQuestion}
            text={account.factorQuestionText}
            confirm={account.factorConfirmOff}
            danger
            cancel={shared.cancel}
            onConfirm={() => void switchOff()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What the telephone reads, and the first code, which shows that it did. */
function Confirm({
  enrolment,
  onOn,
  onDone,
}: {
  enrolment: Enrolment;
  onOn: () => void;
  onDone: () => void;
}) {
  const { secondFactor, toasts } = usePanel();
  const words = usePanelWords();
  const { account } = words;
  const client = useQueryClient();
  const [wrong, setWrong] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    const failure = await secondFactor.confirm(enrolment.id, codeIn(event.currentTarget));
    setWaiting(false);
    setWrong(failure && refusalOf(words, failure));
    if (failure) return;
    onOn();
    onDone();
    toasts.success(account.factorWentOn, account.othersEnded);
    await client.invalidateQueries({ queryKey: factorKey });
  };
  return (
    <form className={css.confirm} onSubmit={(event) => void confirm(event)}>
      <p>{account.factorScan}</p>
      <Suspense fallback={<span className={css.qr} />}>
        <QrCode className={css.qr!} text={enrolment.uri} />
      </Suspense>
      <p className={css.onPhone}>
        <a className={ui.button} href={enrolment.uri}>
          {account.factorOpenApp}
        </a>
      </p>
      <p className={ui.hint}>
        {account.factorType}{' '}
        <code className={css.secret}>{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField hint={account.factorCode} />
      <p className={ui.wrong} role="alert">
        {wrong}
      </p>
      <div className={ui.row}>
        <button className={ui.main} aria-disabled={waiting}>
          {waiting ? account.factorConfirming : account.factorConfirm}
        </button>
        <button type="button" className={ui.button} onClick={onDone}>
          {words.shared.cancel}
        </button>
      </div>
    </form>
  );
}
