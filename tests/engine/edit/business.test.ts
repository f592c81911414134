// The data of a business as the panel changes it: fields of forms from schemas, changes of values, what is told of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FieldChange, FieldPath, FormField } from '../../../engine/client/business.ts';
import { checkChanges, rememberedSites } from '../../../engine/edit/business/check-changes.ts';
import { businessState } from '../../../engine/edit/business/business-state.ts';
import { planChanges } from '../../../engine/edit/business/plan-changes.ts';
import { undoChanges } from '../../../engine/edit/business/undo-changes.ts';
import { allEdits, writeEdits } from '../../../engine/edit/write-changes.ts';
import { makeFolder } from '../../folders.ts';
import { root } from '../../structure/tree.ts';
import { FixtureSite } from '../fixture.ts';

const sites = ['site', 'examples/dentista-curitiba', 'examples/locksmith-leeds'];

/** Values below a field that no control of it would show. */
function unshown(field: FormField | undefined, value: unknown, at: FieldPath): FieldPath[] {
  if (value === undefined) return [];
  if (field === undefined) return [at];
  if (field.kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, index) => unshown(field.item, item, [...at, index]))
      : [at];
  if (field.kind === 'group' || field.kind === 'names') {
    if (typeof value !== 'object' || value === null) return [at];
    return Object.entries(value).flatMap(([name, inner]) => {
      const own =
        field.kind === 'names' ? field.item : field.fields.find((one) => one.name === name)?.field;
      return unshown(own, inner, [...at, name]);
    });
  }
  if (field.kind === 'yes-no') return typeof value === 'boolean' ? [] : [at];
  if (field.kind === 'number') return typeof value === 'number' ? [] : [at];
  if (field.kind === 'choice') return field.values.includes(String(value)) ? [] : [at];
  return typeof value === 'string' ? [] : [at];
}

/** What the forms say of a field and of those below it. */
function saidOf(field: FormField): string[] {
  const below =
    field.kind === 'group'
      ? field.fields.flatMap((one) => saidOf(one.field))
      : field.kind === 'list' || field.kind === 'names'
        ? saidOf(field.item)
        : [];
  return [field.title, field.help, ...below];
}

test.each(['pt-BR', 'en'] as const)(
  'no form speaks of how a file is written, in %s',
  (language) => {
    const { sections } = businessState(join(root, 'site'), [], language);
    const said = sections.flatMap(({ field }) => saidOf(field));
    expect(said.length).toBeGreaterThan(100);
    const ofFiles = /yaml|aspas|quotes|npm run|`/i;
    expect([...new Set(said.filter((text) => ofFiles.test(text)))]).toEqual([]);
  },
);

describe.each(sites)('of %s', (name) => {
  const dir = join(root, name);

  test.each(['pt-BR', 'en'] as const)('every value has a control, in %s', (language) => {
    const state = businessState(dir, [], language);
    const values = state.sections.flatMap(({ name: section, field }) =>
      unshown(field, state.value[section], [section]),
    );
    expect(values).toEqual([]);
    expect(Object.keys(state.value).length).toBeGreaterThan(3);
  });

  test('every value can be set to itself, and nothing is to be written', () => {
    const { value } = businessState(dir, [], 'pt-BR');
    const changes = Object.entries(value).map(([section, whole]): FieldChange => ({
      at: [section],
      before: whole,
      after: whole,
    }));
    expect(planChanges(dir, changes)).toEqual({ file: null });
  });
});

/** A site with a price and a comment beside it, which one page names. */
const priced = () =>
  new FixtureSite({
    'site.yaml': [
      [
        'claims:\n',
        'claims:\n  price: # o da placa\n    value: R$10\n    context: Preço do pão.\n',
      ],
    ],
    'pages/index.yaml': [['heading: Serviços', 'heading: "Serviços por {{claims.price}}"']],
  });
const price: FieldPath = ['claims', 'price', 'value'];
const raised: FieldChange = { at: price, before: 'R$10', after: 'R$12' };

describe('a change', () => {
  test('changes its line, and every comment stays', () => {
    const site = priced();
    const before = site.read('site.yaml');
    const plan = planChanges(site.dir, [raised]);
    expect(plan).toMatchObject({ file: { after: before.replace('R$10', 'R$12') } });
  });

  test('of a value that somebody else changed is a conflict with what is there now', () => {
    const site = priced();
    expect(planChanges(site.dir, [{ ...raised, before: 'R$9' }])).toEqual({
      conflicts: [{ at: price, present: 'R$10' }],
    });
  });

  test('to what is there already is none', () => {
    const site = priced();
    expect(planChanges(site.dir, [{ at: price, before: 'R$9', after: 'R$10' }])).toEqual({
      file: null,
    });
  });

  test('of another field by somebody else stays', () => {
    const site = priced();
    site.apply({ 'site.yaml': [['Preço do pão.', 'Preço do pão francês.']] });
    expect(planChanges(site.dir, [raised])).toMatchObject({
      file: { after: expect.stringMatching(/R\$12[^]*pão francês/) as unknown },
    });
  });

  test.each([[['menus']], [['url']], [['theme', 'shape']], [['layout', 'before']]])(
    'of what is no data of the business is refused: %j',
    (at) => {
      const site = priced();
      expect(planChanges(site.dir, [{ at, after: 'x' }])).toMatchObject({ conflicts: [{ at }] });
    },
  );

  test('that breaks a rule is told at its field, in the words of the check', () => {
    const site = priced();
    const known = rememberedSites()(site.dir);
    const wrong = { at: ['contacts', 'main', 'phone'], before: '+5511900000000', after: '911' };
    const answer = checkChanges(known, [wrong], 'en');
    expect(answer).toMatchObject({ is: 'wrong' });
    expect(JSON.stringify(answer)).toContain('"at":["contacts","main","phone"],"message"');
  });

  test('says on which pages visitors read something else', () => {
    const site = priced();
    const known = rememberedSites()(site.dir);
    expect(checkChanges(known, [raised], 'en')).toEqual({
      is: 'right',
      pages: [{ path: '/', title: expect.stringContaining('Motor de portão') as unknown }],
    });
  });
});

describe('what was published', () => {
  const publish = async (site: FixtureSite, journal: string) => {
    const plan = planChanges(site.dir, [raised]);
    if (!('file' in plan) || !plan.file) throw new Error('nothing to write');
    const panel = { author: 'Dona', changes: [raised] };
    const at = '2026-11-26T12:00:00Z';
    await writeEdits(site.dir, { by: '/admin', at, files: [plan.file], panel }, journal);
  };

  test('is taken back byte for byte, and named with its author until then', async () => {
    const site = priced();
    const before = site.read('site.yaml');
    const journal = join(makeFolder(), 'edits.json');
    await publish(site, journal);
    expect(businessState(site.dir, allEdits(journal), 'en').published).toEqual([
      { when: '2026-11-26T12:00:00Z', author: 'Dona', changes: [raised] },
    ]);
    const files = await undoChanges({ siteDir: site.dir, publicDir: site.dir, journal });
    expect(files).toEqual([
      { path: 'site.yaml', before: expect.any(String) as unknown, after: before },
    ]);
    expect(readFileSync(join(site.dir, 'site.yaml'), 'utf8')).toBe(before);
  });

  test('is not taken back where somebody changed the file since', async () => {
    const site = priced();
    const journal = join(makeFolder(), 'edits.json');
    await publish(site, journal);
    site.apply({ 'site.yaml': [['Preço do pão.', 'Preço do pão francês.']] });
    const files = await undoChanges({ siteDir: site.dir, publicDir: site.dir, journal });
    expect(files).toBeNull();
    expect(site.read('site.yaml')).toContain('R$12');
  });
});
