// What no password may be.
import { expect, test } from 'vitest';
import { passwordProblem } from '../../engine/database/passwords.mjs';

const account = { email: 'maria.silva@serralheria.com.br', name: 'Maria da Silva' };

test.each<[string, ReturnType<typeof passwordProblem>]>([
  ['curta', 'length'],
  ['é'.repeat(37), 'length'],
  ['1234567890', 'known'],
  ['password123', 'known'],
  ['PASSWORD123', 'known'],
  ['basketball', 'known'],
  ['Basketball2026!', 'known'],
  ['maria.silva@serralheria.com.br', 'own'],
  ['Maria.Silva', 'own'],
  ['mariadasilva', 'own'],
  ['MariaDaSilva2026', 'own'],
  ['serralheria', 'own'],
  ['Serralheria1!', 'own'],
  ['quatro palavras ao acaso', null],
  ['73920473829104', null],
  ['maria gosta de serrar', null],
  ['         !', null],
])('%j: %s', (password, problem) => {
  expect(passwordProblem(password, account)).toBe(problem);
});

test('a password is judged without an account too', () => {
  expect([passwordProblem('1234567890'), passwordProblem('quatro palavras')]).toEqual([
    'known',
    null,
  ]);
});
