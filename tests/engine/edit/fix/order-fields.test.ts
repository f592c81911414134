import fc from 'fast-check';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { orderFields as orderFieldsBy } from '../../../../engine/edit/fix/order-fields.ts';
import { librarySchemas } from '../../../../engine/content/schemas.ts';

const path = 'pages/cidades/jandira.yaml';
const orderFields = (file: string, text: string) => orderFieldsBy(file, text, librarySchemas);
const ordered = (text: string) => orderFields(path, text).text;

describe('fields out of order', () => {
  it('move whole, with the comments above them, and blank lines stay', () => {
    expect(
      ordered(`# A primeira linha fica.
title: Jandira
path: /jandira # o endereço

# Vale desde ontem.
updated: "2026-01-01"
# Para o buscador,
# com cuidado.
description: |
  Um texto
    # que não é comentário

  de três linhas
blocks: []
`),
    ).toBe(`# A primeira linha fica.
path: /jandira # o endereço
title: Jandira

# Para o buscador,
# com cuidado.
description: |
  Um texto
    # que não é comentário

  de três linhas
# Vale desde ontem.
updated: "2026-01-01"
blocks: []
`);
  });

  it('move inside of lists, behind the dash', () => {
    expect(
      ordered(`blocks:
  # O bloco da abertura.
  - lead: Olá
    heading: Um
    type: page-heading
  - body: "Dois"
    # O tipo diz tudo.
    id: dois
    type: text`),
    ).toBe(`blocks:
  # O bloco da abertura.
  - type: page-heading
    heading: Um
    lead: Olá
  - type: text
    # O tipo diz tudo.
    id: dois
    body: "Dois"`);
  });

  it('move between braces', () => {
    expect(
      ordered('blocks:\n  - { body: "a, b: { c }", type: text }\nregion: {near: [], kind: city}\n'),
    ).toBe('region: {kind: city, near: []}\nblocks:\n  - { type: text, body: "a, b: { c }" }\n');
  });

  it('keep the line ends of Windows', () => {
    expect(ordered('title: a\r\npath: /a\r\nblocks: []\r\n')).toBe(
      'path: /a\r\ntitle: a\r\nblocks: []\r\n',
    );
  });

  it.each([
    [
      'whose comment could be about the first field or about all',
      'region:\n  # Sobre o quê?\n  group: x\n  kind: city\n',
    ],
    ['between braces on many lines', 'region: {\n  group: x, # grupo\n  kind: city }\n'],
    ['that another field refers to', 'title: &t Olá\npath: *t\n'],
    ['whose empty lines are part of a text', 'title: |+\n  a\n\npath: /a\n'],
    ['of which one is unknown', 'titel: a\npath: /a\n'],
  ])('stay where they would not move safely: %s', (_, text) => {
    expect(orderFields(path, text)).toEqual({ text, changes: [] });
  });

  it('are reported with their line', () => {
    expect(orderFields(path, 'path: /a\nregion:\n  group: x\n  kind: city\n').changes).toEqual([
      { line: 3, before: 'group, kind', after: 'kind, group' },
    ]);
  });
});

const text = fc.constantFrom(
  'olá',
  '"dois: três"',
  '|\n      uma linha\n      # outra',
  '>-\n      dobrada\n\n      aqui',
  '[a, b]',
  '{ b: 1, a: 2 }',
  '',
  '"fim" # nota',
);
const comment = fc.constantFrom('', '    # acima\n', '\n', '\n    # com folga\n\n    # e mais\n');
const field = (name: string) =>
  fc.tuple(comment, text).map(([above, value]) => `${above}    ${name}: ${value}\n`);
const block = fc
  .tuple(...['type', 'id', 'heading', 'body', 'aside'].map(field))
  .chain((fields) => fc.shuffledSubarray(fields, { minLength: 2 }))
  .map((fields) => fields.join(''));
/** A page of blocks whose fields stand in any order, with comments anywhere; a dash before the first of each. */
const document = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map(
    (blocks) =>
      `updated: "2026-01-01"\nblocks:\n${blocks.map((fields) => `  -\n${fields}`).join('')}path: /a\n`,
  );

describe('any document', () => {
  it('says the same afterwards, and has nothing left to move', () => {
    fc.assert(
      fc.property(document, (before) => {
        const after = ordered(before);
        expect(parse(after)).toEqual(parse(before));
        expect(ordered(after)).toBe(after);
        expect(
          after
            .split('\n')
            .filter((line) => line.trim() !== '')
            .sort(),
        ).toEqual(
          before
            .split('\n')
            .filter((line) => line.trim() !== '')
            .sort(),
        );
      }),
      { numRuns: 500 },
    );
  });
});
