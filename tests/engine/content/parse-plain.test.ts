// The fast parser against the full one: what it accepts, both read alike; what it is not sure of, it leaves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { parseWithPositions } from '../../../engine/content/source-file.ts';
import { placesOf } from '../../../engine/content/yaml/value-places.ts';
import { parsePlain, plainPlaces } from '../../../engine/content/yaml/parse-plain.ts';
import { filesBelow, textOf } from '../../structure/tree.ts';

/** The value that the full parser reads, or that it refuses the text. */
function parseFully(text: string): { value: unknown } | 'refused' {
  const document = parseDocument(text, { uniqueKeys: true, strict: true, prettyErrors: false });
  if (document.errors.length > 0) return 'refused';
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) as unknown };
  } catch {
    return 'refused';
  }
}

/** How many texts had their places compared. */
let placed = 0;

/** Holds a text to its rule: refused by the fast parser, or read as by the full one. True if it was read. */
function agrees(text: string): boolean {
  const value = parsePlain(text);
  if (value === undefined) return false;
  expect({ text, ...(parseFully(text) as object) }).toStrictEqual({ text, value });
  const places = plainPlaces(text);
  if (places) {
    placed += 1;
    expect({ text, places }).toEqual({ text, places: placesOf(parseWithPositions(text).document) });
  }
  return true;
}

const documents = ['site', 'tests/fixtures/sites']
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => file.endsWith('.yaml'));

describe('the documents of the site', () => {
  it('are all read by the fast parser, as by the full one', () => {
    expect(documents.length).toBeGreaterThan(150);
    placed = 0;
    expect(documents.filter((file) => !agrees(textOf(file)))).toEqual([]);
    expect(placed).toBeGreaterThan(150);
  });
});

/** Pieces that documents are made of, and those that trip a parser. */
const pieces = [
  '- ',
  '  ',
  '\n',
  ': ',
  ':',
  ' #',
  '#',
  '"',
  "'",
  '|',
  '>',
  '|-',
  '>-\n',
  '[',
  ']',
  '{',
  '}',
  ', ',
  ',',
  '&a ',
  '*a',
  '!t ',
  '? ',
  '---\n',
  '...\n',
  '%',
  '@',
  '`',
  '\t',
  '\r\n',
  '~',
  'null',
  'true',
  '011',
  '1.0',
  '-1',
  '0x1f',
  '.5',
  '1e3',
  '<<: ',
  'a: b\n',
  '- a\n',
  '  b: c\n',
  '\\',
  '\\n',
  '\\u00e9',
  '\\x41',
  '  \n',
  'á',
  '🚪',
  '\u2028',
  '\u0085',
  '\ufeff',
  '__proto__: ',
  '"a": ',
  "''",
  '    ',
  '-',
  '- - ',
  '\n\n',
  ' : ',
  'a:b',
  'http://x',
  '=',
  '2026-11-20',
  '+1',
  '-.inf',
  '.nan',
  '0o7',
  '1_000',
  'yes',
];

/** A text with some pieces put into it, and some of its own left out. */
const edit = fc.array(
  fc.record({ at: fc.nat(), drop: fc.nat({ max: 6 }), piece: fc.constantFrom('', ...pieces) }),
  { minLength: 1, maxLength: 4 },
);
const edited = (text: string, edits: readonly { at: number; drop: number; piece: string }[]) =>
  edits.reduce((now, { at, drop, piece }) => {
    const place = at % (now.length + 1);
    return now.slice(0, place) + piece + now.slice(place + drop);
  }, text);

const key = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_-]{0,8}$/);
const scalar = fc.oneof(
  fc.string(),
  fc.constantFrom(...pieces),
  fc.lorem(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.lorem({ mode: 'sentences' }).map((text) => text.replaceAll('. ', '.\n')),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
  ),
}));
const style = fc.record({
  lineWidth: fc.constantFrom(0, 40),
  indentSeq: fc.boolean(),
  indent: fc.constantFrom(2, 4),
  defaultStringType: fc.constantFrom(
    'PLAIN',
    'QUOTE_SINGLE',
    'QUOTE_DOUBLE',
    'BLOCK_LITERAL',
    'BLOCK_FOLDED',
  ) as fc.Arbitrary<'PLAIN'>,
  collectionStyle: fc.constantFrom('any', 'block', 'flow') as fc.Arbitrary<'any'>,
});

describe('any text', () => {
  const runs = Number(process.env.FUZZ_RUNS ?? 3000);

  it('that a document turns into by a mistake is read alike or left', () => {
    const small = documents.filter((file) => textOf(file).length < 4000);
    fc.assert(
      fc.property(
        fc.constantFrom(...small),
        edit,
        (file, edits) => void agrees(edited(textOf(file), edits)),
      ),
      { numRuns: runs / 3 },
    );
  });

  it('of pieces that trip parsers is read alike or left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces, 'a', 'b c', '1'), { maxLength: 14 }),
        (parts) => void agrees(`${parts.join('')}\n`),
      ),
      { numRuns: runs },
    );
  });

  it('that a tree is written as is read alike or left', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5 }),
        style,
        (value, options) => void agrees(stringify(value, options)),
      ),
      { numRuns: runs },
    );
  });
});

describe('the fast parser', () => {
  it.each([
    [
      'comments, empty lines and lists at the indentation of their field',
      '# a\n\na: # b\n- x\n\n- y # z\nb:\n  - c: 1\n    d: [e, "f", { g: 2 }]\n  -\n    - h\n',
    ],
    [
      'literal and folded texts',
      'a: |\n  um\n\n  dois\n   três\nb: >-\n  um\n  dois\n\n  três\nc: |-\n  x\n\n',
    ],
    [
      'quotes, numbers and words',
      'a: \'it\'\'s\' # x\nb: "\\u00e9 \\"x\\""\nc: -1.5\nd: ~\ne: TRUE\nf: 2026-11-20\ng: a:b\n',
    ],
  ])('reads %s', (_, text) => {
    expect(agrees(text)).toBe(true);
  });

  it.each([
    ['an anchor', 'a: &x 1\n'],
    ['an alias', 'a: *x\n'],
    ['a tag', 'a: !t 1\n'],
    ['a merge key', '<<: { a: 1 }\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ['a tab', 'a:\tb\n'],
    ['a field written twice', 'a: 1\na: 2\n'],
    ['a text on two lines', 'a: b\n  c\n'],
    ['an octal number', 'a: 011\n'],
    ['__proto__', '__proto__: 1\n'],
    ['a colon in a text', 'a: b: c\n'],
    ['no line break at the end', 'a: b'],
    [
      'fifty levels',
      `${Array.from({ length: 50 }, (_, level) => `${'  '.repeat(level)}a:`).join('\n')}\n`,
    ],
  ])('leaves %s to the full one', (_, text) => {
    expect(parsePlain(text)).toBeUndefined();
  });
});
