// Postal codes as people of each country write them, and those of another.
import { expect, test } from 'vitest';
import { isPostalCode } from '../../../engine/resolve/business/postal-code.ts';

test.each([
  ['IN', '110001'],
  ['IN', '110 001'],
  ['AR', '1425'],
  ['AR', 'C1425ABC'],
  ['CL', '8320000'],
  ['CL', '832-0000'],
  ['MD', 'MD-2001'],
  ['JP', '100-0001'],
  ['JP', '1000001'],
  ['DE', 'D-10115'],
  ['GB', 'LS1 1AA'],
  ['GB', 'ls11aa'],
  ['GB', 'GIR 0AA'],
  ['US', '12345-6789'],
  ['PT', '1000-001'],
  ['BR', '01000-000'],
  ['BR', '01000000'],
  ['AX', 'AX-22100'],
  ['XX', 'any'],
])('of %s: %s', (country, code) => expect(isPostalCode(code, country)).toBe(true));

test.each([
  ['BR', 'LS1 1AA'],
  ['BR', '1000-001'],
  ['BR', ''],
  ['GB', '01000-000'],
  ['IN', '11001'],
  ['JP', '100-001'],
])('not of %s: %s', (country, code) => expect(isPostalCode(code, country)).toBe(false));
