import type { FieldPath } from '../../client/business.ts';
import { idOf } from './form-context.ts';

/** Opens the folds above a field and brings it into view. */
export function goTo(at: FieldPath): void {
  for (let length = at.length; length > 0; length -= 1) {
    const found = document.getElementById(idOf(at.slice(0, length)));
    if (!found) continue;
    for (let fold = found.closest('details'); fold; fold = fold.parentElement!.closest('details'))
      fold.open = true;
    const isFold = found.matches('details');
    found.scrollIntoView({ block: isFold ? 'start' : 'center' });
    // Neither a fold nor a group takes the focus itself.
    const first = isFold ? 'summary' : 'input, select, textarea, button';
    const control = found.matches('details, fieldset') ? found.querySelector(first) : found;
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    return;
  }
}
