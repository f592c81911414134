import { expect, test } from 'vitest';
import { pageWordsOf } from '../../../engine/words/pages.ts';
import { hoursInWords } from '../../../engine/words/hours-in-words.ts';

const work = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const all = [...work, 'Saturday', 'Sunday'];

test.each([
  [work, '08:00', '18:00', 'segunda a sexta, das 8h às 18h', 'Monday to Friday, 8am to 6pm'],
  [['Saturday'], '08:00', '12:00', 'sábado, das 8h ao meio-dia', 'Saturday, 8am to noon'],
  [
    ['Sunday', 'Saturday'],
    '13:30',
    '00:00',
    'sábado e domingo, das 13h30 à meia-noite',
    'Saturday and Sunday, 1:30pm to midnight',
  ],
  [
    ['Monday', 'Wednesday', 'Friday'],
    '12:00',
    '13:00',
    'segunda, quarta e sexta, do meio-dia às 13h',
    'Monday, Wednesday and Friday, noon to 1pm',
  ],
  [
    [...work, 'Sunday'],
    '01:00',
    '12:15',
    'segunda a sexta e domingo, da 1h às 12h15',
    'Monday to Friday and Sunday, 1am to 12:15pm',
  ],
  [all, '00:00', '23:59', 'todos os dias, 24 horas', 'every day, 24 hours'],
])('%j from %s to %s', (days, opens, closes, portuguese, english) => {
  const said = (language: 'pt-BR' | 'en') =>
    hoursInWords([{ days, opens, closes }], pageWordsOf(language).opening);
  expect([said('pt-BR'), said('en')]).toEqual([portuguese, english]);
});

test('several spans of the same days are told together', () => {
  const spans = [
    { days: work, opens: '08:00', closes: '12:00' },
    { days: work, opens: '13:30', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ];
  expect(hoursInWords(spans, pageWordsOf('pt-BR').opening)).toBe(
    'segunda a sexta, das 8h ao meio-dia e das 13h30 às 18h; sábado, das 9h ao meio-dia',
  );
});
