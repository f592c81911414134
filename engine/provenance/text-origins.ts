import type { Button } from '#schemas/types';
import { defaultChatContact, isButton, messageText } from '../resolve/buttons.ts';
import type { BundledSchema } from '../content/schemas.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { locationAt, type FileLocation } from './file-location.ts';
import { contactNamed } from '../resolve/business/named-contact.ts';
import { localeOf } from '../words/locale.ts';
import { formatPhone } from '../resolve/business/phone.ts';
import {
  referencesOf,
  textOf,
  type PageScope,
  type ReferenceOrigin,
  type WrittenText,
} from './reference-origins.ts';
import { Report } from '../content/report.ts';
import { writtenLines } from './written-lines.ts';
import type { PartialUse, ExpandedBlock } from '../resolve/partials/partials.ts';

/** A text that a page shows, and where it was written. */
export interface TextOrigin extends FileLocation {
  /** Field of the block, `tiles[0].value`; of a page, `title`. */
  readonly field: string;
  /** What it is of a button, where it is not read on the page: what a chat begins with, a value in that, the number. */
  readonly role: 'text' | 'message' | 'messageValue' | 'number';
  /** As it reads on the page. */
  readonly text: string;
  /** As it stands in the file. */
  readonly written: string;
  /** Other references of the text; a text that is nothing but the value of a partial stands where the value does. */
  readonly references: readonly ReferenceOrigin[];
  /** The locations in partials that stand for the text, outermost first: `{{values.lead}}`. */
  readonly via: readonly ValueLocation[];
}

/** A location in a partial that takes a value of the page. */
export interface ValueLocation extends FileLocation {
  /** Name of the value, `lead`. */
  readonly value: string;
}

/** Texts of a button and of a link that name something instead of being read. */
const names = new Set(['link', 'chat', 'call', 'contact']);

const fieldName = (steps: Pointer) =>
  steps.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`,
    '',
  );

function roleOf(
  field: string,
  { file, pointer }: WrittenText,
  { settings }: PageScope,
): TextOrigin['role'] {
  if (/(?:^|\.)values\.[^.]+$/.test(field)) return 'messageValue';
  if (file !== settings.file) return 'text';
  return pointer[0] === 'messages' ? 'message' : pointer[0] === 'contacts' ? 'number' : 'text';
}

/** A text that is nothing but a value of the partial around it. */
const wholeValue = /^\s*\{\{\s*(values\.[\w-]+)\s*\}\}\s*$/;

/** One written text as what the page shows of it: its lines where each has one of its own. */
export function originsOf(field: string, source: WrittenText, scope: PageScope): TextOrigin[] {
  const [, name] = wholeValue.exec(source.value) ?? [];
  const given =
    name === undefined ? undefined : referencesOf(source.value, source.use, scope)[0]?.source;
  if (name !== undefined && given) {
    const location: ValueLocation = {
      value: name.replace('values.', ''),
      ...locationAt(source.file, source.pointer),
    };
    return originsOf(field, given, scope).map((origin) => ({
      ...origin,
      via: [location, ...origin.via],
    }));
  }
  const role = roleOf(field, source, scope);
  return writtenLines(source.file, source.pointer, source.value).map(({ text, line, column }) => ({
    field,
    role,
    text:
      role === 'number'
        ? formatPhone(text, localeOf(scope.settings.document).country)
        : textOf({ value: text, use: source.use }, scope),
    written: text,
    file: source.file.path,
    line,
    column,
    references: referencesOf(text, source.use, scope),
    via: [],
  }));
}

/** What a button does: the number, and the text that a chat begins with; neither stands in the button. */
function actionOrigins(
  button: Button,
  steps: Pointer,
  at: WrittenText,
  scope: PageScope,
): TextOrigin[] {
  const { document, file } = scope.settings;
  const contact =
    button.call ?? (button.chat === undefined ? undefined : (button.contact ?? defaultChatContact));
  if (contact === undefined) return [];
  const found = contactNamed(document, contact);
  const phone = found?.contact.phone;
  const number =
    phone === undefined
      ? []
      : originsOf(
          fieldName([...steps, button.call === undefined ? 'contact' : 'call']),
          { value: phone, file, pointer: ['contacts', found!.name, 'phone'], use: null },
          scope,
        );
  const message =
    button.chat !== undefined && Object.hasOwn(document.messages, button.chat)
      ? document.messages[button.chat]!
      : undefined;
  if (!message) return number;
  const key = scope.place && message.onRegion ? 'onRegion' : 'text';
  const values = Object.fromEntries(
    Object.entries(button.values ?? {}).map(([name, value]) => [
      name,
      textOf({ value, use: at.use }, scope),
    ]),
  );
  const text = messageText(
    button.chat!,
    values,
    {
      settings: document,
      settingsFile: file,
      place: scope.place,
      values: null,
      facts: scope.facts,
    },
    at,
    new Report(),
  );
  return [
    ...originsOf(
      fieldName([...steps, 'chat']),
      { value: message[key]!, file, pointer: ['messages', button.chat!, key], use: null },
      scope,
    ).map((origin) => ({ ...origin, text })),
    ...number,
  ];
}

/** Schema of the values of a group whose names are free. */
const valueSchema = ({ additionalProperties }: BundledSchema): BundledSchema =>
  typeof additionalProperties === 'object' ? additionalProperties : {};

/** The texts below a value, by its schema: what is chosen from a list or names a file is none. */
function textsBelow(
  value: unknown,
  field: BundledSchema,
  steps: Pointer,
  source: Omit<WrittenText, 'value'>,
  scope: PageScope,
): TextOrigin[] {
  const { schema } = scope.schemas.follow(field);
  if (typeof value === 'string') {
    const isText =
      schema.type === 'string' &&
      schema.enum === undefined &&
      schema.const === undefined &&
      schema.pattern === undefined;
    return isText ? originsOf(fieldName(steps), { ...source, value }, scope) : [];
  }
  const inside = (step: string | number) => ({ ...source, pointer: [...source.pointer, step] });
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      textsBelow(item, schema.items ?? {}, [...steps, index], inside(index), scope),
    );
  if (value === null || typeof value !== 'object') return [];
  const own = Object.entries(value).flatMap(([name, item]) =>
    typeof item === 'string' && names.has(name)
      ? []
      : textsBelow(
          item,
          schema.properties?.[name] ?? valueSchema(schema),
          [...steps, name],
          inside(name),
          scope,
        ),
  );
  return isButton(value)
    ? [...own, ...actionOrigins(value, steps, { ...source, value: '' }, scope)]
    : own;
}

/** The texts of a block in the order in which they were written. */
export function textsOfBlock(
  {
    block,
    file,
    pointer,
    use,
  }: Pick<ExpandedBlock, 'block' | 'file' | 'pointer'> & { readonly use: PartialUse | null },
  scope: PageScope,
): TextOrigin[] {
  return textsBelow(block, scope.schemas.block(block.type), [], { file, pointer, use }, scope);
}
