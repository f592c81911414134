// The number of the company: which are right, in the old form and in the one with letters, and how they are written.
import { describe, expect, it } from 'vitest';
import { cnpjFault, formatCnpj } from '../../../engine/resolve/business/cnpj.ts';

describe('a CNPJ', () => {
  it.each([
    '11.222.333/0001-81',
    '11222333000181',
    ' 11 222 333 0001 81 ',
    // The example of the Receita Federal for the form with letters.
    '12.ABC.345/01DE-35',
    '12abc34501de35',
  ])('is right as %s', (text) => {
    expect(cnpjFault(text)).toBeNull();
  });

  it.each([
    ['11.222.333/0001-80', 'digits'],
    ['11.222.333/0001-18', 'digits'],
    ['21.222.333/0001-81', 'digits'],
    ['12.ABC.345/01DE-53', 'digits'],
    ['12.ABD.345/01DE-35', 'digits'],
    // Fit the digits, and nobody's.
    ['00.000.000/0000-00', 'digits'],
    ['11.222.333/0001-8', 'shape'],
    ['11.222.333/0001-811', 'shape'],
    ['12.ABC.345/01DE-3A', 'shape'],
    ['11.222.333/000ç-81', 'shape'],
    ['', 'shape'],
  ])('is refused as %s', (text, fault) => {
    expect(cnpjFault(text)).toBe(fault);
  });

  it('is written with dots, slash and hyphen', () => {
    expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  });
});
