// The forms of the published pages, for the server that takes their entries: beside the output, never in it.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnForm } from '../client/form-entry.ts';
import { replaceFile } from '../files/replace-file.mjs';
import type { PageSummary } from '../resolve/summary.ts';

/** By the path of the page, and the id of the form. */
type KeptForms = Readonly<Record<string, Readonly<Record<string, OwnForm>>>>;

const fileIn = (state: string) => join(state, 'forms.json');

/** Keeps the forms of a build in the folder beside its output (`stateDir`). */
export function keepForms(state: string, summaries: readonly PageSummary[]): void {
  const kept: KeptForms = Object.fromEntries(
    summaries.flatMap(({ path, blocks }) => {
      const forms = blocks.flatMap((block) => block.forms ?? []);
      return forms.length > 0
        ? [[path, Object.fromEntries(forms.map((one) => [one.id, one]))]]
        : [];
    }),
  );
  const text = JSON.stringify(kept);
  if (text !== readOrEmpty(fileIn(state))) replaceFile(fileIn(state), text);
}

/** Paths of the pages that have such forms. */
export const pathsOfForms = (summaries: readonly PageSummary[]): string[] =>
  summaries
    .filter(({ blocks }) => blocks.some(({ forms = [] }) => forms.length > 0))
    .map(({ path }) => path);

/** Finds forms of the site that was published last; null for one that it does not have. The file is read again only where it has changed. */
export function createKeptForms(state: string): {
  readonly formOf: (page: string, id: string) => OwnForm | null;
  /** Whether it has any. */
  readonly hasForms: () => boolean;
} {
  const file = fileIn(state);
  let known: { readonly stamp: string; readonly forms: KeptForms } | null = null;
  const present = (): KeptForms => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const stamp = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
    if (known?.stamp !== stamp)
      known = { stamp, forms: JSON.parse(readOrEmpty(file)) as KeptForms };
    return known.forms;
  };
  return {
    formOf(page, id) {
      const forms = present();
      const found = Object.hasOwn(forms, page) ? forms[page]! : {};
      return Object.hasOwn(found, id) ? found[id]! : null;
    },
    hasForms: () => Object.keys(present()).length > 0,
  };
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{}';
  }
}
