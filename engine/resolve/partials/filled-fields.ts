// What a schema asks of a text, asked again of the texts of partials that a page fills in.
import { walkSchema } from '../../content/schema-walk.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { FieldSchema } from '../../content/validators.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { spoken } from '../../words/schemas.ts';
import { replaceReferences } from '../replace-references.ts';
import type { FieldContext } from '../resolve-fields.ts';
import { originOf } from './origins.ts';
import type { ExpandedBlock } from './partials.ts';

/** A text of a partial with values in it, and what its schema asks of it. */
interface FilledField {
  readonly pointer: Pointer;
  readonly written: string;
  readonly schema: FieldSchema;
}

const value = /\{\{\s*values\./;
const known = new WeakMap<object, readonly FilledField[]>();

/** The texts of a block with values in them whose schemas ask something; most partials have few. */
function filledFields(block: ExpandedBlock['block'], schemas: Schemas): readonly FilledField[] {
  let found = known.get(block);
  if (!found) {
    const fields: FilledField[] = [];
    walkSchema(schemas, 'Block', block, {
      described(schema, written, pointer) {
        const asks = ['minLength', 'maxLength', 'pattern'].some((keyword) => keyword in schema);
        if (asks && typeof written === 'string' && value.test(written))
          fields.push({ pointer, written, schema });
      },
    });
    known.set(block, (found = fields));
  }
  return found;
}

/** Reports the texts that are too short, too long or of the wrong form with the values that a page gives. */
export function checkFilledFields(
  { block, file, pointer, use }: ExpandedBlock,
  { scope, report }: Pick<FieldContext, 'scope' | 'report'>,
  schemas: Schemas,
): void {
  if (!use) return;
  for (const { written, schema, ...field } of filledFields(block, schemas)) {
    const text = replaceReferences(written, scope, () => undefined);
    const { minLength = 0, maxLength = Infinity, pattern, description, examples } = schema;
    const actual = [...text].length;
    const [fewest, most] = [Number(minLength), Number(maxLength)];
    const isSized = actual >= fewest && actual <= most;
    if (isSized && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))) continue;
    const source = { written, file, pointer: [...pointer, ...field.pointer], values: use.values };
    const at = originOf(source, scope);
    const name = String(at.pointer.at(at.pointer.at(-1) === 'default' ? -2 : -1));
    if (!isSized) {
      const [keyword, limit] =
        actual < fewest ? (['minLength', fewest] as const) : (['maxLength', most] as const);
      const rule = { keyword, limit, actual, other: null, twice: '', optional: false };
      report.add(at, 'field-length', { field: name, rule });
    } else
      report.add(at, 'field-format', {
        field: name,
        found: text.slice(0, 60),
        rule: 'pattern',
        about: spoken(description),
        example: spoken(String(examples?.[0] ?? '')),
        nearest: null,
        monthFirst: null,
        certain: false,
        apart: '',
        continued: '',
      });
  }
}
