import {
  formPath,
  longestLine,
  longestMessage,
  nameOf,
  phonePattern,
  thanksAnchor,
} from '#engine/client/form-entry';
import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Action } from '../Action.tsx';
import { Markdown } from '../text/Markdown.tsx';
import css from './message-form.module.css';

type FormProps = Pick<
  BlockProps<'form'>,
  'id' | 'fields' | 'submit' | 'privacy' | 'instead' | 'to' | 'hidden' | 'trap' | 'thanks'
>;

type Field = FormProps['fields'][number];

/** What the browser is told of a kind of line: its keyboard, what it may fill in itself. */
const inputs = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', pattern: phonePattern },
  date: { type: 'date' },
  number: { type: 'number' },
} as const;

function Control(field: Field) {
  const { kind = 'text', options, required = false } = field;
  const words = useWords().form;
  const name = nameOf(field);
  if (options)
    return (
      <select name={name} required={required} defaultValue="">
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  if (kind === 'message')
    return <textarea name={name} required={required} rows={5} maxLength={longestMessage} />;
  const input = inputs[kind];
  const isLine = input.type !== 'date' && input.type !== 'number';
  return (
    <input
      {...input}
      name={name}
      required={required}
      {...(isLine ? { maxLength: longestLine } : {})}
      {...(kind === 'phone' ? { title: words.phone } : {})}
    />
  );
}

/**
 * A message that is written on the page and sent without a script: the browser checks the fields and says in its own words
 * what is missing. Our own server, which takes what names no other target, leads back to `thanks`. `trap` is a field that nobody
 * sees; whoever fills it in is a program. `label` names the form where no heading does.
 */
export function MessageForm({
  id,
  label,
  fields,
  submit,
  privacy,
  instead,
  to,
  hidden = {},
  trap = '_gotcha',
  thanks,
}: FormProps & { readonly label?: string }) {
  const words = useWords().form;
  const isOwn = to?.startsWith(formPath);
  return (
    <>
      {isOwn ? (
        <p className={css.thanks} id={thanksAnchor(id!)} tabIndex={-1}>
          {thanks ?? words.thanks}
        </p>
      ) : null}
      <form className={css.form} action={to} method="post" aria-label={label}>
        {fields.map((field) => (
          <label key={field.label}>
            <span>
              {field.label}
              {field.required ? null : <small> ({words.optional})</small>}
            </span>
            {field.hint ? <small>{field.hint}</small> : null}
            <Control {...field} />
          </label>
        ))}
        {Object.entries(isOwn ? {} : hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className={css.trap} aria-hidden="true">
          {words.trap}
          <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
        </label>
        <Markdown className={css.privacy} text={privacy} />
        <p className={css.send}>
          <button type="submit" className="go">
            {submit}
          </button>
          {instead ? <Action button={instead} look="text" /> : null}
        </p>
      </form>
    </>
  );
}
