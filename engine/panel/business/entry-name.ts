import type { FieldPath } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { useForm } from './form-context.ts';
import { useGlance, type Glance } from './use-glance.ts';

const short = ({ value, about }: Glance) => about || value;
const long = ({ value, about }: Glance) => `${about} ${value}`.trim();

/**
 * Gives what people call an entry that documents know by a name of their own: what it is for or says, as far as that tells it from
 * the others (`WhatsApp`, `Telefone (11) 90000-0000`); `title` for one that is not there, or says nothing.
 */
export function useEntryName(): (at: FieldPath, title: string) => string {
  const { draft, published } = useForm();
  const glance = useGlance();
  const glanceAt = (at: FieldPath) => glance(valueAt(published, at) ?? valueAt(draft, at));
  return (at, title) => {
    const own = glanceAt(at);
    if (long(own) === '') return title;
    const around = at.slice(0, -1);
    const others = [published, draft]
      .flatMap((root) => Object.keys(Object(valueAt(root, around))))
      .filter((name) => name !== at.at(-1))
      .map((name) => glanceAt([...around, name]));
    const told = [short, long].find((way) => others.every((one) => way(one) !== way(own)));
    // Two that say the same have nothing else that tells them apart.
    return told ? told(own) : `${long(own)} (${String(at.at(-1))})`;
  };
}
