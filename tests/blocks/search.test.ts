import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '#engine/client/search';
import { createSearch } from '../../blocks/problem-search/search.ts';

const entry = (kind: SearchEntry['kind'], title: string, text: string): SearchEntry => ({
  kind,
  title,
  text,
  href: `/${kind}/${title}`,
});

const entries: readonly SearchEntry[] = [
  entry(
    'place',
    'Itaquera',
    'Motor de portão, conserto e manutenção em Itaquera, Zona Leste de São Paulo.',
  ),
  entry('place', 'Itaquaquecetuba', 'Motor de portão em Itaquaquecetuba: conserto no mesmo dia.'),
  entry('place', 'Osasco', 'Instalação e conserto de portão em Osasco. Troca de placa e controle.'),
  entry('place', 'Sé', 'Conserto de portão no centro de São Paulo.'),
  entry('service', 'Placa Central', 'Troca da placa que queimou, com a programação dos controles.'),
  entry('service', 'Controles Remotos', 'Controle novo, gravado na hora.'),
  entry('service', 'Troca de Cabo de Aço', 'Cabo novo antes que o portão caia.'),
  entry('service', 'Instalação e Manutenção', 'Motor novo instalado e revisão do que você já tem.'),
  entry(
    'question',
    'O controle parou de funcionar. É a pilha?',
    'Quase sempre. Troque a pilha; se não voltar, o controle perdeu a gravação.',
  ),
  entry(
    'question',
    'Quanto tempo leva a instalação?',
    'De 3 a 6 horas, com o portão em bom estado.',
  ),
  entry(
    'question',
    'Por que o portão fecha e volta?',
    'A fotocélula vê alguma coisa no caminho ou a força do motor está baixa.',
  ),
  entry(
    'problem',
    'Portão não fecha',
    'Abre e fica aberto. Fotocélula suja, fim de curso fora do lugar ou placa queimada.',
  ),
  entry(
    'problem',
    'Motor faz barulho',
    'Ronca ou range. Engrenagem gasta ou falta de lubrificação.',
  ),
  entry('problem', 'Portão abre sozinho', 'Outro controle na mesma frequência, ou fio em curto.'),
  entry(
    'post',
    'Como escolher o motor do portão',
    'Peso, tipo do portão e quantas vezes ele abre por dia.',
  ),
  entry('page', 'Guia Completo', 'Tipos de portão, marcas, controles, manutenção e conserto.'),
];

const search = createSearch(entries);
const titles = (words: string) => search(words).map(({ title }) => title);

const synonyms = [
  ['placa', 'circuito'],
  ['conserto', 'reparo', 'assistência'],
];
const alike = createSearch(entries, synonyms);

describe('a search with synonyms', () => {
  it.each([
    ['circuitos', 'Placa Central'],
    ['reparo em osasco', 'Osasco'],
    ['assistencia itaquera', 'Itaquera'],
    ['placas', 'Placa Central'],
  ])('finds for "%s" what has another word of its group: %s', (words, title) => {
    expect(alike(words)[0]?.title).toBe(title);
  });

  it('finds nothing of the kind without them', () => {
    expect(titles('circuitos')).toEqual([]);
  });

  it('finds what has a word of a group by its beginning', () => {
    const circuit = entry('question', 'Qual é o circuito?', 'Depende.');
    expect(createSearch([circuit], synonyms)('circui')).toEqual([circuit]);
    expect(createSearch([circuit], synonyms)('placa')).toEqual([circuit]);
  });

  it('finds the same as ever for other words', () => {
    expect(alike('barulho')).toEqual(search('barulho'));
  });
});

describe('createSearch', () => {
  it('answers «portão não fecha» with that problem', () => {
    expect(titles('portão não fecha')[0]).toBe('Portão não fecha');
  });

  it('takes no notice of case and accents', () => {
    expect(titles('PORTAO NAO FECHA')).toEqual(titles('portão não fecha'));
  });

  it('takes no notice of plural and verb form', () => {
    expect(titles('portões não fecham')).toEqual(titles('portão não fecha'));
    expect(titles('instalações')).toEqual(titles('instalacao'));
  });

  it('puts the question about the remote before the service, and both before texts that mention one; places only where they are named', () => {
    const [first, second, ...others] = search('controle');
    expect(first?.title).toBe('O controle parou de funcionar. É a pilha?');
    expect(second?.title).toBe('Controles Remotos');
    expect(others.map(({ title }) => title)).toEqual(['Portão abre sozinho']);
    expect(titles('controle em osasco')).toContain('Osasco');
  });

  it('finds a neighbourhood by its name', () => {
    expect(titles('Itaquera')).toEqual(['Itaquera']);
    expect(titles('Sé')[0]).toBe('Sé');
  });

  it('puts what is called so before a question about it', () => {
    const asked = entry('question', 'Quanto custa o motor em Itaquera?', 'Em Itaquera, o kit.');
    expect(createSearch([asked, ...entries])('itaquera').map(({ title }) => title)).toEqual([
      'Itaquera',
      'Quanto custa o motor em Itaquera?',
    ]);
  });

  it('ignores small words: «troca de placa» is the service that does it', () => {
    expect(titles('troca de placa')[0]).toBe('Placa Central');
    expect(titles('a troca da minha placa')).toEqual(titles('troca de placa'));
  });

  it('forgives a typing error only where nothing is written that way', () => {
    expect(titles('itaqera')).toEqual(['Itaquera']);
    expect(titles('contole')[0]).toBe('O controle parou de funcionar. É a pilha?');
  });

  it('completes a word that was begun', () => {
    expect(titles('lubrif')).toEqual(['Motor faz barulho']);
  });

  it('is content with half of the words if no entry has all', () => {
    expect(titles('o barulho da engrenagem do vizinho')[0]).toBe('Motor faz barulho');
  });

  it('puts problems and questions before services, and services before places, where all fit alike', () => {
    const alike = (['page', 'place', 'service', 'question', 'problem'] as const).map((kind) =>
      entry(kind, 'Trava elétrica', ''),
    );
    const kinds = createSearch(alike)('trava').map(({ kind }) => kind);
    expect(kinds.slice(0, 2).sort()).toEqual(['problem', 'question']);
    expect(kinds.slice(2)).toEqual(['service', 'place', 'page']);
  });

  it('finds nothing for nonsense or for small words alone', () => {
    expect(titles('xqzwv plimbum')).toEqual([]);
    expect(titles('xqzwv plimbum portão')).toEqual([]);
    expect(titles('o que é')).toEqual([]);
    expect(titles('')).toEqual([]);
  });
});
