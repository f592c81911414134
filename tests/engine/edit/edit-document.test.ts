import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { editText } from '../../../engine/edit/edit-document.ts';
import { EditRefused, hashOf, type Patch } from '../../../engine/edit/patch.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { expected, randomPatch, seeded, tryEdit } from './random-edits.ts';
import { editedDocuments, edits, plainValue } from './site-documents.ts';

type Edit = Patch extends infer P ? (P extends Patch ? Omit<P, 'file'> : never) : never;

const edit = (text: string, ...patches: Edit[]) =>
  editText(
    { path: 'pages/x.yaml', text },
    patches.map((patch) => ({ ...patch, file: 'pages/x.yaml' }) as Patch),
  );

const page = `# who answers
contacts:
  main: { kind: telephone, phone: "+551130000000" } # the landline
  # at night
  night: { phone: '+5511900000000', placeholder: true }

url: https://www.example.com   # no slash
list:
  - type: hero
    scene: gate

  # about text
  - { type: text }

  - type: steps # s
    body: |
      one

      two
    items:
      - a: 1
        b: 2
      - a: 3
`;

describe('set', () => {
  test('changes the letters of a value, in the quotes that it had', () => {
    expect(edit(page, { op: 'set', pointer: ['url'], value: 'https://b.example' })).toBe(
      page.replace('https://www.example.com', 'https://b.example'),
    );
    expect(edit(page, { op: 'set', pointer: ['contacts', 'night', 'phone'], value: "it's" })).toBe(
      page.replace('+5511900000000', "it''s"),
    );
  });

  test('writes several lines below the mark, and its comment stays', () => {
    expect(edit(page, { op: 'set', pointer: ['list', 2, 'body'], value: 'uno\n\ndue\n' })).toBe(
      page.replace('one\n\n      two', 'uno\n\n      due'),
    );
    expect(
      edit(
        'a: |  # why\n  one\nb: x # y\n',
        { op: 'set', pointer: ['a'], value: 'two' },
        { op: 'set', pointer: ['b'], value: 'p\nq' },
      ),
    ).toBe('a: two # why\nb: |- # y\n  p\n  q\n');
  });

  test('adds a field that is not there, and changes of a list only what is other', () => {
    expect(edit(page, { op: 'set', pointer: ['list', 0, 'label'], value: 'x' })).toBe(
      page.replace('scene: gate\n', 'scene: gate\n    label: x\n'),
    );
    expect(
      edit(page, {
        op: 'set',
        pointer: ['list', 2, 'items'],
        value: [{ a: 1, b: 3 }, { a: 3 }, { a: 4 }],
      }),
    ).toBe(page.replace('b: 2', 'b: 3').replace('- a: 3\n', '- a: 3\n      - a: 4\n'));
  });

  test('leaves a document alone that says so already', () => {
    expect(edit(page, { op: 'set', pointer: ['list', 1], value: { type: 'text' } })).toBe(page);
  });
});

test('insert takes the indentation and the blank lines of its siblings', () => {
  expect(
    edit(page, { op: 'insert', pointer: ['list', 1], value: { type: 'new', heading: 'a: b' } }),
  ).toBe(page.replace('scene: gate\n', 'scene: gate\n\n  - type: new\n    heading: "a: b"\n'));
  expect(edit('a: [x, y]\r\n', { op: 'insert', pointer: ['a', 0], value: 'w, z' })).toBe(
    'a: ["w, z", x, y]\r\n',
  );
  expect(edit('a:\n  - x', { op: 'insert', pointer: ['a', 1], value: 'y' })).toBe(
    'a:\n  - x\n  - y',
  );
});

test('remove takes the comment above along, and leaves an empty list where the last item went', () => {
  expect(edit(page, { op: 'remove', pointer: ['list', 1] })).toBe(
    page.replace('  # about text\n  - { type: text }\n\n', ''),
  );
  expect(edit(page, { op: 'remove', pointer: ['list', 2, 'items', 0, 'a'] })).toBe(
    page.replace('- a: 1\n        b: 2', '- b: 2'),
  );
  expect(edit('a:\n  - x # y\nb: 1', { op: 'remove', pointer: ['a', 0] })).toBe('a: [] # y\nb: 1');
});

test('move and rename take what is written as it is', () => {
  expect(edit(page, { op: 'move', pointer: ['list', 0], value: 1 })).toBe(
    page.replace(
      '  - type: hero\n    scene: gate\n\n  # about text\n  - { type: text }\n',
      '  # about text\n  - { type: text }\n\n  - type: hero\n    scene: gate\n',
    ),
  );
  expect(edit(page, { op: 'rename', pointer: ['contacts', 'night'], value: 'late' })).toBe(
    page.replace('night: {', 'late: {'),
  );
});

describe('is refused', () => {
  const reason = (text: string, ...patches: Edit[]) => {
    try {
      return edit(text, ...patches);
    } catch (error) {
      return error instanceof EditRefused ? error.reason : error;
    }
  };

  test('where somebody else changed the value, and done where the list has only shifted', () => {
    const seen = hashOf({ type: 'text' });
    expect(reason(page, { op: 'remove', pointer: ['url'], seen })).toBe('changed');
    expect(reason(page, { op: 'remove', pointer: ['list', 0], seen })).toBe(
      page.replace('  # about text\n  - { type: text }\n\n', ''),
    );
    expect(
      reason(page, { op: 'set', pointer: ['list', 0, 'items', 0, 'b'], value: 7, seen: hashOf(2) }),
    ).toBe(page.replace('b: 2', 'b: 7'));
  });

  test('where nothing or something stands, or others say the same through it', () => {
    expect(reason(page, { op: 'remove', pointer: ['none'] })).toBe('missing');
    expect(reason(page, { op: 'insert', pointer: ['url'], value: 1 })).toBe('exists');
    expect(reason(page, { op: 'rename', pointer: ['url'], value: 'list' })).toBe('exists');
    expect(reason(page, { op: 'move', pointer: ['list', 0], value: 3 })).toBe('missing');
    expect(reason('a: &a 1\nb: *a\n', { op: 'set', pointer: ['a'], value: 2 })).toBe('shared');
    expect(reason('a: &a { b: 1 }\nc: *a\n', { op: 'set', pointer: ['c', 'b'], value: 2 })).toBe(
      'shared',
    );
    expect(reason('a: [', { op: 'set', pointer: ['a'], value: 2 })).toBe('unreadable');
  });
});

test(`${edits} random edits change their range and nothing else`, () => {
  const random = seeded(11);
  const paths = Object.keys(editedDocuments).filter((path) => {
    const value = plainValue(editedDocuments[path]!);
    return typeof value === 'object' && value !== null;
  });
  const values = new Map(paths.map((path) => [path, plainValue(editedDocuments[path]!)]));
  const told: string[] = [];
  let done = 0;
  for (let round = 0; round < edits; round++) {
    // As many of the hostile ones as of ours.
    const among = round % 2 ? paths : paths.filter((path) => path in hostileDocuments);
    const path = among[Math.floor(random() * among.length)]!;
    const patch = randomPatch(values.get(path), random);
    const result = tryEdit(path, editedDocuments[path]!, values.get(path), patch);
    if (result === 'done') done += 1;
    else if (result !== 'refused: shared') told.push(`${result} ${path} ${JSON.stringify(patch)}`);
  }
  expect(told.filter((one) => !one.startsWith('refused'))).toEqual([]);
  // What is refused without need is not many.
  expect(told.length).toBeLessThanOrEqual(edits / 200);
  expect(done).toBeGreaterThan(edits * 0.9);
});

test('patches in a row say what they say one by one', () => {
  const random = seeded(7);
  for (const [path, text] of Object.entries(hostileDocuments)) {
    if (/anchors|one/.test(path)) continue;
    for (let round = 0; round < 5; round++) {
      let value = plainValue(text);
      const patches: Patch[] = [];
      while (patches.length < 10 && value !== null && Object.keys(value as object).length > 0) {
        patches.push(randomPatch(value, random));
        value = expected(value, patches.at(-1)!);
      }
      try {
        expect(isDeepStrictEqual(plainValue(editText({ path, text }, patches)), value)).toBe(true);
      } catch (error) {
        if (!(error instanceof EditRefused)) throw error;
      }
    }
  }
});
