import type { Command } from 'commander';
import { contactButtons, type ContactButton } from '../../engine/provenance/contact-buttons.ts';
import { siteOrigins } from '../../engine/provenance/site-origins.ts';
import type { ProblemCode } from '../../engine/diagnostics/catalogue.ts';
import { formatProblems, toRecords } from '../../engine/diagnostics/format.ts';
import { locationAt } from '../../engine/provenance/file-location.ts';
import { contactWords } from '../../engine/resolve/business/named-contact.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { formatPhone } from '../../engine/resolve/business/phone.ts';
import { anyPostPath, samplePost } from '../../engine/provenance/any-post.ts';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import { prefixOf } from '../output/problem-view.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { contactLinesOf, pageContactLines, type ContactView } from '../site/contact-list.ts';
import { knownPath } from '../site/known-path.ts';
import { endView, shownFile, viewSite, type Streams, type ViewOptions } from '../site/site-view.ts';
import { terminalWidth } from '../output/layout.ts';

type Words = CommandWords['contacts'];

/** Options of `portao contacts`. */
export interface ContactsOptions extends ViewOptions {
  /** Path of the only page to look at, as a person writes it. */
  readonly page?: string | undefined;
}

/** Problems of buttons that lead nowhere, or to a number that nobody knows. */
const ofButtons: ReadonlySet<ProblemCode> = new Set([
  'contact-number-unknown',
  'contact-unknown',
  'contact-wrong-use',
  'message-unknown',
  'message-value-missing',
  'link-unknown',
  'anchor-unknown',
  'button-without-action',
  'button-many-actions',
]);

/** A button as a program reads it. */
function recordOf(
  {
    page,
    block,
    placement,
    label,
    kind,
    number,
    contact,
    placeholder,
    message,
    file,
    pointer,
  }: ContactButton,
  options: ContactView,
) {
  const location = locationAt(file, pointer);
  return {
    page,
    block,
    placement,
    label,
    kind,
    number,
    phone: number?.startsWith('+') ? formatPhone(number, options.country) : null,
    contact,
    placeholder,
    message,
    file: shownFile(options, location.file),
    line: location.line,
    column: location.column,
  };
}

function countText(buttons: readonly ContactButton[], words: Words): string {
  const numbers = new Set(buttons.map(({ number }) => number)).size;
  const placeholders = new Set(
    buttons.filter(({ placeholder }) => placeholder).map(({ number }) => number),
  ).size;
  const pages = new Set(buttons.map(({ page }) => page)).size;
  return words.count({ buttons: buttons.length, pages, numbers, placeholders });
}

/** What the whole list needs said: what stands for many pages, and the contacts that no button uses. */
function notes(
  buttons: readonly ContactButton[],
  contacts: readonly string[],
  words: Words,
): string[] {
  const unused = contacts.filter((name) => !buttons.some(({ contact }) => contact === name));
  return [
    ...(buttons.some(({ writtenMessage, writtenLabel }) =>
      `${writtenMessage}${writtenLabel}`.includes('{{'),
    )
      ? [words.braces]
      : []),
    ...(buttons.some(({ page }) => page === anyPostPath) ? [words.anyPost({ anyPostPath })] : []),
    ...(unused.length > 0 ? [words.unused({ names: unused.join(', ') })] : []),
  ];
}

/** Lists the contact buttons of the site by number, or those of one page; 0, or 1 if a button leads nowhere or the site has another error. Throws `WrongUse` for an unknown page. */
export function runContacts(wanted: ContactsOptions, streams: Streams): number {
  const { language, json } = wanted;
  const view = viewSite(wanted, streams, { posts: [samplePost] });
  if (!view) return 1;
  const options = { ...wanted, country: localeOf(view.site.settings.document).country };
  const path = options.page === undefined ? null : knownPath(options.page, view, language);
  const origins = siteOrigins(view.site);
  const buttons = view.pages
    .filter((page) => path === null || page.path === path)
    .flatMap((page) => contactButtons(view.site, origins(page.path)));
  const problems = view.errors.filter(({ code }) => ofButtons.has(code));
  if (json) {
    streams.out(
      `${JSON.stringify({ buttons: buttons.map((button) => recordOf(button, options)), problems: toRecords(problems, language, prefixOf(options.siteDir, options.from)) }, null, 2)}\n`,
    );
    return view.errors.length > 0 ? 1 : 0;
  }
  const contacts = Object.entries(view.site.settings.document.contacts).map(([name, contact]) => ({
    name,
    phone: contactWords(contact),
    placeholder: contact.placeholder === true,
  }));
  const words = commandWordsOf(language).contacts;
  const lines =
    path === null
      ? [
          ...contactLinesOf(contacts, buttons, options),
          ...notes(
            buttons,
            contacts.map(({ name }) => name),
            words,
          ),
        ]
      : pageContactLines(buttons, options);
  streams.out(`${[...lines, countText(buttons, words)].join('\n')}\n`);
  if (problems.length > 0) streams.out(`\n${formatProblems(problems, language)}\n`);
  return problems.length === view.errors.length
    ? problems.length > 0
      ? 1
      : 0
    : endView(view, language, streams);
}

/** `portao contacts`. */
export function contactsCommand(context: CommandContext): Command {
  const { root, language, exit } = context;
  const words = commandWordsOf(language).contacts;
  return createCommand(
    'contacts',
    {
      about: words.about,
      examples: ['contacts', 'contacts --page /', 'contacts --json'],
    },
    context,
  )
    .option(words.pageFlag, words.pageOption)
    .option('--json', words.jsonOption)
    .action((options: { site: string; page?: string; json?: boolean }) =>
      exit(
        runContacts(
          {
            siteDir: siteFolder(root, options.site),
            from: process.cwd(),
            language,
            json: options.json === true,
            width: terminalWidth(),
            page: options.page,
          },
          context,
        ),
      ),
    );
}
