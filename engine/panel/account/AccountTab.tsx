import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAccount } from '../data/account.ts';
import { passwordProblem, shortestPassword } from '../data/credentials.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { accountKey } from '../data/queries.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import { LanguagePart } from './LanguagePart.tsx';
import { refusalOf } from './refusal.ts';
import css from './panel-account.module.css';
import { SecondFactorPart } from './SecondFactorPart.tsx';
import { PasswordField } from './PasswordField.tsx';
import ui from '../ui/panel-ui.module.css';

/** Name, language, password and sessions of whoever is signed in. */
export function Component() {
  const { email, role } = useAccount();
  const { frame, shared } = usePanelWords();
  return (
    <section className={css.account}>
      <TabHeading title={frame.tabs.account}>
        <p>
          {email}, {shared.rolesInText[role]}
        </p>
      </TabHeading>
      <Name />
      <LanguagePart />
      <Password />
      <SecondFactorPart />
      <Sessions />
    </section>
  );
}

function Name() {
  const { people, toasts } = usePanel();
  const { account, shared } = usePanelWords();
  const { name } = useAccount();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (typed: string) => people.setName(typed),
    async onSuccess() {
      toasts.success(account.nameSaved);
      await client.invalidateQueries({ queryKey: accountKey });
    },
    onError: (error) => toasts.error(account.nameFailed, error),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(String(new FormData(event.currentTarget).get('nome')));
  };
  return (
    <form className={css.part} onSubmit={submit}>
      <h3 className={ui.sub}>{shared.name}</h3>
      <div className={ui.field}>
        <label htmlFor="nome">{account.shownAs}</label>
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
          {account.saveName}
        </button>
      </div>
    </form>
  );
}

function Password() {
  const { credentials, toasts } = usePanel();
  const words = usePanelWords();
  const { account } = words;
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
      passwordProblem(words, after) ??
      (after === given.get('repetida') ? null : account.passwordDiffers);
    setWrong(problem);
    if (problem) return;
    setWaiting(true);
    const failure = await credentials.changePassword(email, String(given.get('atual')), after);
    setWaiting(false);
    setWrong(failure && refusalOf(words, failure));
    if (failure) return;
    form.reset();
    toasts.success(account.passwordChanged, account.othersEnded);
  };
  return (
    <form className={css.part} onSubmit={(event) => void submit(event)}>
      <h3 className={ui.sub}>{words.shared.password}</h3>
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField id="atual" label={account.passwordNow} />
      <PasswordField
        id="nova"
        label={account.passwordNew}
        isNew
        hint={account.passwordHint({ least: shortestPassword })}
      />
      <PasswordField id="repetida" label={account.passwordAgain} isNew />
      <p className={ui.wrong} role="alert">
        {wrong}
      </p>
      <div className={ui.row}>
        <button className={ui.button} aria-disabled={waiting}>
          {waiting ? account.changingPassword : account.changePassword}
        </button>
      </div>
    </form>
  );
}

function Sessions() {
  const { credentials, toasts } = usePanel();
  const words = usePanelWords();
  const { account } = words;
  const end = useMutation({
    mutationFn: () => credentials.endOtherSessions(),
    onSuccess: (failure) =>
      failure
        ? toasts.error(refusalOf(words, failure))
        : toasts.success(account.sessionsEnded, account.onlyThis),
  });
  return (
    <div className={css.part}>
      <h3 className={ui.sub}>{account.sessions}</h3>
      <p>{account.sessionsHelp}</p>
      <div className={ui.row}>
        <button
          type="button"
          className={ui.button}
          aria-disabled={end.isPending}
          onClick={() => (end.isPending ? undefined : end.mutate())}
        >
          {account.endSessions}
        </button>
      </div>
    </div>
  );
}
