// `portao find`: where a text is written that pages show.
import { describe, expect, it } from 'vitest';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { runFind } from '../../cli/edit/find.ts';
import { called, minimalView } from './call-command.ts';

const find = (text: string, json = false) =>
  called((streams) => runFind({ ...minimalView('en'), json, text }, streams));

describe('a text as it is seen', () => {
  it('is found with its file, its line, its field and its pages', () => {
    expect(find('perto DAQUI')).toEqual({
      code: 0,
      err: '',
      out: [
        'minimal/pages/cidades/barueri.yaml:19:28  heading\n  Perto daqui\n  /barueri\n',
        'minimal/pages/bairros/lapa.yaml:15:28  heading\n  Perto daqui\n  /lapa\n',
        'minimal/pages/cidades/osasco.yaml:18:28  heading\n  Perto daqui\n  /osasco\n',
      ].join('\n'),
    });
  });

  it('is found across a claim, which is told', () => {
    const { out } = find('128 tecnicos na regiao');
    expect(out).toMatch(/site\.yaml:\d+:\d+ {2}note\n/);
    expect(out).toMatch(/\{\{claims\.technicians\}\} ← minimal\/site\.yaml:\d+:\d+ {2}128\n/);
    expect(out).toMatch(/on all \d+ pages\n/);
  });

  it('is found across Markdown', () => {
    expect(find('atendemos em barueri e damos dicas').out).toContain(
      'minimal/pages/index.yaml:10:11  lead\n',
    );
  });

  it('is found where a page gave it to a partial', () => {
    const { out } = find('Fale com a gente em Osasco');
    expect(out).toContain('minimal/pages/cidades/osasco.yaml:17:56  heading\n');
    expect(out).toContain('value "heading", which goes into minimal/partials/contato.yaml:6:14');
  });

  it('is told to programs in JSON', () => {
    expect(JSON.parse(find('Outros bairros', true).out)).toMatchObject([
      { file: 'minimal/pages/bairros/lapa.yaml', field: 'heading', pages: ['/lapa'] },
    ]);
  });
});

it('says so where no page shows a text', () => {
  expect(find('abracadabra')).toMatchObject({
    code: 1,
    out: expect.stringContaining('No page shows "abracadabra"'),
  });
  expect(() => find(' ')).toThrow(WrongUse);
});
