import { Switch } from 'radix-ui';
import { Failure } from '../ui/Failure.tsx';
import { formatMoment } from '../ui/format.ts';
import css from './panel-scheduler.module.css';
import { useScheduler } from '../data/queries.ts';
import { RunHistory } from './RunHistory.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import { useAutoPost } from './use-auto-post.ts';
import { useSwitchScheduler } from './use-switch-scheduler.ts';
import ui from '../ui/panel-ui.module.css';

/** 'Agendador Automático': the switch, when the last post was made and when the next one is due, a test, and the history. */
export function Component() {
  const { data: state, error, isError, isPlaceholderData, refetch } = useScheduler();
  const toggle = useSwitchScheduler();
  const test = useAutoPost();
  const known = state && !isPlaceholderData;
  const enabled = toggle.isPending ? toggle.variables : (state?.enabled ?? false);
  const next = !state ? (
    <span className={ui.wait} />
  ) : !enabled ? (
    'Nenhuma: o agendador está pausado'
  ) : state.next_run_at === null ? (
    'Agora'
  ) : Date.parse(state.next_run_at) <= Date.now() ? (
    'Agora'
  ) : (
    formatMoment(state.next_run_at)
  );
  return (
    <section>
      <TabHeading title="Agendador Automático">
        <p>Um post a cada 24 horas, sobre o assunto que descansou mais tempo.</p>
      </TabHeading>
      {isError ? (
        <Failure
          text="O agendador não pôde ser carregado."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      <div className={css.switchRow}>
        <Switch.Root
          className={css.switch}
          id="auto-post"
          checked={enabled}
          disabled={!known}
          onCheckedChange={(on) => (toggle.isPending ? undefined : toggle.mutate(on))}
        >
          <Switch.Thumb className={css.thumb} />
        </Switch.Root>
        <label htmlFor="auto-post">Auto-post</label>
        <span className={enabled ? ui.state : `${ui.state} ${ui.off}`}>
          {enabled ? 'Ativado' : 'Pausado'}
        </span>
        {state && !known ? <span>(última informação conhecida)</span> : null}
      </div>
      <dl className={css.times}>
        <div>
          <dt>Último post</dt>
          <dd>
            {!state ? (
              <span className={ui.wait} />
            ) : state.last_post_at ? (
              formatMoment(state.last_post_at)
            ) : (
              'Nenhum ainda'
            )}
          </dd>
        </div>
        <div>
          <dt>Próxima execução</dt>
          <dd>{next}</dd>
        </div>
      </dl>
      <div className={ui.row}>
        <button
          type="button"
          className={ui.button}
          aria-disabled={test.isPending}
          onClick={() => (test.isPending ? undefined : test.mutate({ force: true }))}
        >
          {test.isPending ? 'Gerando…' : 'Gerar Post Agora (Teste)'}
        </button>
      </div>
      <p className={`${ui.hint} ${css.note}`}>
        O teste cria e publica um post na hora, e as 24 horas contam de novo a partir dele. O post
        do dia sai com o painel aberto ou pela tarefa do servidor.
      </p>
      {known ? <RunHistory runs={state.runs} /> : null}
    </section>
  );
}
