import type { FieldPath } from '../../client/business.ts';
import { idOf } from './form-context.ts';

/** Opens the folds above a field and brings it into view. */
export function goTo(at: FieldPath): void {
  for (let length = at.length; length > 0; length -= 1) {
    const found = document.getElementById(idOf(at.slice(0, length)));
    if (!found) continue;
    for (let fold = found.closest('details'); fold; fold = fold.parentElement!.closest('details'))
      fold.open = true;
    found.scrollIntoView({ block: 'center' });
    found.focus();
    return;
  }
}
