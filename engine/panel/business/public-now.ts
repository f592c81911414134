import {
  leadsTo,
  type BusinessState,
  type FieldChange,
  type FieldPath,
} from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { useFormat, usePanelWords } from '../data/panel-language.ts';
import { isSame } from './field-changes.ts';
import { useShownValue } from './field-label.ts';

/** Gives what says a value that is public, and who it is from. */
export function usePublicNow({
  value,
  published,
  writers = [],
}: BusinessState): (at: FieldPath, present: unknown) => string {
  const { business } = usePanelWords();
  const format = useFormat();
  const said = useShownValue();
  return (at, present) => {
    /** What was published and changed since is not from whoever published it. */
    const made = (change: FieldChange) =>
      leadsTo(change.at, at)
        ? isSame(valueAt(change.after, at.slice(change.at.length)), present)
        : leadsTo(at, change.at) &&
          isSame(valueAt(present, change.at.slice(at.length)), change.after);
    const publication = published.find(({ changes }) => changes.some(made));
    if (publication)
      return business.conflictPublic({ value: said(present), by: publication.author });
    // What waits may have changed the value that is shown, and then the writer is that of another one.
    const writer = isSame(valueAt(value, at), present)
      ? writers.find((one) => leadsTo(one.at, at))
      : undefined;
    const by = writer ? { author: writer.author, moment: format.moment(writer.when) } : null;
    return business.conflictWritten({ value: said(present), by });
  };
}
