import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keepGenerated } from '../../../engine/dev/keep-generated.ts';
import { makeFolder } from '../fixture.ts';

/** A site with one own block, whose field is `name`. */
function makeSite(name: string) {
  const site = makeFolder();
  const schema = join(site, 'blocks/notice/notice.schema.json');
  writeFileSync(join(site, 'site.yaml'), '');
  mkdirSync(join(site, 'blocks/notice'), { recursive: true });
  const properties = { type: { const: 'notice' }, [name]: { type: 'string', 'x-role': 'text' } };
  writeFileSync(
    schema,
    JSON.stringify({ type: 'object', additionalProperties: false, properties }),
  );
  return { site, schema, types: join(site, 'generated/types.ts') };
}

test('after a change of the schema of an own block its types are written anew', async () => {
  const { site, schema, types } = makeSite('heading');
  const tell = keepGenerated(site, expect.fail);
  tell(join(site, 'pages/index.yaml'));
  tell(schema);
  await vi.waitFor(() => expect(readFileSync(types, 'utf8')).toContain('heading?: string'), 20_000);
});

test('after a change of a document its names are offered, and nothing else is written', async () => {
  const { site, schema, types } = makeSite('heading');
  const names = join(site, 'generated/names.schema.json');
  const tell = keepGenerated(site, expect.fail);
  tell(schema);
  await vi.waitFor(() => expect(existsSync(names)).toBe(true), 20_000);
  rmSync(types);
  mkdirSync(join(site, 'pages'));
  writeFileSync(join(site, 'pages/sobre.yaml'), 'path: /sobre # nós\nregion:\n  kind: city\n');
  writeFileSync(join(site, 'site.yaml'), 'messages: { quote: {} }\nregionGroups: [{ id: sul }]\n');
  tell(join(site, 'pages/sobre.yaml'));
  await vi.waitFor(() => expect(readFileSync(names, 'utf8')).toContain('/sobre'), 20_000);
  const { definitions } = JSON.parse(readFileSync(names, 'utf8')) as {
    definitions: Record<string, { enum?: string[] }>;
  };
  const offered = Object.entries(definitions).map(([kind, all]) => [kind, all.enum]);
  expect(Object.fromEntries(offered)).toEqual({
    group: ['sul'],
    message: ['quote'],
    page: ['/sobre'],
    place: ['sobre'],
  });
  expect(existsSync(types)).toBe(false);
});

test('a schema that cannot be read is told', async () => {
  const { site, schema, types } = makeSite('heading');
  writeFileSync(schema, '{');
  const said: string[] = [];
  keepGenerated(site, (text) => said.push(text))(schema);
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('notice')]), 20_000);
  expect(existsSync(types)).toBe(false);
});
