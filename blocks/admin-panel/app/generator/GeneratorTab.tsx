import { useEffect, useRef, type FormEvent } from 'react';
import { GeneratedDraft } from './GeneratedDraft.tsx';
import css from './panel-generator.module.css';
import { TabHeading } from '../ui/TabHeading.tsx';
import { useGenerator } from './use-generator.ts';
import ui from '../ui/panel-ui.module.css';

/** 'Gerador de Posts': a topic, a draft, and the two ways to keep it. */
export function Component() {
  const generator = useGenerator();
  const { state, refused, topics } = generator;
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
      <TabHeading title="Gerador de Posts">
        <p>Textos de modelos prontos, com os números do site.</p>
      </TabHeading>
      <form className={css.ask} onSubmit={submit} noValidate>
        <div className={ui.field}>
          <label htmlFor="topico">Tópico</label>
          <input
            ref={field}
            className={ui.input}
            id="topico"
            value={state.topic}
            onChange={(event) => generator.setTopic(event.target.value)}
            list="topicos"
            maxLength={200}
            placeholder="Troca de cabo de aço"
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
              `Escolha um dos ${topics.length} da lista, ou escreva um deles com as suas palavras.`}
          </p>
        </div>
        <button className={ui.main}>Gerar Post</button>
      </form>
      {state.draft ? <GeneratedDraft draft={state.draft} generator={generator} /> : null}
    </section>
  );
}
