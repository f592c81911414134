import type { ContactButton } from '../../engine/provenance/contact-buttons.ts';
import { locationAt } from '../../engine/provenance/file-location.ts';
import { formatPhone } from '../../engine/resolve/business/phone.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { shorten, someOf, wrap } from '../output/layout.ts';
import { shownLocation, type ViewOptions } from './site-view.ts';

/** A contact of `site.yaml` as the list heads it. */
export interface ListedContact {
  readonly name: string;
  readonly phone: string;
  readonly placeholder: boolean;
}

/** How the list is shown; numbers are written as in `country`, that of the site. */
export interface ContactView extends ViewOptions {
  readonly country: string;
}

/** How many pages and places a group names before it counts the others. */
const shown = 3;

/** Buttons under one key, in order of their first. */
function groupBy(
  buttons: readonly ContactButton[],
  keyOf: (button: ContactButton) => string,
): ContactButton[][] {
  const groups = new Map<string, ContactButton[]>();
  for (const button of buttons) {
    const group = groups.get(keyOf(button));
    if (group) group.push(button);
    else groups.set(keyOf(button), [button]);
  }
  return [...groups.values()];
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** What all buttons of a group say alike, else as it was written, with references. */
const common = (texts: readonly string[], written: string) =>
  distinct(texts).length === 1 ? texts[0]! : written;

function groupLines(group: readonly ContactButton[], options: ViewOptions): string[] {
  const words = commandWordsOf(options.language).contacts;
  const { width } = options;
  const first = group[0]!;
  const message = common(
    group.map((button) => button.message),
    first.writtenMessage,
  );
  const pages = distinct(group.map((button) => button.page));
  const locations = [
    ...new Map(
      group.map((button) => [`${button.file.path} ${button.pointer.join('/')}`, button]),
    ).values(),
  ];
  const blocks = distinct(group.map((button) => button.block));
  const more = (count: number) => commandWordsOf(options.language).shared.andMore({ count });
  const on = words.onPages({ count: pages.length });
  return [
    `  ${shorten(
      common(
        group.map((button) => button.label),
        first.writtenLabel,
      ),
      width === null ? null : width - 2,
    )}`,
    ...(message === '' ? [] : [wrap('      ', words.quoted({ message }), width)]),
    wrap('      ', `${on}: ${someOf(pages, shown, more)}`, width),
    wrap(
      '      ',
      `${words.blocks({ count: blocks.length })}: ${someOf(blocks, shown, more)}`,
      width,
    ),
    wrap(
      '      ',
      `${words.writtenAt} ${someOf(locations, shown, more, ({ file, pointer }) => shownLocation(options, locationAt(file, pointer)))}`,
      width,
    ),
  ];
}

/** A contact with its buttons, equal ones together, those on most pages first. */
function contactLines(
  head: string,
  buttons: readonly ContactButton[],
  options: ViewOptions,
): string[] {
  const groups = groupBy(buttons, (button) =>
    JSON.stringify([button.kind, button.writtenLabel, button.writtenMessage]),
  ).sort((one, other) => other.length - one.length);
  return [head, ...groups.flatMap((group) => ['', ...groupLines(group, options)]), ''];
}

/** The buttons of a site by the contact that they reach, for its owner to read. */
export function contactLinesOf(
  contacts: readonly ListedContact[],
  buttons: readonly ContactButton[],
  options: ContactView,
): string[] {
  const words = commandWordsOf(options.language).contacts;
  const known = contacts.flatMap(({ name, phone, placeholder }) => {
    const own = buttons.filter((button) => button.contact === name);
    if (own.length === 0) return [];
    const provisional = placeholder ? words.placeholder : '';
    return contactLines(
      `${formatPhone(phone, options.country)}  ${name} (${distinct(own.map(({ kind }) => words.kinds[kind])).join(', ')}${provisional})`,
      own,
      options,
    );
  });
  const unknown = groupBy(
    buttons.filter((button) => button.contact === null),
    ({ number }) => number ?? '',
  ).flatMap((group) => {
    const { number } = group[0]!;
    return contactLines(
      `${number === null ? words.unknownContact : formatPhone(number, options.country)}  (${words.notInSiteError})`,
      group,
      options,
    );
  });
  return [...unknown, ...known];
}

/** The buttons of one page, one after the other, each with the block that it stands in. */
export function pageContactLines(
  buttons: readonly ContactButton[],
  options: ContactView,
): string[] {
  const words = commandWordsOf(options.language).contacts;
  return buttons.flatMap((button) => {
    const number =
      button.number === null ? words.unknownContact : formatPhone(button.number, options.country);
    const name = button.contact ?? words.notInSite;
    const what = words.action({ kind: button.kind });
    const { message } = button;
    return [
      `${button.label}`,
      `    ${what} ${number} (${name}${button.placeholder ? words.placeholder : ''})`,
      ...(message === '' ? [] : [wrap('    ', words.quoted({ message }), options.width)]),
      `    ${words.block} ${button.block}, ${words.writtenAt} ${shownLocation(options, locationAt(button.file, button.pointer))}`,
      '',
    ];
  });
}
