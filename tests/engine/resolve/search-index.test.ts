// What the search of the site can find: `/search.json`.
import { describe, expect, it } from 'vitest';
import { searchEntries } from '../../../engine/resolve/search/search-index.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import type { SearchEntry } from '../../../engine/client/search.ts';
import { textOf } from '../../structure/tree.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

function entriesOf(edits: Edits = {}): SearchEntry[] {
  const { index, summaries } = checkSite(new FixtureSite(edits).dir);
  return searchEntries(index!, summaries);
}
const ofKind = (kind: SearchEntry['kind'], edits: Edits = {}) =>
  entriesOf(edits).filter((entry) => entry.kind === kind);
const accordion = (id: string, question: string) =>
  `  - { type: accordion, heading: Mais, items: [{ id: ${id}, question: "${question}", answer: "Veja [aqui](/dicas), **já**." }] }\n`;
const page = (path: string, more = '', blocks = '  - { type: text, body: Olá. }\n') =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n${blocks}`;

describe('the search index', () => {
  it('has every question once, with its anchor on the page where it stands', () => {
    expect(ofKind('question')).toEqual([
      {
        kind: 'question',
        title: 'O portão faz barulho. O que é?',
        text: 'Pode ser a roldana. Veja as dicas.',
        href: '/#barulho',
      },
      {
        kind: 'question',
        title: 'Quanto demora a instalação?',
        text: 'Uma manhã.',
        href: '/#prazo',
      },
    ]);
  });

  it('leads to the page of questions first, and has no question that only the page of a place answers', () => {
    const faq = page(
      '/duvidas',
      '',
      accordion('a', 'Quanto demora a instalação?') + accordion('b', 'Outra?'),
    );
    expect(
      ofKind('question', { 'pages/f.yaml': faq }).find(
        (entry) => entry.title === 'Quanto demora a instalação?',
      )?.href,
    ).toBe('/duvidas#a');
    const lapa = new FixtureSite().read('pages/bairros/lapa.yaml') + accordion('c', 'Só aqui?');
    const tips = page('/aaa', '', accordion('d', 'Só aqui?'));
    expect(
      ofKind('question', { 'pages/bairros/lapa.yaml': lapa, 'pages/a.yaml': tips }).find(
        (entry) => entry.title === 'Só aqui?',
      )?.href,
    ).toBe('/aaa#d');
    expect(
      ofKind('question', { 'pages/bairros/lapa.yaml': lapa }).find(
        (entry) => entry.title === 'Só aqui?',
      ),
    ).toBeUndefined();
  });

  it('has problems with their symptoms, and services', () => {
    const problems =
      '  - { type: problems, heading: Problemas, urgencyLabel: Urgência, items: [{ id: nao-abre, problem: Não abre, symptoms: [Faz força, Para], solution: Trocar a placa., urgency: Alta }] }\n';
    // A block of a site's own.
    const schema = 'blocks/problems/problems.schema.json';
    const edits = {
      [schema]: textOf(`site/${schema}`),
      'blocks/problems/Problems.tsx': 'export const Problems = () => null;',
      'pages/p.yaml': page('/p', '', problems),
    };
    expect(ofKind('problem', edits)).toEqual([
      {
        kind: 'problem',
        title: 'Não abre',
        text: 'Faz força. Para. Trocar a placa.',
        href: '/p#nao-abre',
      },
    ]);
    expect(ofKind('service')).toEqual([
      {
        kind: 'service',
        title: 'Trava Elétrica',
        text: 'O portão fica trancado.',
        href: '/#trava-eletrica',
      },
    ]);
  });

  it('has every place under its name, with the names that it gathers', () => {
    const area: Edits = {
      'pages/bairros/lapa.yaml': [['near: [osasco]', 'near: [osasco]\n  places: [Vila Romana]']],
    };
    expect(ofKind('place', area).map(({ title, text, href }) => [title, text, href])).toEqual([
      ['Barueri', 'Motor de portão instalado em Barueri.', '/barueri'],
      ['Lapa', 'Motor de portão instalado na Lapa. Vila Romana', '/lapa'],
      ['Osasco', 'Motor de portão instalado em Osasco.', '/osasco'],
    ]);
  });

  it('has the other pages, but home and search variants', () => {
    expect(
      ofKind('page', { 'pages/v.yaml': page('/motor-osasco', 'variant: { region: osasco }\n') }),
    ).toEqual([
      {
        kind: 'page',
        title: 'Dicas para o seu portão',
        text: 'O que fazer antes de chamar o técnico.',
        href: '/dicas',
      },
    ]);
  });

  it('leaves out what search engines may not index either', () => {
    const hidden = {
      'pages/h.yaml': page(
        '/escondida',
        'robots: noindex, nofollow\n',
        accordion('x', 'Escondida?'),
      ),
      'pages/u.yaml': page('/404', 'status: 404\n'),
    };
    expect(entriesOf(hidden)).toEqual(entriesOf());
  });

  it('is plain text throughout', () => {
    expect(
      JSON.stringify(
        entriesOf({ 'pages/f.yaml': page('/f', '', accordion('a', 'E {{business.name}}?')) }),
      ),
    ).not.toMatch(/\{\{|\*\*|\]\(/);
  });
});
