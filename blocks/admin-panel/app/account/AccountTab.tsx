import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAccount } from '../data/account.ts';
import { passwordProblem, shortestPassword } from '../data/credentials.ts';
import { usePanel } from '../data/panel-context.ts';
import { accountKey } from '../data/queries.ts';
import { roleNames } from '../data/rights.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import { failureWords } from './failure-words.ts';
import css from './panel-account.module.css';
import { SecondFactorPart } from './SecondFactorPart.tsx';
import { PasswordField } from './PasswordField.tsx';
import ui from '../ui/panel-ui.module.css';

/** 'Minha conta': name, password and sessions of whoever is signed in. */
export function Component() {
  const { email, role } = useAccount();
  return (
    <section className={css.account}>
      <TabHeading title="Minha conta">
        <p>
          {email}, {roleNames[role].toLowerCase()}
        </p>
      </TabHeading>
      <Name />
      <Password />
      <SecondFactorPart />
      <Sessions />
    </section>
  );
}

function Name() {
  const { people, toasts } = usePanel();
  const { name } = useAccount();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (typed: string) => people.setName(typed),
    async onSuccess() {
      toasts.success('Nome Salvo');
      await client.invalidateQueries({ queryKey: accountKey });
    },
    onError: () => toasts.error('Erro ao salvar o nome. Tente novamente.'),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(String(new FormData(event.currentTarget).get('nome')));
  };
  return (
    <form className={css.part} onSubmit={submit}>
      <h3 className={ui.sub}>Nome</h3>
      <div className={ui.field}>
        <label htmlFor="nome">Como você aparece para os outros</label>
        <input
          className={ui.input}
          id="nome"
          name="nome"
          defaultValue={name}
          maxLength={100}
          autoComplete="name"
        />
      </div>
      <div className={ui.row}>
        <button className={ui.button} aria-disabled={save.isPending}>
          Salvar nome
        </button>
      </div>
    </form>
  );
}

function Password() {
  const { credentials, toasts } = usePanel();
  const { email } = useAccount();
  const [wrong, setWrong] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const after = String(given.get('nova'));
    const problem =
      passwordProblem(after) ??
      (after === given.get('repetida') ? null : 'As duas senhas novas são diferentes.');
    setWrong(problem);
    if (problem) return;
    setWaiting(true);
    const failure = await credentials.changePassword(email, String(given.get('atual')), after);
    setWaiting(false);
    setWrong(failure && failureWords[failure]);
    if (failure) return;
    form.reset();
    toasts.success('Senha Trocada', 'As outras sessões desta conta foram encerradas.');
  };
  return (
    <form className={css.part} onSubmit={(event) => void submit(event)}>
      <h3 className={ui.sub}>Senha</h3>
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField id="atual" label="Senha atual" />
      <PasswordField
        id="nova"
        label="Senha nova"
        isNew
        hint={`Pelo menos ${shortestPassword} caracteres.`}
      />
      <PasswordField id="repetida" label="Senha nova, outra vez" isNew />
      <p className={ui.wrong} role="alert">
        {wrong}
      </p>
      <div className={ui.row}>
        <button className={ui.button} aria-disabled={waiting}>
          {waiting ? 'Trocando…' : 'Trocar a senha'}
        </button>
      </div>
    </form>
  );
}

function Sessions() {
  const { credentials, toasts } = usePanel();
  const end = useMutation({
    mutationFn: () => credentials.endOtherSessions(),
    onSuccess: (failure) =>
      failure
        ? toasts.error(failureWords[failure])
        : toasts.success('Sessões Encerradas', 'Só esta continua aberta.'),
  });
  return (
    <div className={css.part}>
      <h3 className={ui.sub}>Sessões</h3>
      <p>Entrou em outro aparelho, ou esqueceu de sair em um? Encerre tudo, menos esta sessão.</p>
      <div className={ui.row}>
        <button
          type="button"
          className={ui.button}
          aria-disabled={end.isPending}
          onClick={() => (end.isPending ? undefined : end.mutate())}
        >
          Encerrar as outras sessões
        </button>
      </div>
    </div>
  );
}
