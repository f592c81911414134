import { readFileSync } from 'node:fs';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { Schemas } from '../../engine/content/schemas.ts';
import { examplesFile } from '../../engine/dev/gallery.ts';

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

/** An example of a block type to paste below `blocks:`; made of the schema's examples where the type has no file. */
export function blockExample(siteDir: string, schemas: Schemas, type: string): string {
  const file = examplesFile(siteDir, type);
  const written = file === null ? null : writtenExample(readFileSync(file, 'utf8'));
  if (written !== null) return written;
  const { properties = {} } = schemas.block(type);
  const fields = Object.entries(properties).flatMap(([name, { examples }]): [string, unknown][] =>
    name === 'type' ? [[name, type]] : examples?.[0] === undefined ? [] : [[name, examples[0]]],
  );
  return asItem(stringify(Object.fromEntries(fields), { lineWidth: 0 }).trimEnd().split('\n'));
}
