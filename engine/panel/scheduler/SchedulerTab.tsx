import type { Rhythm } from '../../blog/post-store.ts';
import { Switch } from 'radix-ui';
import { useState } from 'react';
import { Failure } from '../ui/Failure.tsx';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-scheduler.module.css';
import { useScheduler } from '../data/queries.ts';
import { useServerState } from '../data/server-state.ts';
import { PublishQuestion, publishesNow } from './PublishQuestion.tsx';
import { RhythmChoice } from './RhythmChoice.tsx';
import { RunHistory } from './RunHistory.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import { useAutoPost } from './use-auto-post.ts';
import { useSwitchScheduler } from './use-switch-scheduler.ts';
import ui from '../ui/panel-ui.module.css';

/** What is specified, until the database says what was chosen. */
const specified: Rhythm = { every_days: 1, makes: 'published' };

/** The scheduler: its switch and its rhythm, when the last post was made and when the next one is due, a test, and the history. */
export function Component() {
  const { data: state, error, isError, isPlaceholderData, refetch } = useScheduler();
  const {
    words: { frame, scheduler },
    format,
  } = useSpoken();
  const isOutOfTopics = useServerState()?.isOutOfTopics;
  const toggle = useSwitchScheduler();
  const test = useAutoPost();
  const [asks, ask] = useState<'test' | 'switch' | null>(null);
  const known = state && !isPlaceholderData;
  const rhythm = state ?? specified;
  const enabled = toggle.isPending ? toggle.variables : (state?.enabled ?? false);
  const run = () => test.mutate({ force: true });
  const turn = (on: boolean) => {
    if (on && state && publishesNow({ ...state, enabled: on })) ask('switch');
    else toggle.mutate(on);
  };
  const next = !state ? (
    <span className={ui.wait} />
  ) : !enabled ? (
    scheduler.noneWhileOff
  ) : isOutOfTopics ? (
    scheduler.waitsForTopics
  ) : state.next_run_at === null || Date.parse(state.next_run_at) <= Date.now() ? (
    scheduler.now
  ) : (
    format.moment(state.next_run_at)
  );
  return (
    <section>
      <TabHeading title={frame.tabs.scheduler}>
        <p>{scheduler.intro(rhythm)}</p>
      </TabHeading>
      {isError ? (
        <Failure text={scheduler.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      <div className={css.switchRow}>
        <Switch.Root
          className={css.switch}
          id="auto-post"
          checked={enabled}
          disabled={!known}
          onCheckedChange={(on) => (toggle.isPending ? undefined : turn(on))}
        >
          <Switch.Thumb className={css.thumb} />
        </Switch.Root>
        <label htmlFor="auto-post">{scheduler.switch}</label>
        <span className={enabled ? ui.state : `${ui.state} ${ui.off}`}>
          {enabled ? scheduler.on : scheduler.off}
        </span>
        {state && !known ? <span>{scheduler.lastKnown}</span> : null}
      </div>
      <RhythmChoice state={state ?? null} disabled={!known} />
      <dl className={css.times}>
        <div>
          <dt>{scheduler.lastPost}</dt>
          <dd>
            {!state ? (
              <span className={ui.wait} />
            ) : state.last_post_at ? (
              format.moment(state.last_post_at)
            ) : (
              scheduler.noneYet
            )}
          </dd>
        </div>
        <div>
          <dt>{scheduler.nextRun}</dt>
          <dd>{next}</dd>
        </div>
      </dl>
      <div className={ui.row}>
        <button
          type="button"
          className={ui.button}
          aria-disabled={test.isPending}
          onClick={() => {
            if (test.isPending) return;
            if (rhythm.makes === 'published') ask('test');
            else run();
          }}
        >
          {test.isPending ? scheduler.testing : scheduler.test}
        </button>
      </div>
      {asks ? (
        <PublishQuestion
          name={asks}
          onConfirm={() => {
            if (asks === 'test') run();
            else toggle.mutate(true);
            ask(null);
          }}
          onCancel={() => ask(null)}
        />
      ) : null}
      <p className={`${ui.hint} ${css.note}`}>{scheduler.testHelp(rhythm)}</p>
      {known ? <RunHistory runs={state.runs} rhythm={state} /> : null}
    </section>
  );
}
