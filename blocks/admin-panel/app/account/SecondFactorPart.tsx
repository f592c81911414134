import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { usePanel } from '../data/panel-context.ts';
import type { Enrolment } from '../data/second-factor.ts';
import { formatDay } from '../ui/format.ts';
import ui from '../ui/panel-ui.module.css';
import { CodeField, codeIn } from './CodeField.tsx';
import { failureWords } from './failure-words.ts';
import css from './panel-account.module.css';

const QrCode = lazy(() => import('./QrCode.tsx'));
const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

const factorKey = ['second-factor'];

/** The second factor in 'Minha conta': whether it is on, and the way to switch it on and off. */
export function SecondFactorPart() {
  const { secondFactor, toasts } = usePanel();
  const client = useQueryClient();
  const { data: since, isPending } = useQuery({
    queryKey: factorKey,
    queryFn: () => secondFactor.since(),
  });
  const enrol = useMutation({
    mutationFn: () => secondFactor.enrol(),
    onError: () => toasts.error('Erro ao ligar o segundo fator. Tente novamente.'),
  });
  const [asking, setAsking] = useState(false);
  const switchOff = async () => {
    setAsking(false);
    const failure = await secondFactor.switchOff();
    if (failure) return toasts.error(failureWords[failure]);
    toasts.success('Segundo Fator Desligado');
    await client.invalidateQueries({ queryKey: factorKey });
  };
  return (
    <div className={css.part} aria-busy={isPending}>
      <h3 className={ui.sub}>Segundo fator</h3>
      <p>
        {since
          ? `Ligado desde ${formatDay(since)}: para entrar é preciso a senha e um código do telefone.`
          : 'Além da senha, um código que um aplicativo no telefone mostra. Quem descobrir a senha não entra.'}
      </p>
      {since ? (
        <div className={ui.row}>
          <button type="button" className={ui.danger} onClick={() => setAsking(true)}>
            Desligar o segundo fator
          </button>
        </div>
      ) : enrol.data ? (
        <Confirm enrolment={enrol.data} onDone={enrol.reset} />
      ) : (
        <div className={ui.row}>
          <button
            type="button"
            className={ui.button}
            aria-disabled={isPending || enrol.isPending}
            onClick={() => (isPending || enrol.isPending ? undefined : enrol.mutate())}
          >
            Ligar o segundo fator
          </button>
        </div>
      )}
      {asking ? (
        <Suspense>
          <ConfirmDialog
            question="Desligar o segundo fator?"
            text="Para entrar passa a bastar a senha."
            confirm="Desligar"
            danger
            cancel="Cancelar"
            onConfirm={() => void switchOff()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What the telephone reads, and the first code, which shows that it did. */
function Confirm({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const { secondFactor, toasts } = usePanel();
  const client = useQueryClient();
  const [wrong, setWrong] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    const failure = await secondFactor.confirm(enrolment.id, codeIn(event.currentTarget));
    setWaiting(false);
    setWrong(failure && failureWords[failure]);
    if (failure) return;
    onDone();
    toasts.success('Segundo Fator Ligado', 'As outras sessões desta conta foram encerradas.');
    await client.invalidateQueries({ queryKey: factorKey });
  };
  return (
    <form className={css.confirm} onSubmit={(event) => void confirm(event)}>
      <p>
        1. Abra um aplicativo de códigos (Google Authenticator, Aegis, 1Password) e leia este
        desenho.
      </p>
      <Suspense fallback={<span className={css.qr} />}>
        <QrCode className={css.qr!} text={enrolment.uri} />
      </Suspense>
      <p className={ui.hint}>
        Sem câmera, digite esta chave no aplicativo:{' '}
        <code className={css.secret}>{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField hint="2. Escreva o código que ele mostra." />
      <p className={ui.wrong} role="alert">
        {wrong}
      </p>
      <div className={ui.row}>
        <button className={ui.main} aria-disabled={waiting}>
          {waiting ? 'Ligando…' : 'Ligar'}
        </button>
        <button type="button" className={ui.button} onClick={onDone}>
          Cancelar
        </button>
      </div>
    </form>
  );
}
