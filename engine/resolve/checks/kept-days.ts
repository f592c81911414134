import type { Report } from '../../content/report.ts';
import type { Schemas } from '../../content/schemas.ts';
import { measuresOf } from '../../words/measures.ts';
import type { Language } from '../../words/language.ts';
import { formIn, usualKeepDays } from '../metadata/own-form.ts';
import type { ExpandedBlock } from '../partials/partials.ts';

/** Tells of the privacy line of a form that names days, none of which is when the panel deletes what was filled in. `fields`: of the block, resolved. */
export function checkKeptDays(
  { file, pointer, block: { type } }: ExpandedBlock,
  fields: object,
  schemas: Schemas,
  language: Language,
  report: Report,
): void {
  const { privacy = '', keepDays = usualKeepDays } = formIn(type, fields, schemas) as {
    privacy?: string;
    keepDays?: number;
  };
  const days = new RegExp(String.raw`(?<!\d)(\d+)\s+${measuresOf(language).days}(?!\p{L})`, 'giu');
  const named = [...privacy.matchAll(days)];
  if (named.length === 0 || named.some(([, count]) => Number(count) === keepDays)) return;
  const name = schemas.formIn(type);
  const mark = named.at(-1)![0];
  report.add(
    { file, pointer: [...pointer, ...(name === null ? [] : [name]), 'privacy'], mark },
    'form-days',
    { said: mark, keepDays },
  );
}
