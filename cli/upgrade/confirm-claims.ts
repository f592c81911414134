import type { Pointer } from '../../engine/diagnostics/problem.ts';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { editText, readValue, type EditedDocument } from '../../engine/edit/edit-document.ts';
import { EditRefused, type Patch } from '../../engine/edit/patch.ts';
import { fieldOrder } from '../../engine/edit/tidy-value.ts';

type Fields = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Until 0.1.0 a claim said `sample: true` where nobody had confirmed it, and `source` and `date` where somebody had; now it says
 * `confirmed`, or is open. Who confirmed it is left to be written.
 */
export function confirmClaims({ path, text }: EditedDocument): {
  readonly text: string;
  /** The claims that could not be edited. */
  readonly refused: readonly Pointer[];
} {
  const site = readValue(text)?.value;
  const claims = isGroup(site) && isGroup(site.claims) ? site.claims : {};
  const refused: Pointer[] = [];
  let edited = text;
  for (const [name, claim] of Object.entries(claims)) {
    const pointer = ['claims', name];
    try {
      const patches = isGroup(claim) ? patchesFor(path, pointer, claim) : [];
      edited = editText({ path, text: edited }, patches, fieldOrder(path, librarySchemas));
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refused.push(pointer);
    }
  }
  return { text: edited, refused };
}

function patchesFor(file: string, pointer: Pointer, claim: Fields): Patch[] {
  const { source, date } = claim;
  const gone = ['source', 'date', 'sample'].filter((field) => field in claim);
  const confirmed =
    claim.sample !== true && (source ?? date) !== undefined
      ? { by: 'TODO', date: date ?? 'TODO', source: source ?? 'TODO' }
      : null;
  return [
    ...gone.map((field): Patch => ({ file, op: 'remove', pointer: [...pointer, field] })),
    ...(confirmed && claim.confirmed === undefined
      ? [{ file, op: 'insert' as const, pointer: [...pointer, 'confirmed'], value: confirmed }]
      : []),
  ];
}
