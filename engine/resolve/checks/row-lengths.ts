import type { Schemas } from '../../content/schemas.ts';
import type { Report } from '../../content/report.ts';
import type { ExpandedBlock } from '../partials/partials.ts';

/** Reports the rows of a block that have more or fewer cells than it has columns (`x-columns`). */
export function checkRowLengths(
  { block, file, pointer }: Pick<ExpandedBlock, 'block' | 'file' | 'pointer'>,
  schemas: Schemas,
  report: Report,
): void {
  const rule = schemas.rowsOf(block.type);
  if (!rule) return;
  const fields = block as unknown as Readonly<Record<string, readonly unknown[]>>;
  const columns = fields[rule.columns]?.length ?? 0;
  const rows = fields[rule.rows] as readonly { readonly cells: readonly string[] }[];
  rows.forEach(({ cells }, row) => {
    if (cells.length === columns) return;
    const at = { file, pointer: [...pointer, rule.rows, row, 'cells'] };
    report.add(at, 'row-length', { name: cells[0] ?? '', cells: cells.length, columns });
  });
}
