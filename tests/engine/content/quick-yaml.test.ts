// The quick reader against the library: what it takes, both read alike; what it is not sure of, it leaves, and says why.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import {
  rangesQuickly,
  readQuickly,
  type QuickYamlReason,
} from '../../../engine/content/quick-yaml/quick-yaml.ts';
import { rangesOf, type ValueRanges } from '../../../engine/content/yaml/value-ranges.ts';
import { filesBelow, importsOf, sources, textOf } from '../../structure/tree.ts';

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

/**
 * What is said of where values stand, `read` being what they are: of names and scalars from where to where, of others where they
 * begin, and whether that is their only line.
 */
function placesIn(
  text: string,
  { key, value, inside }: ValueRanges,
  read: unknown,
  at = '',
): string[] {
  const [from, to] = value ?? [0, 0];
  const isScalar = read === null || typeof read !== 'object';
  // What is empty is told at its name.
  const isEmpty = from === to && key !== null;
  const end = !isScalar && text.slice(from, to).includes('\n') ? 'further lines' : to;
  return [
    [at, key?.join('-'), ...(isEmpty ? ['empty'] : [from, end])].join(' '),
    ...[...inside].flatMap(([name, below]) =>
      placesIn(text, below, (read as Record<string, unknown>)[name], `${at}/${name}`),
    ),
  ];
}

/** Holds a text to its rule: left by the quick reader, or read as by the library, and found where it is. True if it was read. */
function agrees(text: string): boolean {
  const quick = readQuickly(text);
  if ('left' in quick) return false;
  expect({ text, ...(parseFully(text) as object) }).toStrictEqual({ text, value: quick.value });
  const ranges = rangesOf(parseDocument(text, { uniqueKeys: true, strict: true }));
  expect(placesIn(text, rangesQuickly(text)!, quick.value)).toEqual(
    placesIn(text, ranges, quick.value),
  );
  return true;
}

const documents = ['site', 'tests/fixtures/sites']
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => file.endsWith('.yaml'));

describe('the documents of the site', () => {
  it('are all read by the quick reader, as by the library', () => {
    expect(documents.length).toBeGreaterThan(150);
    expect(documents.filter((file) => !agrees(textOf(file)))).toEqual([]);
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
  const runs = Number(process.env.FUZZ_RUNS ?? 1500);

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

describe('the quick reader', () => {
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

  it.each<[string, QuickYamlReason, string]>([
    ['an anchor', 'anchor', 'a: &x 1\n'],
    ['the anchor of a field', 'anchor', '&x a: 1\n'],
    ['an alias', 'alias', 'a: *x\n'],
    ['an alias in brackets', 'alias', 'a: [*x]\n'],
    ['a tag', 'tag', 'a: !t 1\n'],
    ['a merge key', 'field', '<<: { a: 1 }\n'],
    ['a quoted field', 'field', '"a": 1\n'],
    ['a field written twice', 'field', 'a: 1\na: 2\n'],
    ['a field written twice in brackets', 'field', 'a: { b: 1, b: 2 }\n'],
    ['__proto__', 'field', '__proto__: 1\n'],
    ['two documents', 'marker', 'a: 1\n---\nb: 2\n'],
    ['a directive', 'marker', '%YAML 1.2\n'],
    ['a tab', 'character', 'a:\tb\n'],
    ['a byte order mark', 'character', '\ufeffa: b\n'],
    ['a text on two lines', 'indentation', 'a: b\n  c\n'],
    ['a field too far left', 'indentation', 'a:\n  b: 1\n c: 2\n'],
    ['an octal number', 'number', 'a: 011\n'],
    ['a number with an exponent', 'number', 'a: 1e3\n'],
    ['a colon in a text', 'plain-text', 'a: b: c\n'],
    ['a text that begins with a mark', 'plain-text', 'a: @b\n'],
    ['a list in brackets over two lines', 'flow', 'a: [b,\n  c]\n'],
    ['JSON', 'flow', '{\n  "a": 1\n}\n'],
    ['a text behind brackets', 'flow', 'a: [b] c\n'],
    ['a quoted text over two lines', 'quotes', 'a: "b\n  c"\n'],
    ['an escape that JSON does not have', 'quotes', 'a: "\\x41"\n'],
    ['a text that keeps its last lines', 'block-scalar', 'a: |+\n  b\n\n'],
    ['a text with an indentation of its own', 'block-scalar', 'a: |2\n   b\n'],
    ['no line break at the end', 'end', 'a: b'],
    ['nothing', 'end', ''],
    [
      'fifty levels',
      'depth',
      `${Array.from({ length: 50 }, (_, level) => `${'  '.repeat(level)}a:`).join('\n')}\n`,
    ],
  ])('leaves %s to the library, because of: %s', (_, reason, text) => {
    expect(readQuickly(text)).toEqual({ left: reason });
  });

  it('has one door', () => {
    const room = 'engine/content/quick-yaml/';
    const entered = sources
      .filter((file) => !file.startsWith(room))
      .flatMap(importsOf)
      .filter(({ target }) => target?.startsWith(room))
      .map(({ target }) => target);
    expect(entered.length).toBeGreaterThan(1);
    expect(new Set(entered)).toEqual(new Set([`${room}quick-yaml.ts`]));
  });
});
