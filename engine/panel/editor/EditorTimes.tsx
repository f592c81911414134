import type { InputHTMLAttributes } from 'react';
import { useAccount } from '../data/account.ts';
import type { Format } from '../data/format.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import type { EditorValues } from './editor-values.ts';
import { Field } from '../ui/Field.tsx';
import { MomentField } from './MomentField.tsx';
import css from './panel-editor.module.css';
import { typedState } from './save-words.ts';
import type { Editor } from './use-editor.ts';

/** A moment whose day cannot be taken for a month, as a browser's own field has it. */
const example = '2026-12-24T09:00';

/** What a field says, with the day of the week, as the beginning of its hint; empty where it holds no moment. */
function written({ fromTyped, momentInWords, capital }: Format, text: string): string {
  const moment = fromTyped(text);
  return moment ? `${capital(momentInWords(moment))}. ` : '';
}

/** What the fields of the editor share. */
interface TimesProps {
  readonly editor: Editor;
  /** Attributes of the element of a field; `hint` where it has one. */
  readonly field: (
    name: keyof EditorValues,
    hint?: boolean,
  ) => InputHTMLAttributes<HTMLInputElement> & InputHTMLAttributes<HTMLSelectElement>;
  readonly wrong: (name: keyof EditorValues) => string | undefined;
}

/** Whether visitors see a post, from when on and until when. */
export function EditorTimes({ editor, field, wrong }: TimesProps) {
  const { role } = useAccount();
  const { data } = usePanel();
  const { language, words, format } = useSpoken();
  const { editor: texts, shared } = words;
  const {
    form: { register, setValue },
    values,
    saved,
  } = editor;
  const clock = texts.clock({ zone: data.panel.clocks[language] });
  /** Of a field that holds a moment, ms. */
  const timeOf = (text: string) => Date.parse(format.fromTyped(text) ?? '');
  const moment = (text: string) =>
    text === '' ||
    format.fromTyped(text) !== null ||
    texts.momentWrong({ example: format.fromPicked(example) });
  const admin = role === 'admin';
  // Who hands in publishes nothing; a post that she only reads has whatever it has.
  const statuses = (['published', 'review', 'draft'] as const).filter((status) =>
    status === 'published'
      ? admin || editor.locked
      : status === 'draft' || !admin || saved?.status === 'review',
  );
  return (
    <div className={css.two}>
      {editor.decides && !editor.locked ? null : (
        <Field name="status" label={shared.fields.status}>
          <select {...field('status')} {...register('status')}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {shared.states[status]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field
        name="published_at"
        label={shared.fields.published_at}
        wrong={wrong('published_at')}
        hint={
          written(format, values.published_at) +
          (typedState(values, format) === 'scheduled'
            ? `${texts.untilThen} ${clock}`
            : saved || role === 'editor'
              ? clock
              : `${texts.emptyIsNow} ${clock}`)
        }
      >
        <MomentField
          calendarLabel={texts.publishCalendar}
          field={field('published_at', true)}
          registered={register('published_at', {
            validate: {
              some: (text) => text !== '' || !saved || texts.dateMissing,
              moment,
            },
            deps: 'withdrawn_at',
          })}
          onTyped={(text) => setValue('published_at', text, { shouldValidate: true })}
        />
      </Field>
      <Field
        name="withdrawn_at"
        label={shared.fields.withdrawn_at}
        wrong={wrong('withdrawn_at')}
        hint={`${written(format, values.withdrawn_at)}${texts.withdrawHint}`}
      >
        <MomentField
          calendarLabel={texts.withdrawCalendar}
          field={field('withdrawn_at', true)}
          registered={register('withdrawn_at', {
            validate: {
              moment,
              later: (text, { published_at }) =>
                text === '' ||
                timeOf(text) > (published_at === '' ? Date.now() : timeOf(published_at)) ||
                texts.dateBeforePublication,
            },
          })}
          onTyped={(text) => setValue('withdrawn_at', text, { shouldValidate: true })}
        />
      </Field>
    </div>
  );
}
