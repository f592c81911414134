import type { Button } from '#schemas/types';
import { defaultChatContact, isButton, messageText } from '../resolve/buttons.ts';
import { fieldsOf, type Field } from '../content/fields.ts';
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

const fieldName = (steps: Pointer) =>
  steps.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`,
    '',
  );

function roleOf({ file, pointer }: WrittenText, { settings }: PageScope): TextOrigin['role'] {
  if (file !== settings.file) return 'text';
  return pointer[0] === 'messages' ? 'message' : pointer[0] === 'contacts' ? 'number' : 'text';
}

/** A text that is nothing but a value of the partial around it. */
const wholeValue = /^\s*\{\{\s*(values\.[\w-]+)\s*\}\}\s*$/;

/** One written text as what the page shows of it: its lines where each has one of its own. */
export function originsOf(
  field: string,
  source: WrittenText,
  scope: PageScope,
  ofButton?: 'messageValue',
): TextOrigin[] {
  const [, name] = wholeValue.exec(source.value) ?? [];
  const given =
    name === undefined ? undefined : referencesOf(source.value, source.use, scope)[0]?.source;
  if (name !== undefined && given) {
    const location: ValueLocation = {
      value: name.replace('values.', ''),
      ...locationAt(source.file, source.pointer),
    };
    return originsOf(field, given, scope, ofButton).map((origin) => ({
      ...origin,
      via: [location, ...origin.via],
    }));
  }
  const role = ofButton ?? roleOf(source, scope);
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

const isBelow = (outer: Pointer, pointer: Pointer) =>
  outer.every((step, at) => step === pointer[at]);

/** What a value says: of the lines of one text each, because each stands on a line of its own. */
function linesOf({ value, text, pointer }: Field): { value: string; pointer: Pointer }[] {
  if (text === null) return [];
  return Array.isArray(value)
    ? value.map((line, at) => ({ value: String(line), pointer: [...pointer, at] }))
    : [{ value: text, pointer }];
}

/** The texts of a block in the order of its schema; what a button does comes behind its own texts. */
export function textsOfBlock(
  {
    file,
    pointer,
    use,
  }: Pick<ExpandedBlock, 'file' | 'pointer'> & { readonly use: PartialUse | null },
  scope: PageScope,
): TextOrigin[] {
  const ofBlock = fieldsOf(file, scope.schemas).filter((field) => isBelow(pointer, field.pointer));
  const steps = (field: Pointer) => field.slice(pointer.length);
  const origins: TextOrigin[] = [];
  let button: Field | null = null;
  const endButton = () => {
    if (!button) return;
    const at = { value: '', file, pointer: button.pointer, use };
    origins.push(...actionOrigins(button.value as Button, steps(button.pointer), at, scope));
    button = null;
  };
  for (const field of ofBlock) {
    if (button && !isBelow(button.pointer, field.pointer)) endButton();
    if (typeof field.value === 'object' && field.value !== null && isButton(field.value))
      button = field;
    const ofButton = button && field.pointer.length > button.pointer.length + 1;
    for (const line of linesOf(field)) {
      const source = { ...line, file, use };
      const name = fieldName(steps(line.pointer));
      origins.push(...originsOf(name, source, scope, ofButton ? 'messageValue' : undefined));
    }
  }
  endButton();
  return origins;
}
