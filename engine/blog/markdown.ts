import type { ResolvedImage } from '../render/types.ts';
import { showPictures } from './pictures/text-pictures.ts';
import { compile, parse, postprocess, preprocess } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

type Event = ReturnType<typeof postprocess>[number];
type HtmlExtension = NonNullable<
  NonNullable<Parameters<typeof compile>[0]>['htmlExtensions']
>[number];

/**
 * What CommonMark knows and the simple markup of posts does not. HTML stays text; a line of dashes, an indented line or
 * "[Obs]: ligue" would turn into what its writer did not mean.
 */
const turnedOff = [
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'codeIndented',
  'codeFenced',
  'definition',
];

/** Most brackets that open in one paragraph or list for links to be looked for, and most runs of `*` and `_` for emphasis. */
const mostMarks = 1000;
/** Most cells of a table: as many as its longest line has, in every line. */
const mostCells = 5000;

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
const cells = (part: string) =>
  part.split('\n').length *
  part.split('\n').reduce((most, line) => Math.max(most, count(line, /\|/g)), 0);

/** What is not looked for in a text: nobody writes so many marks in one paragraph, and the library's time grows with their square. */
function turnedOffIn(text: string): string[] {
  const parts = text.split(/\n[ \t]*\n/).filter((part) => part.length > mostMarks);
  return [
    ...turnedOff,
    ...(parts.some((part) => count(part, /\[/g) > mostMarks)
      ? ['labelStartLink', 'labelStartImage', 'labelEnd']
      : []),
    ...(parts.some((part) => count(part, /\*+|_+/g) > mostMarks) ? ['attention'] : []),
    ...(parts.some((part) => cells(part) > mostCells) ? ['table'] : []),
  ];
}

/** The marks of quotes and lists in one line beyond 32, each inside the one before: the library's time grows with their square, too. */
const deepMarks =
  /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){32})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;

/**
 * The events with each picture as its words, where nobody knows the pictures of the site: another would call other hosts with
 * the visitor's address.
 */
function wordsOfImages(events: readonly Event[]): Event[] {
  const open: string[] = [];
  return events.filter(([kind, { type: token }]) => {
    if (kind === 'exit') open.pop();
    const inside = open.slice(open.lastIndexOf('image'));
    if (kind === 'enter') open.push(token);
    if (token === 'image') return false;
    return inside[0] !== 'image' || (inside[2] === 'labelText' && inside.length > 2);
  });
}

/** Where a line ending is one that the writer typed into running text; elsewhere it stands inside a link's address or in code. */
const runningText: ReadonlySet<string> = new Set([
  'paragraph',
  'emphasisText',
  'strongText',
  'labelText',
]);

/** The events with a hard break before each line ending of running text: the writer's lines are kept. */
function keepLines(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  const open: string[] = [];
  let last = '';
  for (const event of events) {
    const [kind, token, context] = event;
    if (kind === 'exit') open.pop();
    else {
      if (
        token.type === 'lineEnding' &&
        runningText.has(open.at(-1) ?? '') &&
        !last.startsWith('hardBreak')
      ) {
        const hardBreak = { ...token, type: 'hardBreakTrailing' as const };
        kept.push(['enter', hardBreak, context], ['exit', hardBreak, context]);
      }
      open.push(token.type);
      last = token.type;
    }
    kept.push(event);
  }
  return kept;
}

/** Number of marks of each heading, in order: `##` is 2. */
function headingMarks(events: readonly Event[]): number[] {
  const marks: number[] = [];
  let counted = true;
  for (const [kind, token] of events) {
    if (kind !== 'enter') continue;
    if (token.type === 'atxHeading') counted = false;
    else if (token.type === 'atxHeadingSequence' && !counted) {
      marks.push(token.end.offset - token.start.offset);
      counted = true;
    }
  }
  return marks;
}

/** Levels for the marks: the fewest marks become `h2`, as the page's title is its `h1`, and no level is skipped on the way down. */
function headingLevels(marks: readonly number[]): number[] {
  const shift = 2 - marks.reduce((fewest, count) => Math.min(fewest, count), 6);
  let above = 1;
  return marks.map((count) => (above = Math.max(2, Math.min(count + shift, above + 1, 6))));
}

/** Prints headings with the given levels, one after the other. */
function leveledHeadings(levels: readonly number[]): HtmlExtension {
  let next = 0;
  return {
    exit: {
      atxHeadingSequence() {
        if (this.getData('headingRank')) return; // the marks that may close a heading
        const level = levels[next++] ?? 2;
        this.setData('headingRank', level);
        this.lineEndingIfNeeded();
        this.tag(`<h${level}>`);
      },
    },
  };
}

/** A tag, code with all that is in it, or a straight quote, which the library writes as `&quot;`. */
const quotes = /<code>[^<]*<\/code>|<[^>]*>|&quot;/g;
/** Behind these an opening quote stands. */
const before = /^$|[\s([{“—–-]$/;

/** The HTML with typographic quotes in its text, as the pages write them. */
function typographicQuotes(html: string): string {
  let text = '';
  let done = 0;
  return html.replace(quotes, (mark, at: number) => {
    text = at > done ? html.slice(Math.max(done, at - 1), at) : text;
    done = at + mark.length;
    if (mark !== '&quot;') {
      if (/^<(?:\/?(?:p|h\d|li|td|th|blockquote)|br)\b/.test(mark)) text = '';
      return mark;
    }
    const quote = before.test(text) ? '“' : '”';
    text = quote;
    return quote;
  });
}

/**
 * The simple markup of a post as HTML: paragraphs whose line breaks are kept, headings from `h2` on, bold, italics, lists,
 * links, quotes, tables; a picture is what `pictureOf` knows of its address, else its words, and straight quotes are typographic ones. Nothing in it runs script: HTML is shown as text, and a link whose protocol the library does not
 * hold for safe (`javascript:`, `data:`, but `tel:` too) becomes its words; more than 1000 brackets in one paragraph are no
 * links, as many marks no emphasis, more than 5000 cells no table, and the 33rd quote or list within another is left out. Works in Node and in the browser.
 */
export function postHtml(
  markdown: string,
  pictureOf: ((address: string) => ResolvedImage | null) | null = null,
): string {
  const text = markdown.replace(/\r\n?/g, '\n').replace(deepMarks, '$1');
  const written = postprocess(
    parse({ extensions: [gfmTable(), { disable: { null: turnedOffIn(text) } }] })
      .document()
      .write(preprocess()(text, undefined, true)),
  );
  const events = keepLines(pictureOf ? written : wordsOfImages(written));
  const html = compile({
    htmlExtensions: [gfmTableHtml(), leveledHeadings(headingLevels(headingMarks(events)))],
  })(events);
  return typographicQuotes(
    (pictureOf ? showPictures(html, pictureOf) : html)
      // A link that leads nowhere, as the library leaves it. Text never holds `<`, and links do not nest.
      .replace(/<a href=""(?: title="[^"]*")?>([^]*?)<\/a>/g, '$1')
      // A picture without words leaves nothing.
      .replace(/<p><\/p>\n?/g, '')
      // Marks without words are no heading.
      .replace(/<h([2-6])><\/h\1>\n?/g, '')
      // A wide table scrolls inside itself on a phone: it must be reachable by keyboard.
      .replaceAll('<table>', '<table tabindex="0">'),
  );
}
