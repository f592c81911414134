// Where values stand in a YAML document is looked up only where the place of something is told, and then once, whoever tells it;
// the library is not asked. (JSON, which the quick reader leaves to the library, is always parsed.)
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite } from '../fixture.ts';

const { parsed, located } = vi.hoisted((): Record<'parsed' | 'located', string[]> => ({
  parsed: [],
  located: [],
}));

vi.mock('../../../engine/content/yaml/bounded-parse.ts', async (original) => {
  const parser = await original<typeof import('../../../engine/content/yaml/bounded-parse.ts')>();
  return {
    ...parser,
    parseBounded: (text: string) => {
      if (!text.startsWith('{')) parsed.push(text);
      return parser.parseBounded(text);
    },
  };
});

vi.mock('../../../engine/content/quick-yaml/quick-yaml.ts', async (original) => {
  const reader =
    await original<typeof import('../../../engine/content/quick-yaml/quick-yaml.ts')>();
  return {
    ...reader,
    rangesQuickly: (text: string) => {
      located.push(text);
      return reader.rangesQuickly(text);
    },
  };
});

beforeEach(() => {
  parsed.length = 0;
  located.length = 0;
});

describe('a document', () => {
  it('with many problems, found at different stages and beside others, is looked through once', () => {
    const same = 'Motor de portão instalado em uma manhã.';
    const site = new FixtureSite({
      'pages/cidades/barueri.yaml': [
        ['Motor de portão instalado em Barueri.', same],
        ['near: [osasco]', 'near: [osaco]'],
        [
          '"A {{region.distance}} km do centro, perto de {{region.near}}."',
          'Ligue (11) 91234-5678.',
        ],
      ],
      'pages/bairros/lapa.yaml': [['Motor de portão instalado na Lapa.', same]],
      'pages/cidades/osasco.yaml': [['Motor de portão instalado em Osasco.', same]],
    });
    const { problems } = checkSite(site.dir, { lints: 'check' });
    expect(problems.map(({ code, line }) => `${line} ${code}`).sort()).toEqual([
      '10 neighbour-unknown',
      '15 phone-in-text',
      '3 description-duplicate',
      '3 description-duplicate',
    ]);
    const files = [
      'pages/bairros/lapa.yaml',
      'pages/cidades/barueri.yaml',
      'pages/cidades/osasco.yaml',
    ].map((file) => site.read(file));
    expect(located.sort()).toEqual(files.sort());
    expect(parsed).toEqual([]);
  });

  it('without a problem is not', () => {
    expect(checkSite(new FixtureSite().dir).problems).toEqual([]);
    expect([located, parsed]).toEqual([[], []]);
  });
});
