import { useState } from 'react';
import type { FieldPath, FormField } from '../../client/business.ts';
import ui from '../ui/panel-ui.module.css';
import { idOf, useForm } from './form-context.ts';
import { PictureControl } from './PictureControl.tsx';
import { useEntryName } from './use-glance.ts';
import { phoneOf, writtenPhone, type PhoneForms } from '../../client/phone-forms.ts';
import { valueAt } from '../../client/value-at.ts';

type TextField = Extract<FormField, { kind: 'text' }>;

/** Names of the document that a text may be, by its role. */
const namesIn: Readonly<Record<string, string>> = {
  contact: 'contacts',
  message: 'messages',
  claim: 'claims',
  author: 'authors',
};

/** What a browser asks for. */
const types: Readonly<Record<string, string>> = { email: 'email', url: 'url' };

/** Letters from which on a text gets lines, and of an example from which on all texts of its field do. */
const [long, longExample] = [50, 30];

const isMatch = (pattern = '', text: string) => new RegExp(pattern).test(text);

/** A text in the control of its role; an empty one goes. */
export function TextControl({
  field,
  at,
  described,
}: {
  field: TextField;
  at: FieldPath;
  described: Readonly<Record<string, string | boolean | undefined>>;
}) {
  const { draft, published, phones, set } = useForm();
  const entryName = useEntryName();
  const { role, most } = field;
  const value = (valueAt(draft, at) as string | undefined) ?? '';
  const change = (typed: string) => set(at, typed === '' ? undefined : typed);
  const shared = { id: idOf(at), className: ui.input, ...described };
  const select = (known: readonly string[], nameOf: (one: string) => string) => (
    <select {...shared} value={value} onChange={(event) => change(event.target.value)}>
      {[...new Set(['', ...(known.includes(value) ? [] : [value]), ...known])].map((one) => (
        <option key={one} value={one}>
          {one === '' ? '–' : nameOf(one)}
        </option>
      ))}
    </select>
  );
  const names = role === null ? undefined : namesIn[role];
  if (names !== undefined)
    return select(Object.keys((valueAt(draft, [names]) ?? {}) as object), (name) =>
      entryName([names, name], name),
    );
  if (role === 'media')
    return (
      <PictureControl {...{ shared, at }} takesNew={isMatch(field.pattern, '/media/a.webp')} />
    );
  // A day with a time is typed: its form is that of what stands there.
  const isDay = role === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(value);
  // A day of every year is a time too, and no control has it.
  const isTime = role === 'time' && field.pattern !== undefined && isMatch(field.pattern, '08:00');
  // By what is public: a control that became another one while somebody types would lose the focus.
  const written = String(valueAt(published, at) ?? '');
  const isLong =
    written.length > long ||
    written.includes('\n') ||
    ((most ?? Infinity) > 200 && (field.example?.length ?? Infinity) > longExample);
  if (role === 'markdown' || (role === 'text' && isLong))
    return (
      <textarea
        {...shared}
        rows={Math.min(8, Math.max(2, Math.ceil(value.length / 40)))}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    );
  if (role === 'phone')
    return <PhoneInput {...{ shared, value, phones, change }} example={field.example} />;
  return (
    <input
      {...shared}
      type={isDay ? 'date' : isTime ? 'time' : (types[role ?? ''] ?? 'text')}
      placeholder={field.example}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** A telephone number: kept in E.164 once it is whole, shown as it is typed until the field is left. */
function PhoneInput({
  shared,
  value,
  phones,
  example,
  change,
}: {
  shared: Readonly<Record<string, string | boolean | undefined>>;
  value: string;
  phones: PhoneForms | null;
  example: string | undefined;
  change: (phone: string) => void;
}) {
  const [typed, setTyped] = useState('');
  // Another device may have put another number in its place meanwhile.
  const isTyped = typed !== '' && phoneOf(typed, phones) === value;
  return (
    <input
      {...shared}
      type="tel"
      placeholder={example}
      value={isTyped ? typed : writtenPhone(value, phones)}
      onChange={({ target }) => {
        setTyped(target.value);
        change(phoneOf(target.value, phones));
      }}
      onBlur={() => setTyped('')}
    />
  );
}
