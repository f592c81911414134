import { DataError } from '#engine/blog/data-error';
import { maxSlugLength, reservedSlugs, slugify } from '#engine/blog/slug';
import { useRef, type ReactNode } from 'react';
import { ContentField } from './ContentField.tsx';
import { tagsOf, type EditorValues } from './editor-values.ts';
import { useAccount } from '../data/account.ts';
import { editorLead } from '../data/rights.ts';
import { fromTypedMoment, momentInWords } from '../ui/format.ts';
import { MomentField } from './MomentField.tsx';
import { typedState } from './save-words.ts';
import { slugHint } from './slug-hint.ts';
import type { Editor } from './use-editor.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';
import { reasonOf } from '../data/error-text.ts';

/** Longest values that the database takes, characters (items for tags). */
const limits = { title: 300, description: 1000, tags: 30, tag: 100, content: 200_000 };

const isMoment = (text: string) =>
  text === '' || fromTypedMoment(text) !== null || 'Escreva dia e hora assim: 24/12/2026 09:00.';
/** Of a field that holds a moment, ms. */
const timeOf = (text: string) => Date.parse(fromTypedMoment(text) ?? '');
/** What a field says, with the day of the week, as the beginning of its hint; empty where it holds no moment. */
function written(text: string): string {
  const moment = fromTypedMoment(text);
  if (!moment) return '';
  const words = momentInWords(moment);
  return `${words.charAt(0).toLocaleUpperCase('pt-BR')}${words.slice(1)}. `;
}

/** The fields of a post. */
export function EditorFields({ editor }: { editor: Editor }) {
  const {
    form: {
      register,
      getValues,
      setValue,
      formState: { errors },
    },
    values,
    saved,
  } = editor;
  const { role } = useAccount();
  const titleBefore = useRef(values.title);
  const field = (name: keyof EditorValues, hint?: boolean) => ({
    id: name,
    className: ui.input,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby':
      [errors[name] && `${name}-wrong`, hint && `${name}-hint`].filter(Boolean).join(' ') ||
      undefined,
  });
  const wrong = (name: keyof EditorValues) => errors[name]?.message;

  const title = register('title', {
    validate: (text) => text.trim() !== '' || 'Escreva o título.',
    maxLength: { value: limits.title, message: `No máximo ${limits.title} caracteres.` },
    onChange(event: { target: { value: string } }) {
      // The address of a new post follows the title until somebody writes another.
      if (!saved && getValues('slug') === slugify(titleBefore.current))
        setValue('slug', slugify(event.target.value));
      titleBefore.current = event.target.value;
    },
  });
  const slug = register('slug', {
    validate: (text) =>
      reservedSlugs.includes(text)
        ? reasonOf(new DataError('slug-reserved', ''))
        : new RegExp(`^[a-z0-9_-]{1,${maxSlugLength}}$`).test(text) ||
          'Escreva o endereço: letras sem acento, números e hífens.',
    onBlur: (event: { target: { value: string } }) =>
      setValue('slug', slugify(event.target.value), { shouldValidate: true }),
  });
  const tags = register('tags', {
    validate: (line) =>
      tagsOf(line).length > limits.tags
        ? `No máximo ${limits.tags} tags.`
        : tagsOf(line).every((tag) => tag.length <= limits.tag) ||
          `Cada tag tem no máximo ${limits.tag} caracteres.`,
  });

  return (
    <fieldset className={css.fields} disabled={editor.locked}>
      <Field name="title" label="Título" wrong={wrong('title')}>
        <input {...field('title')} {...title} />
      </Field>
      <Field name="slug" label="Endereço" wrong={wrong('slug')} hint={slugHint(values.slug, saved)}>
        <div className={css.beside}>
          <input {...field('slug', true)} {...slug} autoCapitalize="none" spellCheck={false} />
          <button
            type="button"
            className={ui.button}
            onClick={() => setValue('slug', slugify(getValues('title')), { shouldValidate: true })}
          >
            Gerar do título
          </button>
        </div>
      </Field>
      <Field
        name="meta_description"
        label="Descrição"
        wrong={wrong('meta_description')}
        hint={`O que os buscadores mostram. ${values.meta_description.length} caracteres.`}
      >
        <textarea
          rows={3}
          {...field('meta_description', true)}
          {...register('meta_description', {
            maxLength: {
              value: limits.description,
              message: `No máximo ${limits.description} caracteres.`,
            },
          })}
        />
      </Field>
      <Field
        name="tags"
        label="Tags"
        wrong={wrong('tags')}
        hint={`Separadas por vírgula. ${tagsOf(values.tags).length} até agora.`}
      >
        <input {...field('tags', true)} {...tags} />
      </Field>
      <div className={css.two}>
        <Field name="status" label="Situação">
          <select {...field('status')} {...register('status')}>
            <option value="published">
              {role === 'admin' || editor.locked ? 'Publicado' : 'Agendado'}
            </option>
            <option value="draft">Rascunho</option>
          </select>
        </Field>
        <Field
          name="published_at"
          label="Publicar em"
          wrong={wrong('published_at')}
          hint={
            written(values.published_at) +
            (typedState(values) === 'scheduled'
              ? 'Até lá o post fica agendado. Horário de São Paulo.'
              : saved || role === 'editor'
                ? 'Horário de São Paulo.'
                : 'Vazio: agora. Horário de São Paulo.')
          }
        >
          <MomentField
            calendarLabel="Abrir o calendário da publicação"
            field={field('published_at', true)}
            registered={register('published_at', {
              validate: {
                some: (text) => text !== '' || !saved || 'Escolha a data.',
                moment: isMoment,
                later: (text, { status }) =>
                  role === 'admin' ||
                  status === 'draft' ||
                  (text !== '' && timeOf(text) >= Date.now() + editorLead) ||
                  'Escolha uma data daqui a mais de uma hora: publicar na hora é com uma administradora.',
              },
              deps: 'withdrawn_at',
            })}
            onTyped={(text) => setValue('published_at', text, { shouldValidate: true })}
          />
        </Field>
        <Field
          name="withdrawn_at"
          label="Retirar em"
          wrong={wrong('withdrawn_at')}
          hint={`${written(values.withdrawn_at)}Opcional: desde então o post não aparece no site.`}
        >
          <MomentField
            calendarLabel="Abrir o calendário da retirada"
            field={field('withdrawn_at', true)}
            registered={register('withdrawn_at', {
              validate: {
                moment: isMoment,
                later: (text, { published_at }) =>
                  text === '' ||
                  timeOf(text) > (published_at === '' ? Date.now() : timeOf(published_at)) ||
                  'Escolha uma data depois da publicação.',
              },
            })}
            onTyped={(text) => setValue('withdrawn_at', text, { shouldValidate: true })}
          />
        </Field>
      </div>
      <ContentField
        text={values.content}
        wrong={wrong('content')}
        textarea={{
          ...field('content', true),
          ...register('content', {
            validate: (text, { status }) =>
              text.trim() !== '' ||
              status === 'draft' ||
              'Escreva o texto, ou salve como rascunho.',
            maxLength: { value: limits.content, message: 'O texto é longo demais.' },
          }),
        }}
      />
    </fieldset>
  );
}

function Field({
  name,
  label,
  hint,
  wrong,
  children,
}: {
  name: string;
  label: string;
  hint?: string;
  wrong?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={ui.field}>
      <label htmlFor={name}>{label}</label>
      {children}
      {hint ? (
        <p className={ui.hint} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {wrong ? (
        <p className={ui.wrong} id={`${name}-wrong`} role="alert">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}
