import { expect, test } from 'vitest';
import { textsOf } from '../../../../engine/content/fields.ts';
import { librarySchemas } from '../../../../engine/content/schemas.ts';
import { documentSections } from '../../../../engine/check/lints/safety/document-sections.ts';

const sections = (value: unknown) =>
  documentSections(textsOf({ path: 'pages/a.yaml', value }, librarySchemas)).map((section) =>
    section.map(({ text }) => text),
  );

test('a block is a section, and so is a question with its answer', () => {
  expect(
    sections({
      title: 'Dúvidas',
      blocks: [
        { type: 'text', heading: 'Antes', body: 'Leia.' },
        {
          type: 'accordion',
          heading: 'Perguntas',
          items: [
            { id: 'a', question: 'Como?', answer: 'Assim.' },
            { id: 'b', question: 'Quando?', answer: 'Hoje.' },
          ],
        },
      ],
    }),
  ).toEqual([
    ['Dúvidas'],
    ['Antes', 'Leia.'],
    ['Perguntas'],
    ['Como?', 'Assim.'],
    ['Quando?', 'Hoje.'],
  ]);
});

test('steps are read together, with the lead of their block', () => {
  expect(
    sections({
      blocks: [
        {
          type: 'checklist',
          lead: 'Com o disjuntor desligado.',
          items: [
            { title: 'Um', text: 'Varra.' },
            { title: 'Dois', text: 'Limpe.' },
          ],
        },
      ],
    }),
  ).toEqual([['Com o disjuntor desligado.', 'Um', 'Varra.', 'Dois', 'Limpe.']]);
});

test('a list of texts belongs to the fields around it', () => {
  expect(sections({ heading: 'Veja', symptoms: ['Range.', 'Bate.'] })).toEqual([
    ['Veja', 'Range.', 'Bate.'],
  ]);
});

test('a text in Markdown is taken apart at its headings', () => {
  expect(sections({ heading: 'Guia', body: 'Um.\n## Dois\nTrês.' })).toEqual([
    ['Guia', 'Um.\n'],
    ['## Dois\nTrês.'],
  ]);
});
