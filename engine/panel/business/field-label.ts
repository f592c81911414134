import type { FieldPath, FormField, GroupField } from '../../client/business.ts';
import type { PanelWords } from '../../words/panel.ts';

/** What a field is called in a row: `Contatos, main, Número`; `from` leaves out as many of its first words. */
export function fieldLabel(sections: readonly GroupField[], at: FieldPath, from = 0): string {
  const words: string[] = [];
  let field: FormField | undefined;
  for (const step of at) {
    const inside: FormField | undefined =
      field === undefined
        ? sections.find(({ name }) => name === step)?.field
        : field.kind === 'group'
          ? field.fields.find(({ name }) => name === step)?.field
          : field.kind === 'names' || field.kind === 'list'
            ? field.item
            : undefined;
    const isFree = field?.kind === 'names';
    words.push(
      typeof step === 'number' ? String(step + 1) : isFree ? step : (inside?.title ?? step),
    );
    field = inside;
  }
  return words.slice(from).join(', ');
}

/** What an entry says at a glance: what it is for, in a sentence, and its value. */
export function glance(value: unknown): { readonly value: string; readonly about: string } {
  if (typeof value !== 'object' || value === null)
    return { value: typeof value === 'string' ? value : '', about: '' };
  const fields = value as Readonly<Record<string, unknown>>;
  const first = (...names: readonly string[]) =>
    names.map((name) => fields[name]).find((one): one is string => typeof one === 'string') ?? '';
  const until = first('until');
  return {
    value: until
      ? `${first('from')} – ${until}`
      : first('value', 'phone', 'email', 'url', 'user', 'name'),
    about: first('context', 'text', 'label', 'jobTitle').replace(/\.(?:\s.*)?$/s, ''),
  };
}

/** A value in a row. */
export function shownValue(value: unknown, words: PanelWords['business']): string {
  if (value === undefined) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((item) => shownValue(item, words)).join('; ');
  if (value === null || typeof value !== 'object') return String(value);
  return Object.values(value)
    .map((item) => shownValue(item, words))
    .join(', ');
}
