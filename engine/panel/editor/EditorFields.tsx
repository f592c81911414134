import { DataError } from '../../blog/data-error.ts';
import { maxSlugLength, reservedSlugs, slugify } from '../../blog/slug.ts';
import { useRef, useState } from 'react';
import { ContentField } from './ContentField.tsx';
import { tagsOf, type EditorValues } from './editor-values.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { EditorTimes } from './EditorTimes.tsx';
import { Field } from '../ui/Field.tsx';
import { slugHint } from './slug-hint.ts';
import { detailsId, type Editor } from './use-editor.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';
import { reasonOf } from '../data/error-text.ts';

/** Longest values that the database takes, characters (items for tags). */
const limits = { title: 300, description: 1000, tags: 30, tag: 100, content: 200_000 };

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
  const words = usePanelWords();
  const { editor: texts, shared } = words;
  // Where there is room they are seen at once; afterwards whoever writes opens and closes them.
  const [isWide] = useState(() => window.matchMedia?.('(min-width: 48rem)').matches ?? true);
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
    validate: (text) => text.trim() !== '' || texts.titleMissing,
    maxLength: { value: limits.title, message: texts.titleLong({ most: limits.title }) },
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
        ? reasonOf(words, new DataError('slug-reserved', ''))
        : new RegExp(`^[a-z0-9_-]{1,${maxSlugLength}}$`).test(text) || texts.slugWrong,
    onBlur: (event: { target: { value: string } }) =>
      setValue('slug', slugify(event.target.value), { shouldValidate: true }),
  });
  const tags = register('tags', {
    validate: (line) =>
      tagsOf(line).length > limits.tags
        ? texts.tooManyTags({ most: limits.tags })
        : tagsOf(line).every((tag) => tag.length <= limits.tag) ||
          texts.tagLong({ most: limits.tag }),
  });

  return (
    <fieldset className={css.fields} disabled={editor.locked}>
      <Field name="title" label={shared.fields.title} wrong={wrong('title')}>
        <input {...field('title')} {...title} />
      </Field>
      <ContentField
        text={values.content}
        wrong={wrong('content')}
        textarea={{
          ...field('content', true),
          ...register('content', {
            validate: (text, { status }) =>
              text.trim() !== '' || status === 'draft' || texts.contentMissing,
            maxLength: { value: limits.content, message: texts.contentLong },
          }),
        }}
      />
      <details id={detailsId} className={css.details} open={isWide}>
        <summary>{texts.details}</summary>
        <div className={css.fields}>
          <Field
            name="slug"
            label={shared.fields.slug}
            wrong={wrong('slug')}
            hint={slugHint(words, values.slug, saved)}
          >
            <div className={css.beside}>
              <input {...field('slug', true)} {...slug} autoCapitalize="none" spellCheck={false} />
              <button
                type="button"
                className={ui.button}
                onClick={() =>
                  setValue('slug', slugify(getValues('title')), { shouldValidate: true })
                }
              >
                {texts.fromTitle}
              </button>
            </div>
          </Field>
          <Field
            name="meta_description"
            label={shared.fields.meta_description}
            wrong={wrong('meta_description')}
            hint={texts.descriptionHint({ count: values.meta_description.length })}
          >
            <textarea
              rows={3}
              {...field('meta_description', true)}
              {...register('meta_description', {
                maxLength: {
                  value: limits.description,
                  message: texts.titleLong({ most: limits.description }),
                },
              })}
            />
          </Field>
          <Field
            name="tags"
            label={shared.fields.tags}
            wrong={wrong('tags')}
            hint={texts.tagsHint({ count: tagsOf(values.tags).length })}
          >
            <input {...field('tags', true)} {...tags} />
          </Field>
          <EditorTimes editor={editor} field={field} wrong={wrong} />
        </div>
      </details>
    </fieldset>
  );
}
