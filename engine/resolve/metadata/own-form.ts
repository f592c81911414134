import type { FormField } from '#schemas/types';
import { entryAddress, formPath, type OwnForm } from '../../client/form-entry.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';

type Props = Readonly<Record<string, unknown>>;

/** What the form of a block has for the server; fields that are left out have the schema's defaults. */
interface FormProps {
  readonly id: string;
  readonly heading: string;
  readonly trap?: string;
  readonly keepDays?: number;
}

/** Whether a block is a form that names no target: the site's own server takes its entries. */
export function isOwnForm(type: string, fields: object, schemas: Schemas): boolean {
  const target = schemas.formTarget(type);
  return (
    target !== null &&
    schemas.formFields(type) !== null &&
    Reflect.get(fields, target) === undefined
  );
}

/** The props of such a form on the page at `page`: with the address that it is sent to, and an id. */
export function sentToServer(type: string, props: Props, schemas: Schemas, page: string): Props {
  const id = (props.id as string | undefined) ?? 'form';
  return { ...props, id, [schemas.formTarget(type)!]: entryAddress(page, id) };
}

/** What the server has to know of a block of a page; null for one that it takes no entries of. */
export function ownFormOf({ type, props }: ResolvedBlock, schemas: Schemas): OwnForm | null {
  const [target, fields] = [schemas.formTarget(type), schemas.formFields(type)];
  if (target === null || fields === null || !String(props[target]).startsWith(`${formPath}?`))
    return null;
  const { id, heading, trap = '_gotcha', keepDays = 90 } = props as unknown as FormProps;
  return { id, heading, fields: props[fields] as readonly FormField[], trap, keepDays };
}
