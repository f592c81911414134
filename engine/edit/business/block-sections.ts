import {
  ofBlocks,
  type FormField,
  type FormSection,
  type GroupField,
} from '../../client/business.ts';
import type { Schemas } from '../../content/schemas.ts';
import { formHelp } from '../../words/form-help.ts';
import type { Language } from '../../words/language.ts';
import { schemaText } from '../../words/schemas.ts';
import { groupFields } from './form-field.ts';
import type { OwnedBlock } from './owned-blocks.ts';

type GroupForm = Extract<FormField, { kind: 'group' }>;

/** A section for each type of block that the owner has a field of, with each block of it, in the language of the reader; none of what the site has not. */
export function blockSections(
  schemas: Schemas,
  blocks: readonly OwnedBlock[],
  language: Language,
): readonly FormSection[] {
  const types = [...new Set(blocks.map(({ type }) => type))].sort();
  return types.map((type) => {
    const schema = schemas.block(type);
    const own = blocks.filter((block) => block.type === type);
    const fields = own.map((block): GroupField => ({
      name: String(block.at[2]),
      isRequired: true,
      field: {
        // One that stands alone needs no name.
        title: own.length === 1 ? '' : nameOf(block, schemas, language),
        help: '',
        kind: 'group',
        fields: groupFields(schemas, schema, language, type, block.fields).map(unnamedAlone),
      },
    }));
    const field: GroupForm = {
      title: schemaText(schema.title, language),
      help: formHelp(type, language) ?? schemaText(schema.description, language),
      kind: 'group',
      fields,
    };
    return { at: [ofBlocks, type], field };
  });
}

/** A field without others beside it is named by what is around it. */
const unnamedAlone = (one: GroupField, _: number, all: readonly GroupField[]): GroupField =>
  all.length === 1 ? { ...one, field: { ...one.field, title: '' } } : one;

/** What tells a block from the others of its type: its heading, and where it stands. */
function nameOf({ type, file, value }: OwnedBlock, schemas: Schemas, language: Language): string {
  const properties = schemas.block(type).properties ?? {};
  const headings = Object.keys(properties).filter((name) => properties[name]!['x-heading']);
  const heading = headings.map((name) => value[name]).find((one) => typeof one === 'string');
  const name = file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');
  const place = file.startsWith('pages/')
    ? name
    : formHelp('blocks.several', language)!.replace('…', name);
  return heading === undefined ? place : `${heading} (${place})`;
}
