import type { FormField } from '#schemas/types';
import { entryAddress, formPath, type OwnForm } from '../../client/form-entry.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';

type Props = Readonly<Record<string, unknown>>;

/** What the form of a block has for the server; fields that are left out have the schema's defaults. */
interface FormProps {
  readonly id: string;
  /** One of several lines is one sentence. */
  readonly heading: string | readonly string[];
  readonly trap?: string;
  readonly keepDays?: number;
}

/** Days after which the panel deletes an entry of a form that says none. */
export const usualKeepDays = 90;

/** The form in the fields of a block: one of them, or the block itself; null where there is none. */
export function formIn(type: string, fields: object, schemas: Schemas): Props | null {
  if (schemas.formTarget(type) === null) return null;
  const name = schemas.formIn(type);
  return name === null ? (fields as Props) : ((Reflect.get(fields, name) as Props) ?? null);
}

/** Whether a block has a form that names no target: the site's own server takes its entries. */
export function isOwnForm(type: string, fields: object, schemas: Schemas): boolean {
  const form = formIn(type, fields, schemas);
  return (
    form !== null &&
    schemas.formFields(type) !== null &&
    form[schemas.formTarget(type)!] === undefined
  );
}

/** The props of a block with such a form on the page at `page`: with the address that it is sent to, and an id. */
export function sentToServer(type: string, props: Props, schemas: Schemas, page: string): Props {
  const name = schemas.formIn(type);
  const id = (props.id as string | undefined) ?? (name === null ? 'form' : `${type}-form`);
  const sent = { [schemas.formTarget(type)!]: entryAddress(page, id) };
  if (name === null) return { ...props, id, ...sent };
  return { ...props, id, [name]: { ...formIn(type, props, schemas), ...sent } };
}

/** What the server has to know of a block of a page; null for one that it takes no entries of. */
export function ownFormOf({ type, props }: ResolvedBlock, schemas: Schemas): OwnForm | null {
  const form = formIn(type, props, schemas);
  const [target, fields] = [schemas.formTarget(type), schemas.formFields(type)];
  if (form === null || fields === null || !String(form[target!]).startsWith(`${formPath}?`))
    return null;
  const {
    id,
    heading,
    trap = '_gotcha',
    keepDays = usualKeepDays,
  } = { ...props, ...form } as unknown as FormProps;
  return {
    id,
    heading: typeof heading === 'string' ? heading : heading.join(' '),
    fields: form[fields] as readonly FormField[],
    trap,
    keepDays,
  };
}
