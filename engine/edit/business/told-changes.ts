import { ofBlocks, type FieldChange, type FieldPath } from '../../client/business.ts';
import type { BundledSchema, Schemas } from '../../content/schemas.ts';
import type { Language } from '../../words/language.ts';
import { schemaText } from '../../words/schemas.ts';
import { changeLines } from './commit-message.ts';

/** A line for each change as people read it, `Contatos, main, Número: +55… → +55…`. */
export const toldChanges = (
  changes: readonly FieldChange[],
  schemas: Schemas,
  language: Language,
): string =>
  changeLines(
    changes,
    ({ at }) => titleOf(at, schemas, language),
    (value) => (value === undefined ? '–' : wordsOf(value).slice(0, 200)),
  );

/** The texts of a value, without the names of its fields. */
const wordsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(wordsOf).join(', ')
    : String(value);

/** What a field of the panel is called: the titles of its schemas, and the names that documents give. */
function titleOf(at: FieldPath, schemas: Schemas, language: Language): string {
  const isBlock = at[0] === ofBlocks;
  let written: BundledSchema = isBlock
    ? schemas.block(String(at[1]))
    : schemas.definitions.SiteDocument!;
  const words = isBlock ? [schemaText(written.title, language), String(at[2])] : [];
  for (const step of at.slice(isBlock ? 3 : 0)) {
    const { schema } = schemas.follow(written);
    const field = schema.properties?.[step];
    const { items, additionalProperties: entries } = schema;
    written = field ?? items ?? (typeof entries === 'object' ? entries : {});
    const title = field && schemaText(field.title ?? schemas.follow(field).schema.title, language);
    words.push(title || (typeof step === 'number' ? String(step + 1) : step));
  }
  return words.join(', ');
}
