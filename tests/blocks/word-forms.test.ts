import { describe, expect, it } from 'vitest';
import * as english from '../../engine/words/en/word-forms.ts';
import { foldWord, isStopWord } from '../../engine/words/pt-BR/word-forms.ts';

/** Words of one line are one word to a visitor who searches. */
const portuguese = [
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

describe('Portuguese words', () => {
  it.each(portuguese)('brings %s and its forms together', (first, ...others) => {
    for (const other of others)
      expect(`${other}: ${foldWord(other)}`).toBe(`${other}: ${foldWord(first!)}`);
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
    for (const [one, other] of pairs) expect(foldWord(one)).not.toBe(foldWord(other));
  });

  it('never cuts a word below three letters', () => {
    for (const word of ['Sé', 'Lapa', 'Mauá', 'três', 'mês', 'gás', 'cair', 'saída', 'PPA'])
      expect(foldWord(word).length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
  });

  it('leaves words with digits as they are', () => {
    expect(foldWord('433MHz')).toBe('433mhz');
    expect(foldWord('24h')).toBe('24h');
  });
});

describe('Portuguese stop words', () => {
  it('drops words that say nothing, with and without accents', () => {
    for (const word of ['o', 'meu', 'está', 'ESTA', 'que', 'até', 'ate'])
      expect(isStopWord(word)).toBe(true);
  });

  it('keeps «não», which turns a problem round, and the neighbourhood of Sé', () => {
    for (const word of ['não', 'nao', 'Sé', 'Ó', 'fecha', 'volta'])
      expect(isStopWord(word)).toBe(false);
  });
});

describe('English words', () => {
  it.each([
    ['lock', 'locks', 'locked', 'locking', 'LOCKS'],
    ['key', 'keys', "key's"],
    ['leak', 'leaks', 'leaking', 'leaked'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['install', 'installing', 'installed', 'installation', 'installations', 'installer'],
    ['replace', 'replaces', 'replaced', 'replacing', 'replacement'],
    ['battery', 'batteries'],
    ['switch', 'switches'],
    ['glass', 'glasses'],
    ['break', 'breaks', 'breaking', 'broken', 'broke'],
    ['close', 'closes', 'closed', 'closing'],
    ['open', 'opens', 'opening', 'opened', 'opener'],
    ['tooth', 'teeth'],
    ['quick', 'quickly'],
    ['price', 'prices', 'pricing'],
  ])('brings %s and its forms together', (first, ...others) => {
    for (const other of others)
      expect(`${other}: ${english.foldWord(other)}`).toBe(`${other}: ${english.foldWord(first)}`);
  });

  it('keeps words apart that only look alike, and cuts none below three letters', () => {
    for (const [one, other] of [
      ['door', 'do'],
      ['water', 'wait'],
      ['car', 'card'],
      ['string', 'stir'],
      ['bus', 'busy'],
    ] as const)
      expect(english.foldWord(one)).not.toBe(english.foldWord(other));
    for (const word of ['bed', 'ring', 'these', 'red', 'aging', 'constructor'])
      expect(english.foldWord(word).length).toBeGreaterThanOrEqual(3);
    expect(english.foldWord('24h')).toBe('24h');
  });

  it('drops words that say nothing, and keeps those that turn a problem round', () => {
    for (const word of ['the', 'My', 'is', 'how']) expect(english.isStopWord(word)).toBe(true);
    for (const word of ['not', 'out', 'key', '']) expect(english.isStopWord(word)).toBe(false);
  });
});
