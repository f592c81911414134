import type { FormField } from '#schemas/types';

/** Where `npm start` takes the entries of forms; other hosts have nothing there. */
export const formPath = '/portao/form';

/** A form whose entries the site's own server takes. */
export interface OwnForm {
  /** Its anchor, `recado`. */
  readonly id: string;
  readonly heading: string;
  readonly fields: readonly FormField[];
  /** Name of the field that only programs fill in. */
  readonly trap: string;
  /** For how many days an entry is kept, 7 to 3650. */
  readonly keepDays: number;
}

/** Where a form is sent: it names the path of its page, and its own id. */
export const entryAddress = (page: string, id: string): string =>
  `${formPath}?page=${page}&form=${id}`;

/** The anchor of what is read after an entry. */
export const thanksAnchor = (id: string): string => `${id}-ok`;

/** Most characters of a line, and of a message. */
export const [longestLine, longestMessage] = [200, 4000];
/** What a telephone number is written with, as an attribute of HTML. */
export const phonePattern = String.raw`[\d\s\+\.\-\(\)]{8,20}`;

/** What a field is sent as: services answer to the one called `email`. */
export const nameOf = ({ kind, label }: FormField): string => (kind === 'email' ? 'email' : label);

/** Why a value is not taken. */
export type FieldFault = 'missing' | 'long' | 'email' | 'phone' | 'date' | 'number' | 'option';

/** A field as somebody filled it in. */
export interface FilledField {
  readonly field: FormField;
  readonly value: string;
  readonly fault: FieldFault | null;
}

/** An entry as it came. */
export interface FormEntry {
  /** Those of the form, in its order. */
  readonly fields: readonly FilledField[];
  /** Names that the form does not have: it has changed, or it was not this form that was sent. */
  readonly unknown: readonly string[];
  /** True where the trap was filled in. */
  readonly isTrapped: boolean;
}

const phone = new RegExp(`^(?:${phonePattern})$`);
/** Everything that is no text: control characters but for the end of a line and the tabulator. */
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** What a value of each kind has to be, where it is not any line. */
const rules: Readonly<Partial<Record<NonNullable<FormField['kind']>, (text: string) => boolean>>> =
  {
    email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
    phone: (text) => phone.test(text),
    date: isDate,
    number: (text) => /^[+-]?\d{1,20}(?:\.\d{1,20})?$/.test(text),
  };

function faultOf({ kind = 'text', options, required }: FormField, text: string): FieldFault | null {
  if (text === '') return required ? 'missing' : null;
  if (options) return options.includes(text) ? null : 'option';
  if (text.length > (kind === 'message' ? longestMessage : longestLine)) return 'long';
  return rules[kind]?.(text) === false ? (kind as FieldFault) : null;
}

/** Holds what was sent to the form: `sent` is a body of type `application/x-www-form-urlencoded`. */
export function readEntry(form: OwnForm, sent: URLSearchParams): FormEntry {
  const values = new Map([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)]));
  const isTrapped = (values.get(form.trap) ?? []).some((value) => value !== '');
  values.delete(form.trap);
  const fields = form.fields.map((field): FilledField => {
    const name = nameOf(field);
    const [first = '', ...others] = values.get(name) ?? [];
    // Two fields of one name come in their order.
    if (others.length > 0) values.set(name, others);
    else values.delete(name);
    const text = first.replaceAll('\r\n', '\n').replace(unprintable, '').trim();
    const value = field.kind === 'message' ? text : text.replace(/\s+/g, ' ');
    return { field, value, fault: faultOf(field, value) };
  });
  return { fields, unknown: [...values.keys()], isTrapped };
}
