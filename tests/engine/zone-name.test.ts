import { expect, test } from 'vitest';
import { zoneName } from '../../engine/words/zone-name.ts';

test.each([
  ['pt-BR', 'America/Sao_Paulo', 'Horário de São Paulo'],
  ['pt-BR', 'America/Belem', 'Horário de Belém'],
  ['en', 'America/Sao_Paulo', 'São Paulo time'],
  ['en', 'Europe/London', 'United Kingdom time'],
] as const)('in %s the clock of %s is called %s', (language, timeZone, name) =>
  expect(zoneName(language, timeZone)).toBe(name),
);
