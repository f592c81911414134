import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { emptyValues, type EditorValues } from '../../engine/panel/editor/editor-values.ts';
import { explainRule } from '../../engine/panel/editor/rule-text.ts';
import { Score } from '../../engine/panel/post/Score.tsx';
import { LanguageContext } from '../../engine/panel/data/panel-language.ts';
import { ScoreRules } from '../../engine/panel/editor/ScoreRules.tsx';
import { scoring } from '../posts/examples.ts';
import { languageOf, portuguese } from './spoken.ts';

const print = (element: ReactElement) =>
  renderToStaticMarkup(<LanguageContext value={languageOf(portuguese)}>{element}</LanguageContext>);

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const shown = (values: Partial<EditorValues>, stored: number | null = null) =>
  textOf(
    print(<ScoreRules values={{ ...emptyValues, ...values }} stored={stored} scoring={scoring} />),
  );
const good: Partial<EditorValues> = {
  title: 'Motor de portão automático: o que olhar',
  meta_description: 'd'.repeat(130),
  tags: 'motor, portão, PPA',
  content: `${'Motor de portão. '.repeat(3)}${'x'.repeat(1500)}`,
};

describe('the score in the editor', () => {
  test('says of each rule what the post has, what it lacks and what that is worth', () => {
    const text = shown({ title: 'Cabo de aço', tags: 'a, b, c, d, e, f, g, h' });
    expect(text).toContain('Título de 30 a 60 caracteres Tem 11 caracteres. Faltam 19. 0 de 20');
    expect(text).toContain('De 3 a 7 tags Tem 8 tags. Sobra 1. 0 de 10');
    expect(text).toContain(
      'Texto de pelo menos 1.500 caracteres Tem 0 caracteres. Faltam 1.500. 0 de 25',
    );
  });

  test('adds up to the points of the rules that passed', () => {
    const text = shown(good);
    expect(text).toMatch(/^Nota SEO ✓ 100 de 100, boa/);
    for (const points of ['+20', '+15', '+25', '+10', '+30']) expect(text).toContain(points);
  });

  test('shows the stored score beside the computed one where they differ', () => {
    expect(shown(good, 85)).toContain('Guardada: 85. Salvar guarda a calculada, 100.');
    expect(shown(good, 100)).not.toContain('Guardada');
  });

  test('counts one thing in the singular', () => {
    expect(
      explainRule(portuguese.words, {
        id: 'keywords',
        found: 2,
        min: 3,
        max: 8,
        passed: false,
        points: 30,
      }),
    ).toBe('Tem 2 expressões. Falta 1.');
    expect(
      explainRule(portuguese.words, {
        id: 'tags',
        found: 1,
        min: 3,
        max: 7,
        passed: false,
        points: 10,
      }),
    ).toBe('Tem 1 tag. Faltam 2.');
  });

  test('of the scheduler is shown with what the rules gave, where that is another', () => {
    expect(textOf(print(<Score value={85} computed={70} />))).toBe('✓ 85 de 100, boa calculada 70');
    expect(textOf(print(<Score value={85} computed={85} />))).toBe('✓ 85 de 100, boa');
  });

  test('bears a check from 70 on and a warning below, in words too', () => {
    expect(textOf(print(<Score value={70} />))).toBe('✓ 70 de 100, boa');
    expect(textOf(print(<Score value={69} />))).toBe('! 69 de 100, abaixo de 70');
  });
});
