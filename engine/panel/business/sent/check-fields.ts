import { date, moment } from '#schemas/formats';
import type {
  FieldChange,
  FieldPath,
  FieldProblem,
  FormField,
  FormSection,
} from '../../../client/business.ts';
import type { Language } from '../../../words/language.ts';
import { loadValueWords, type ValueSentences } from '../../../words/panel.ts';
import { shorten } from '../../../words/wording.ts';
import { sectionOf } from '../field-label.ts';

/** Codes of what a form knows to be wrong. */
type FieldCode = 'field-missing' | 'field-format' | 'field-length' | 'field-value';

/** A value that its form does not take. */
interface Fault {
  readonly at: FieldPath;
  readonly code: FieldCode;
  readonly params: Parameters<ValueSentences[FieldCode]['what']>[0];
}

/**
 * What is wrong with changes as far as their forms know it, in the words of the server: what is missing, too long, too
 * few, out of range, not of the form or none of the choices. What the whole site decides is said by the build that takes the changes up.
 */
export async function checkFields(
  sections: readonly FormSection[],
  changes: readonly FieldChange[],
  language: Language,
): Promise<FieldProblem[]> {
  const faults = changes.flatMap(({ at, after }) => {
    const section = sectionOf(sections, at);
    const found = section && fieldAt(section.field, at.slice(section.at.length));
    return found ? faultsIn(found.field, after, at, found.isRequired) : [];
  });
  if (faults.length === 0) return [];
  const sentences = await loadValueWords(language);
  return faults.map(({ at, code, params }) => {
    if (code === 'field-missing') return { at, ...sentences.form.missing };
    if (code === 'field-format') {
      const { found } = params as Parameters<ValueSentences[typeof code]['what']>[0];
      return { at, ...sentences.form.format({ found }) };
    }
    const { what, fix } = sentences[code] as ValueSentences['field-length'];
    return { at, message: what(params as never), fix: fix(params as never) };
  });
}

/** True for a text of the form that its field wants. */
const isFormed = ({ pattern, format }: Extract<FormField, { kind: 'text' }>, text: string) =>
  (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
  (format === undefined || { date, moment }[format](text));

/** The field at steps inside of another one; null where there is none. */
function fieldAt(
  field: FormField,
  [step, ...others]: FieldPath,
  isRequired = false,
): { readonly field: FormField; readonly isRequired: boolean } | null {
  if (step === undefined) return { field, isRequired };
  if (field.kind === 'list' || field.kind === 'names') return fieldAt(field.item, others);
  if (field.kind !== 'group') return null;
  const inner = field.fields.find(({ name }) => name === step);
  return inner ? fieldAt(inner.field, others, inner.isRequired) : null;
}

function faultsIn(field: FormField, value: unknown, at: FieldPath, isRequired: boolean): Fault[] {
  const step = at.at(-1);
  const name = typeof step === 'number' ? `${String(at.at(-2) ?? '')}[${step + 1}]` : String(step);
  const spoken = (text: string) => ({ 'pt-BR': text, en: text });
  const example = field.kind === 'text' ? (field.example ?? '') : '';
  const about = { field: name, about: spoken(field.help), example: spoken(example) };
  if (value === undefined) return isRequired ? [{ at, code: 'field-missing', params: about }] : [];
  const size = (
    keyword: 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum',
    limit: number,
    actual: number,
    other: number | null = null,
  ): Fault => ({
    at,
    code: 'field-length',
    params: {
      field: name,
      rule: { keyword, limit, actual, other, twice: '', optional: !isRequired },
    },
  });
  const inside = (inner: FormField, entries: readonly (readonly [string | number, unknown])[]) =>
    entries.flatMap(([key, one]) => faultsIn(inner, one, [...at, key], false));
  switch (field.kind) {
    case 'text': {
      const { most = Infinity } = field;
      const text = String(value);
      const letters = [...text].length;
      if (letters > most) return [size('maxLength', most, letters)];
      if (isFormed(field, text)) return [];
      if (text === '') return [size('minLength', 1, 0)];
      const none = { nearest: null, monthFirst: null, certain: false, apart: '', continued: '' };
      const params = { ...about, found: shorten(text), rule: 'pattern' as const, ...none };
      return [{ at, code: 'field-format', params }];
    }
    case 'number': {
      const { from = -Infinity, to = Infinity } = field;
      const number = Number(value);
      if (number < from) return [size('minimum', from, number, field.to ?? null)];
      return number > to ? [size('maximum', to, number, field.from ?? null)] : [];
    }
    case 'choice':
      return field.values.includes(String(value))
        ? []
        : [
            {
              at,
              code: 'field-value',
              params: {
                field: name,
                found: String(value),
                nearest: null,
                allowed: field.values,
                about: about.about,
              },
            },
          ];
    case 'list': {
      const items = value as readonly unknown[];
      const { least = 0, most = Infinity } = field;
      if (items.length < least) return [size('minItems', least, items.length)];
      if (items.length > most) return [size('maxItems', most, items.length)];
      return inside(field.item, [...items.entries()]);
    }
    case 'names':
      return inside(field.item, Object.entries(value as object));
    case 'group':
      return field.fields.flatMap((one) =>
        faultsIn(
          one.field,
          (value as Readonly<Record<string, unknown>>)[one.name],
          [...at, one.name],
          one.isRequired,
        ),
      );
    default:
      return [];
  }
}
