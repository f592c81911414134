// Mistakes by chance: texts and trees of documents as an editor, a generator or an enemy might leave them.
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { hostileTexts } from './hostile-texts.ts';

const pieces = [
  '- ',
  '  ',
  '\n',
  ': ',
  '#',
  '"',
  "'",
  '|',
  '>-\n',
  '[',
  ']',
  '{',
  '}',
  ', ',
  '&a ',
  '*a',
  '!t ',
  '!!set ',
  '? ',
  '---\n',
  '...\n',
  '%YAML 1.1\n',
  '\t',
  '\r\n',
  '\0',
  '\u0007',
  '\u001b[2J',
  '~',
  '011',
  '<<: ',
  '\\',
  '\\x00',
  '\\ud800',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '__proto__: ',
  'constructor: ',
  '{{',
  '}}',
  '{{claims.technicians}}',
  '{{values.x}}',
  '[a](/x)',
  '](',
  '- - - ',
  '['.repeat(80),
  'x'.repeat(3000),
  '🚪',
  'é',
];

/** A function that makes a few changes to a text. */
export const textMutation: fc.Arbitrary<(text: string) => string> = fc
  .array(
    fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 12 }),
      piece: fc.constantFrom('', ...pieces, ...hostileTexts),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(
    (edits) => (text) =>
      edits.reduce((now, { at, drop, piece }) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + piece + now.slice(place + drop);
      }, text),
  );

/** A value in the place of another. */
const replacement = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      '',
      ' ',
      'x',
      null,
      true,
      0,
      -1,
      1e21,
      [],
      {},
      [[]],
      '#x',
      '/',
      '/barueri',
      '/dicas#seguranca',
      'https://a.b',
      'mailto:a@b.c',
      '**',
      '| a | b |\n| - | - |\n| c | d |',
      '# a\n\n## b',
      '1. a\n- b',
      '<b>',
      '&amp;',
      '`a`',
      'x'.repeat(500),
      '2026-02-30',
      '{{region.in}}',
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
);

const markdown = [
  '**',
  '| a | b |\n| - | - |\n| c | d |',
  '# a\n\n###### b',
  '1. a\n- b\n    - c',
  '> a\n\n---\n\n    b',
  '`a',
  '***',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '![a](/media/portao.svg)',
  '<https://a.b>',
  '&nbsp;&#0;&#x1F;',
  ' ',
];

type Change = {
  readonly kind: 'text' | 'replace' | 'remove' | 'repeat' | 'move' | 'rename';
  readonly at: number;
  readonly to: number;
  readonly value: unknown;
  readonly text: string;
};
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(
    'text',
    'text',
    'text',
    'text',
    'replace',
    'replace',
    'remove',
    'repeat',
    'move',
    'rename',
  ),
  at: fc.nat(),
  to: fc.nat(),
  value: replacement,
  text: fc.oneof(fc.constantFrom(...hostileTexts, ...markdown), fc.string({ unit: 'grapheme' })),
});

type Holder = Record<string, unknown>;

/** Every place of a value below `root`: what holds it, and its name there. */
function placesIn(root: unknown): { holder: Holder; name: string }[] {
  if (typeof root !== 'object' || root === null) return [];
  return Object.keys(root).flatMap((name) => [
    { holder: root as Holder, name },
    ...placesIn((root as Holder)[name]),
  ]);
}

function apply(root: unknown, { kind, at, to, value, text }: Change): void {
  const places = placesIn(root).filter(
    ({ holder, name }) => kind !== 'text' || typeof holder[name] === 'string',
  );
  if (places.length === 0) return;
  const { holder, name } = places[at % places.length]!;
  const other = places[to % places.length]!;
  if (kind === 'text') holder[name] = text;
  else if (kind === 'replace') holder[name] = value;
  else if (kind === 'move') holder[name] = structuredClone(other.holder[other.name]);
  else if (kind === 'repeat' && Array.isArray(holder))
    holder.push(structuredClone(holder[Number(name)]));
  else if (kind === 'rename' && !Array.isArray(holder)) {
    holder[other.name] = holder[name];
    delete holder[name];
  } else if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}

/** A function that makes a few changes to the tree of a document, and writes it again. */
export const treeMutation: fc.Arbitrary<(text: string) => string> = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((changes) => (text) => {
    const root: unknown = parse(text);
    for (const one of changes) apply(root, one);
    return stringify(root, { aliasDuplicateObjects: false });
  });
