import { createContext, useContext, type ReactNode } from 'react';
import type { PhoneForms } from '../../client/phone-forms.ts';
import type { FieldPath, FieldProblem, FormField } from '../../client/business.ts';

/** What the fields of a form share. */
export interface BusinessForm {
  /** The document as it is typed. */
  readonly draft: unknown;
  /** As it is public. */
  readonly published: unknown;
  /** What the check said of what is typed. */
  readonly problems: readonly FieldProblem[];
  /** What is missing before the site may be public. */
  readonly missing: readonly FieldPath[];
  /** How telephone numbers are written; null where it is not known. */
  readonly phones: PhoneForms | null;
  /** The pictures of the site, as documents name them. */
  readonly pictures: readonly string[];
  /** Year-month-day. */
  readonly today: string;
  /** Who confirms a figure. */
  readonly author: string;
  /** Shows a field in a group, a list or an entry; `label` in the place of its title. */
  readonly show: (field: FormField, at: FieldPath, label?: string) => ReactNode;
  /** Undefined takes the value away. */
  readonly set: (at: FieldPath, value: unknown) => void;
}

/** Set around the fields. */
export const FormContext = createContext<BusinessForm | null>(null);

/** What the form says. Throws outside of one. */
export function useForm(): BusinessForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm: no FormContext above');
  return form;
}

/** The attributes that say what is said of a control. */
export type Described = Readonly<Record<string, string | boolean | undefined>>;

/** The id of the control of a field. */
export const idOf = (at: FieldPath) => `field-${at.join('-')}`;

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
