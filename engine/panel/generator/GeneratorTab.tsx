import { useEffect, useRef, type FormEvent } from 'react';
import { GeneratedDraft } from './GeneratedDraft.tsx';
import { Failure } from '../ui/Failure.tsx';
import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-generator.module.css';
import { TabHeading } from '../ui/TabHeading.tsx';
import { useGenerator } from './use-generator.ts';
import ui from '../ui/panel-ui.module.css';

/** The generator: a topic, a draft, and the two ways to keep it. */
export function Component() {
  const generator = useGenerator();
  const { generator: texts, frame } = usePanelWords();
  const { state, refused, models } = generator;
  const topics = models.data?.templates.topics.map(({ name }) => name) ?? [];
  const field = useRef<HTMLInputElement>(null);
  const hasDraft = state.draft !== null;
  const had = useRef(hasDraft);
  useEffect(() => {
    // The button that was pressed went with the draft: the next one begins here.
    if (had.current && !hasDraft) field.current?.focus();
    had.current = hasDraft;
  }, [hasDraft]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.topic.trim() === '') field.current?.focus();
    generator.generate();
  };
  return (
    <section>
      <TabHeading title={frame.tabs.generator}>
        <p>{texts.intro}</p>
      </TabHeading>
      {models.isError ? (
        <Failure
          text={texts.loadFailed}
          error={models.error}
          onRetry={() => void models.refetch()}
        />
      ) : null}
      <form className={css.ask} onSubmit={submit} noValidate>
        <div className={ui.field}>
          <label htmlFor="topico">{texts.topic}</label>
          <input
            ref={field}
            className={ui.input}
            id="topico"
            value={state.topic}
            onChange={(event) => generator.setTopic(event.target.value)}
            list="topicos"
            maxLength={200}
            placeholder={topics[Math.floor(topics.length / 2)]}
            aria-invalid={refused !== null || undefined}
            aria-describedby="topico-hint"
            autoComplete="off"
          />
          <datalist id="topicos">
            {topics.map((topic) => (
              <option key={topic} value={topic} />
            ))}
          </datalist>
          <p className={refused ? ui.wrong : ui.hint} id="topico-hint">
            {refused ??
              (models.isPending ? texts.loading : texts.topicHint({ count: topics.length }))}
          </p>
        </div>
        <button className={ui.main} aria-disabled={!models.data}>
          {texts.generate}
        </button>
      </form>
      {state.draft ? <GeneratedDraft draft={state.draft} generator={generator} /> : null}
    </section>
  );
}
