import { isShow, mayShow } from '../../content/time/show-faults.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { SharedInputs } from '../inputs/shared-inputs.ts';

/** True for a value of a document that is not shown at the moment. */
export type IsHidden = (value: unknown) => boolean;

/** Files in which nothing says when it is shown: blocks of theirs are not searched for it. */
const silent = new WeakMap<SourceFile, boolean>();

function isSilent(file: SourceFile): boolean {
  let found = silent.get(file);
  if (found === undefined) silent.set(file, (found = !mayShow(file)));
  return found;
}

/** What says of the values of a file whether they are hidden: those whose `show` says so, and what nothing is left of, a list all of whose entries are hidden or what needs one. Null where nothing of the file can be. */
export function hiddenIn(file: SourceFile, inputs: Pick<SharedInputs, 'isShown'>): IsHidden | null {
  if (isSilent(file)) return null;
  const isHidden: IsHidden = (value) => {
    if (value === null || typeof value !== 'object') return false;
    if (Array.isArray(value)) return value.length > 0 && value.every(isHidden);
    const { show } = value as { readonly show?: unknown };
    if (isShow(show) && !inputs.isShown(show)) return true;
    return Object.values(value).some(isHidden);
  };
  return isHidden;
}
