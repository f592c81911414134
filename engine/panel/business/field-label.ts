import type { FieldPath, FormField, GroupField } from '../../client/business.ts';
import type { PanelWords } from '../../words/panel.ts';

/** What a field is called in a row: `Contatos, main, Número`. */
export function fieldLabel(sections: readonly GroupField[], at: FieldPath): string {
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
  return words.join(', ');
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
