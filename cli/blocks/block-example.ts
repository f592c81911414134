import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { blockSchema } from '../../engine/content/block-schemas.ts';

/** What stands below `blocks:` in a document. */
const dash = '  - ';

const asItem = (lines: readonly string[]) =>
  lines
    .map((line, index) =>
      line === '' ? '' : `${index === 0 ? dash : ' '.repeat(dash.length)}${line}`,
    )
    .join('\n');

/** The first example of a block type as its file has it, comments included, indented to be pasted below `blocks:`. */
function writtenExample(text: string): string | null {
  const { contents } = parseDocument(text);
  const first = isSeq(contents) ? contents.items[0] : undefined;
  const block = isMap(first) ? first.get('block', true) : undefined;
  if (!isMap(block) || !block.range) return null;
  const [start, , end] = block.range;
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1);
  const lines = text.slice(start, end).trimEnd().split('\n');
  return asItem(
    lines.map((line, index) =>
      index === 0 ? line : line.slice(Math.min(indent, /^ */.exec(line)![0].length)),
    ),
  );
}

/** An example of a block type of the project in `root` to paste below `blocks:`; made of the schema's examples where the type has no file. */
export function blockExample(root: string, type: string): string {
  const file = join(root, 'blocks', type, `${type}.examples.yaml`);
  const written = existsSync(file) ? writtenExample(readFileSync(file, 'utf8')) : null;
  if (written !== null) return written;
  const { properties = {} } = blockSchema(type);
  const fields = Object.entries(properties).flatMap(([name, { examples }]): [string, unknown][] =>
    name === 'type' ? [[name, type]] : examples?.[0] === undefined ? [] : [[name, examples[0]]],
  );
  return asItem(stringify(Object.fromEntries(fields), { lineWidth: 0 }).trimEnd().split('\n'));
}
