import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const properties = { type: { const: 'notice' }, [name]: { type: 'string' } };
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

test('a schema that cannot be read is told', async () => {
  const { site, schema, types } = makeSite('heading');
  writeFileSync(schema, '{');
  const said: string[] = [];
  keepGenerated(site, (text) => said.push(text))(schema);
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('notice')]), 20_000);
  expect(existsSync(types)).toBe(false);
});
