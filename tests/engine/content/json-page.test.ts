// A page may be written as JSON: the same schema, the same page, the same problems at the same kind of place.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, placeIn } from '../fixture.ts';

const yaml = 'pages/cidades/barueri.yaml';
const json = 'pages/cidades/barueri.json';

/** The fixture with Barueri's page as JSON. */
function withJsonPage(): FixtureSite {
  const site = new FixtureSite();
  return site.apply({
    [json]: `${JSON.stringify(parse(site.read(yaml)), null, 2)}\n`,
    [yaml]: null,
  });
}

describe('a page in JSON', () => {
  it('is the page that the same fields give in YAML', () => {
    const { file: fromYaml, ...expected } = new FixtureSite().page('/barueri');
    const { file: fromJson, ...page } = withJsonPage().page('/barueri');
    expect([fromYaml, fromJson]).toEqual([yaml, json]);
    expect(JSON.parse(JSON.stringify(page).replaceAll(json, yaml))).toEqual(
      JSON.parse(JSON.stringify(expected)),
    );
  });

  it.each([
    ['a typo', 'order: 2', 'odrer: 2', '"order": 2', '"odrer": 2', 'odrer', '"odrer"'],
    [
      'a value of another type',
      'name: Barueri',
      'name: 987',
      '"name": "Barueri"',
      '"name": 987',
      '987',
      '987',
    ],
    [
      'a value that is not allowed',
      'kind: city',
      'kind: ctiy',
      '"kind": "city"',
      '"kind": "ctiy"',
      'ctiy',
      '"ctiy"',
    ],
    [
      'a button without an action',
      ', chat: quote',
      '',
      ',\n          "chat": "quote"',
      '',
      '{ label: Pedir',
      '{\n          "label"',
    ],
    [
      'an unknown neighbour',
      'near: [osasco]',
      'near: [osaco]',
      '"osasco"',
      '"osaco"',
      'osaco',
      '"osaco"',
    ],
    [
      'an unknown reference',
      '{{region.near}}',
      '{{region.naer}}',
      '{{region.near}}',
      '{{region.naer}}',
      '{{region.naer}}',
      '{{region.naer}}',
    ],
  ])(
    'with %s has the same problem as in YAML',
    (_, fromYaml, toYaml, fromJson, toJson, atYaml, atJson) => {
      const asYaml = new FixtureSite({ [yaml]: [[fromYaml, toYaml]] });
      const asJson = withJsonPage().apply({ [json]: [[fromJson, toJson]] });
      const [expected, ...more] = checkSite(asYaml.dir).problems.map(
        ({ code, params, file, line, column }) => ({ code, params, file, line, column }),
      );
      expect(more).toEqual([]);
      expect(expected).toEqual({
        code: expected?.code,
        params: expected?.params,
        ...placeIn(asYaml, yaml, atYaml),
      });
      expect(
        checkSite(asJson.dir).problems.map(({ code, params, file, line, column }) => ({
          code,
          params,
          file,
          line,
          column,
        })),
      ).toEqual([{ ...expected, ...placeIn(asJson, json, atJson) }]);
    },
  );

  it.each([
    ['a comma is missing', '"kind": "city",', '"kind": "city"'],
    ['a field is written twice', '"kind": "city",', '"kind": "city",\n    "kind": "area",'],
    ['a bracket stays open', '"near": [\n      "osasco"\n    ]', '"near": [\n      "osasco"'],
  ])('is not well formed when %s', (_, from, to) => {
    expect(
      checkSite(withJsonPage().apply({ [json]: [[from, to]] }).dir).problems.map(
        ({ file, code }) => `${file} ${code}`,
      ),
    ).toEqual([`${json} syntax`]);
  });
});
