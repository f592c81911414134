// `portao alike`: which pages say the same as others once names of places and figures are taken away, and through which block.
import { describe, expect, it } from 'vitest';
import { runAlike } from '../../cli/commands/alike.ts';
import { FixtureSite, type Edits } from '../engine/fixture.ts';
import { called, viewOf } from './call-command.ts';

interface Alike {
  readonly path: string;
  readonly other: string;
  readonly share: number;
  readonly block: { readonly type: string; readonly location: string } | null;
}

/** Forty words of letters alone that no other `kind` has. */
const words = (kind: string) =>
  Array.from({ length: 40 }, (_, at) => `${kind}${String.fromCharCode(97 + (at % 26))}`).join(' ');
const page = (path: string, body: string, partial = false) =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\nblocks:\n  - { type: page-heading, heading: Olá }\n  - { type: text, heading: Um, body: "${body}" }\n${partial ? '  - { type: partial, name: longa }\n' : ''}`;

const edits: Edits = {
  'partials/longa.yaml': `blocks:\n  - { type: text, heading: Todas dizem, body: "${words('todas')}" }\n`,
  'pages/um.yaml': page('/um', `Osasco fica a 12 km, ${words('iguais')}.`),
  'pages/dois.yaml': page('/dois', `Barueri fica a 31 km, ${words('iguais')}.`),
  'pages/tres.yaml': page('/tres', words('terceira'), true),
  'pages/quatro.yaml': page('/quatro', words('quarta'), true),
  'pages/so.yaml': page('/so', words('quinta')),
};
const alike = (json: boolean) => {
  const { dir } = new FixtureSite(edits);
  return called((streams) => runAlike({ ...viewOf(dir), json }, streams));
};

describe('portao alike', () => {
  it('finds pages that differ in the name of a place and in figures alone', () => {
    const found = JSON.parse(alike(true).out) as Alike[];
    expect(found.filter(({ path }) => ['/um', '/dois'].includes(path))).toMatchObject([
      { path: '/dois', other: '/um', share: 1, block: { location: 'site/pages/dois.yaml:7:5' } },
      { path: '/um', other: '/dois', share: 1 },
    ]);
    expect(found.map(({ path }) => path)).not.toContain('/so');
  });

  it('names the partial that makes pages alike', () => {
    const found = JSON.parse(alike(true).out) as Alike[];
    const three = found.find(({ path }) => path === '/tres')!;
    expect(three).toMatchObject({
      other: '/quatro',
      block: { location: 'site/partials/longa.yaml:2:5' },
    });
    expect(three.share).toBeCloseTo(0.5, 1);
  });

  it('says so in a table, most alike first', () => {
    const { code, out } = alike(false);
    expect(code).toBe(0);
    expect(out.split('\n')[1]).toMatch(
      /^1\.00 +\/dois +\/um +Texto {2}site\/pages\/dois\.yaml:7:5$/,
    );
    expect(out).toMatch(/^[4-9] páginas têm 0\.45 ou mais em comum com outra/m);
  });
});
