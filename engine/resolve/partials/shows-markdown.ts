import { fieldsOf } from '../../content/fields.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { SharedContent } from '../../content/validate.ts';
import type { Pointer } from '../../diagnostics/problem.ts';

type Fields = Readonly<Record<string | number, unknown>>;
type Shared = Pick<SharedContent, 'partials' | 'schemas'>;

const at = (value: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((inside, step) => (inside as Fields | undefined)?.[step], value);

/** The value that stands at a pointer, of the partial that it is a value of; null for any other text. */
function filledAt({ value }: SourceFile, pointer: Pointer): { name: string; of: string } | null {
  const [block, field, name] = [at(value, pointer.slice(0, -2)), pointer.at(-2), pointer.at(-1)];
  const { type, name: of } = (block ?? {}) as Fields;
  return type === 'partial' && field === 'values' && typeof name === 'string'
    ? { name, of: String(of) }
    : null;
}

/** Whether a text that fills a value of a partial, or is its default, is shown as Markdown wherever the partial says it; false for any other text. */
export function showsMarkdown(file: SourceFile, pointer: Pointer, shared: Shared): boolean {
  const [values, name, field, ...deeper] = pointer;
  if (values === 'values' && field === 'default' && deeper.length === 0)
    return isMarkdown(String(name), file, shared, []);
  const filled = filledAt(file, pointer);
  const partial = filled && shared.partials.get(filled.of);
  return partial ? isMarkdown(filled.name, partial.file, shared, []) : false;
}

function isMarkdown(
  name: string,
  partial: SourceFile,
  shared: Shared,
  around: readonly SourceFile[],
): boolean {
  // Partials that hold each other are told elsewhere.
  if (around.includes(partial)) return false;
  const reference = new RegExp(String.raw`\{\{\s*values\.${name}\s*\}\}`);
  return fieldsOf(partial, shared.schemas)
    .filter(({ value }) => typeof value === 'string' && reference.test(value))
    .every(({ schema, pointer }) => {
      if (schema?.format === 'markdown') return true;
      const filled = filledAt(partial, pointer);
      const inner = filled && shared.partials.get(filled.of);
      return inner ? isMarkdown(filled.name, inner.file, shared, [...around, partial]) : false;
    });
}
