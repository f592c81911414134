import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { addField, EditRefused, removeField, writeField } from '../../cli/upgrade/edit-map.ts';

const document = `# who answers
contacts:
  main: { kind: telephone, phone: "+551130000000" } # the landline
  # at night
  night: { phone: '+5511900000000', placeholder: true }

url: https://www.example.com   # no slash
list:
  - type: hero
    scene: gate
  - { type: text }
`;

test('writes another value in the place of one, with the comment after it', () => {
  expect(writeField(document, ['url'], 'https://example.org')).toBe(
    document.replace('https://www.example.com', 'https://example.org'),
  );
  expect(writeField(document, ['none'], '1')).toBe(document);
  for (const lineBreak of ['\n', '\r\n']) {
    const lines = (value: string) =>
      `a:\n  b: ${value}\n  # why\n  c: 1\n`.replaceAll('\n', lineBreak);
    expect(writeField(lines('|\n    gate'), ['a', 'b'], 'none')).toBe(lines('none'));
  }
  expect(() => writeField(document, ['url'], 'a: b: c')).toThrow(EditRefused);
});

test('takes a field away, from lines and from braces', () => {
  expect(removeField(document, ['contacts', 'night', 'placeholder'])).toBe(
    document.replace(', placeholder: true', ''),
  );
  expect(removeField(document, ['contacts', 'main', 'kind'])).toBe(
    document.replace('kind: telephone, ', ''),
  );
  expect(removeField(document, ['url'])).toBe(document.replace(/^url.*\n/m, ''));
  expect(removeField(document, ['list', 0, 'scene'])).toBe(
    document.replace('    scene: gate\n', ''),
  );
  // Nothing would be left of the map, which is another value than an empty one.
  expect(() => removeField('a:\n  b: 1\n', ['a', 'b'])).toThrow(EditRefused);
});

test('adds a field behind the last one of a map', () => {
  expect(addField(document, ['contacts', 'main', 'use'], 'chat')).toBe(
    document.replace('"+551130000000" }', '"+551130000000", use: chat }'),
  );
  expect(addField(document, ['list', 0, 'heading'], '"Hello"')).toBe(
    document.replace('scene: gate\n', 'scene: gate\n    heading: "Hello"\n'),
  );
  expect(addField('a: 1', ['b'], '2')).toBe('a: 1\nb: 2\n');
  expect(addField('a: 1\r\nb: 2', ['c'], '3')).toBe('a: 1\r\nb: 2\r\nc: 3\r\n');
  expect(() => addField(document, ['url'], 'x')).toThrow(EditRefused);
  expect(() => addField(document, ['nobody', 'x'], '1')).toThrow(EditRefused);
});

describe('in every document of the site', () => {
  const site = join(import.meta.dirname, '../../site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, readFileSync(join(site, file), 'utf8')] as const);

  test('taking the last field of the first block away takes its lines, and adding one adds one', () => {
    let seen = 0;
    for (const [file, text] of files) {
      const [block] = (parse(text) as { blocks?: Record<string, unknown>[] }).blocks ?? [];
      const name = Object.keys(block ?? {}).at(-1);
      if (name === undefined || name === 'type') continue;
      const lines = text.split('\n');
      const without = removeField(text, ['blocks', 0, name]);
      expect(lines.length - without.split('\n').length, file).toBeGreaterThanOrEqual(
        text.includes(`{ type: ${String(block!.type)}`) ? 0 : 1,
      );
      const added = addField(text, ['blocks', 0, 'added'], '1').split('\n');
      expect(added.filter((line) => !lines.includes(line)).length, file).toBe(1);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });
});
