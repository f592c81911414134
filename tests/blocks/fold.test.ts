import { describe, expect, it } from 'vitest';
import { foldPortuguese, isStopWord } from '../../blocks/problem-search/fold.ts';

/** Words of one line are one word to a visitor who searches. */
const families = [
  ['portão', 'portões', 'PORTAO', 'Portoes', 'portao'],
  ['instalação', 'instalacao', 'instalações', 'INSTALAÇÃO', 'instalar', 'instalador', 'instalado'],
  ['motor', 'motores', 'Motor'],
  ['fecha', 'fechar', 'fechando', 'fechou', 'fecham', 'fechado', 'fechamento'],
  ['abre', 'abrir', 'abrindo', 'abriu', 'abrem'],
  ['conserto', 'consertar', 'consertos', 'conserta'],
  ['controle', 'controles'],
  ['elétrica', 'eletrico', 'elétricos', 'ELETRICAS'],
  ['placa', 'placas'],
  ['queimou', 'queimada', 'queimado', 'queima'],
  ['barulho', 'barulhos', 'barulhento'],
  ['garagem', 'garagens'],
  ['luz', 'luzes'],
  ['sinal', 'sinais'],
  ['painel', 'painéis'],
  ['sensor', 'sensores'],
  ['corrimão', 'corrimãos', 'corrimões'],
  ['automático', 'automática', 'automaticamente'],
  ['programação', 'programar', 'programando'],
  ['responde', 'responder', 'respondendo'],
  ['preço', 'preços', 'preco'],
];

describe('foldPortuguese', () => {
  it.each(families)('brings %s and its forms together', (first, ...others) => {
    for (const other of others)
      expect(`${other}: ${foldPortuguese(other)}`).toBe(`${other}: ${foldPortuguese(first!)}`);
  });

  it('keeps words apart that only look alike', () => {
    const pairs = [
      ['portão', 'porta'],
      ['motor', 'moto'],
      ['cabo', 'cabeça'],
      ['trilho', 'trava'],
      ['Santana', 'Santo'],
      ['Vila', 'vidro'],
    ] as const;
    for (const [one, other] of pairs) expect(foldPortuguese(one)).not.toBe(foldPortuguese(other));
  });

  it('never cuts a word below three letters', () => {
    for (const word of ['Sé', 'Lapa', 'Mauá', 'três', 'mês', 'gás', 'cair', 'saída', 'PPA'])
      expect(foldPortuguese(word).length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
  });

  it('leaves words with digits as they are', () => {
    expect(foldPortuguese('433MHz')).toBe('433mhz');
    expect(foldPortuguese('24h')).toBe('24h');
  });
});

describe('isStopWord', () => {
  it('drops words that say nothing, with and without accents', () => {
    for (const word of ['o', 'meu', 'está', 'ESTA', 'que', 'até', 'ate'])
      expect(isStopWord(word)).toBe(true);
  });

  it('keeps «não», which turns a problem round, and the neighbourhood of Sé', () => {
    for (const word of ['não', 'nao', 'Sé', 'Ó', 'fecha', 'volta'])
      expect(isStopWord(word)).toBe(false);
  });
});
