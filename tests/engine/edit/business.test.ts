// The data of a business as the panel changes it: fields of forms from schemas, changes of values, what is told of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FieldChange, FieldPath, FormField } from '../../../engine/client/business.ts';
import { valueAt, withValue } from '../../../engine/client/value-at.ts';
import { checkChanges, rememberedSites } from '../../../engine/edit/business/check-changes.ts';
import { snapshotFiles } from '../../../engine/content/file-snapshot.ts';
import { librarySchemas } from '../../../engine/content/schemas.ts';
import { businessState } from '../../../engine/edit/business/business-state.ts';
import { planChanges } from '../../../engine/edit/business/plan-changes.ts';
import { toldChanges } from '../../../engine/edit/business/told-changes.ts';
import { undoChanges } from '../../../engine/edit/business/undo-changes.ts';
import { allEdits, writeEdits } from '../../../engine/edit/write-changes.ts';
import { changesBetween } from '../../../engine/panel/business/field-changes.ts';
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
    const sections = sites.flatMap(
      (site) => businessState(snapshotFiles(join(root, site)), [], language).sections,
    );
    const said = sections.flatMap(({ field }) => saidOf(field));
    expect(said.length).toBeGreaterThan(100);
    const ofFiles = /yaml|aspas|quotes|npm run|`/i;
    expect([...new Set(said.filter((text) => ofFiles.test(text)))]).toEqual([]);
  },
);

test('the pictures that a field may name are those of the site, without what is published at its root', () => {
  const site = new FixtureSite({
    'media/casa.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/equipe/ana.JPG': 'JPEG',
    'media/root/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/letra.woff2': 'font',
  });
  expect(businessState(snapshotFiles(site.dir), [], 'en').pictures).toEqual([
    '/media/casa.svg',
    '/media/equipe/ana.JPG',
    '/media/portao.svg',
  ]);
});

describe.each(sites)('of %s', (name) => {
  const dir = join(root, name);

  test.each(['pt-BR', 'en'] as const)('every value has a control, in %s', (language) => {
    const state = businessState(snapshotFiles(dir), [], language);
    const isSection = (at: FieldPath) =>
      state.sections.some((one) => one.at.join('.') === at.join('.'));
    const values = state.sections.flatMap(({ at, field }) =>
      unshown(field, valueAt(state.value, at), at).filter((one) => !isSection(one)),
    );
    expect(values).toEqual([]);
    expect(Object.keys(state.value).length).toBeGreaterThan(3);
  });

  test('every section can be set to itself, and nothing is to be written', () => {
    const { sections, value } = businessState(snapshotFiles(dir), [], 'pt-BR');
    const changes = sections.flatMap(({ at }) =>
      at[0] === 'blocks' ? blockFields(value, at) : [at],
    );
    const kept = changes.map((at): FieldChange => {
      const written = valueAt(value, at);
      return { at, before: written, after: written };
    });
    expect(planChanges(dir, kept)).toEqual({ files: [] });
  });

  test('a text of each section is changed in its line alone, and nothing is wrong then', () => {
    const { sections, value } = businessState(snapshotFiles(dir), [], 'pt-BR');
    const known = rememberedSites()(dir);
    const changed = sections.flatMap(({ at, field }) => {
      const [text] = textsIn(field, valueAt(value, at), at);
      if (!text) return [];
      const typed = `${String(valueAt(value, text))}zzz`;
      const changes = changesBetween(value, withValue(value, text, typed));
      const plan = planChanges(dir, changes);
      const [file] = 'files' in plan ? plan.files : [];
      const before = file!.before!.split('\n');
      const after = file!.after!.split('\n');
      const others = after.filter((line, index) => line !== before[index]);
      expect([at, others.length, after.length]).toEqual([at, 1, before.length]);
      expect(others[0]).toContain('zzz');
      const { answer } = checkChanges(known, changes, 'en');
      expect([at, answer.is]).toEqual([at, 'right']);
      const isRead = answer.is === 'right' && answer.pages.length > 0;
      if (at[0] === 'blocks') expect([at, isRead]).toEqual([at, true]);
      return [at[0]];
    });
    expect(changed.length).toBeGreaterThan(3);
    expect(changed).toContain('business');
  });
});

/** The owner's fields of the blocks of a section. */
const blockFields = (value: unknown, at: FieldPath): FieldPath[] =>
  Object.entries(valueAt(value, at) as Record<string, object>).flatMap(([document, fields]) =>
    Object.keys(fields).map((name) => [...at, document, name]),
  );

/** The written texts below a field that people read or search for. */
function textsIn(field: FormField, value: unknown, at: FieldPath): FieldPath[] {
  if (value === undefined) return [];
  if (field.kind === 'text') return /^(?:text|pattern)$/.test(field.role ?? '') ? [at] : [];
  const inner =
    field.kind === 'group'
      ? field.fields.map((one) => [one.name, one.field] as const)
      : field.kind === 'list' || field.kind === 'names'
        ? Object.keys(value as object).map(
            (name) => [Array.isArray(value) ? Number(name) : name, field.item] as const,
          )
        : [];
  return inner.flatMap(([name, one]) => textsIn(one, valueAt(value, [name]), [...at, name]));
}

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
    expect(plan).toMatchObject({ files: [{ after: before.replace('R$10', 'R$12') }] });
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
      files: [],
    });
  });

  test('of another field by somebody else stays', () => {
    const site = priced();
    site.apply({ 'site.yaml': [['Preço do pão.', 'Preço do pão francês.']] });
    expect(planChanges(site.dir, [raised])).toMatchObject({
      files: [{ after: expect.stringMatching(/R\$12[^]*pão francês/) as unknown }],
    });
  });

  test.each([[['menus']], [['url']], [['theme', 'shape']], [['layout', 'before']]])(
    'of what is no data of the business is refused: %j',
    (at) => {
      const site = priced();
      expect(planChanges(site.dir, [{ at, after: 'x' }])).toMatchObject({ conflicts: [{ at }] });
    },
  );

  test.each([
    ['911', '“911” does not fit here.'],
    [undefined, 'This field is empty.'],
  ])(
    'that breaks a rule is told at its field alone, in the words of its form: %j',
    (after, message) => {
      const site = priced();
      site.apply({
        'pages/index.yaml': [['heading: "Serviços', 'heading: "{{contacts.main.phone}}: serviços']],
      });
      const known = rememberedSites()(site.dir);
      const wrong = { at: ['contacts', 'main', 'phone'], before: '+5511900000000', after };
      const { answer } = checkChanges(known, [wrong], 'en');
      expect(answer).toMatchObject({ is: 'wrong', problems: [{ at: wrong.at, message }] });
      expect(answer).toHaveProperty('problems.length', 1);
    },
  );

  test('says on which pages visitors read something else', () => {
    const site = priced();
    const known = rememberedSites()(site.dir);
    expect(checkChanges(known, [raised], 'en').answer).toEqual({
      is: 'right',
      pages: [{ path: '/', title: expect.stringContaining('Motor de portão') as unknown }],
    });
  });
});

test('changes are told by the titles of their fields, in the language of who did them', () => {
  const changes: FieldChange[] = [
    { at: ['contacts', 'main', 'phone'], before: '+551190', after: '+551191' },
    { at: ['hours', 'special', 0, 'name'], after: 'Recesso' },
    { at: ['business', 'address', 'postalCode'], before: '01000-000' },
    { at: ['promotions', 'maio'], after: { notice: 'Só em maio.', until: '2026-05-31' } },
    { at: ['blocks', 'team', 'pages/index.yaml', 'people', 1, 'sample'], before: true },
  ];
  expect(toldChanges(changes, librarySchemas, 'pt-BR').split('\n')).toEqual([
    'Contatos, main, Número: +551190 → +551191',
    'Horários, Dias diferentes, 1, Nome: – → Recesso',
    'Empresa, Endereço, Código postal: 01000-000 → –',
    'Promoções, maio: – → Só em maio., 2026-05-31',
    'Equipe, pages/index.yaml, Pessoas, 2, Exemplo: true → –',
  ]);
  expect(toldChanges(changes, librarySchemas, 'en')).toContain('Contacts, main, Number: ');
});

describe('what was published', () => {
  const publish = async (site: FixtureSite, journal: string) => {
    const plan = planChanges(site.dir, [raised]);
    if (!('files' in plan)) throw new Error('nothing to write');
    const panel = { author: 'Dona', changes: [raised] };
    const at = '2026-11-26T12:00:00Z';
    await writeEdits(site.dir, { by: '/admin', at, files: plan.files, panel }, journal);
  };

  test('is taken back byte for byte, and named with its author until then', async () => {
    const site = priced();
    const before = site.read('site.yaml');
    const journal = join(makeFolder(), 'edits.json');
    await publish(site, journal);
    expect(businessState(snapshotFiles(site.dir), allEdits(journal), 'en').published).toEqual([
      { when: '2026-11-26T12:00:00Z', author: 'Dona', changes: [raised] },
    ]);
    const undone = await undoChanges({
      siteDir: site.dir,
      publicDir: site.dir,
      journal,
      note: () => undefined,
    });
    const files = [{ path: 'site.yaml', before: expect.any(String) as unknown, after: before }];
    expect(undone).toMatchObject({ publish: files, files });
    expect(readFileSync(join(site.dir, 'site.yaml'), 'utf8')).toBe(before);
  });

  test('is taken back where somebody changed something else of the file since, and that stays', async () => {
    const site = priced();
    const journal = join(makeFolder(), 'edits.json');
    await publish(site, journal);
    site.apply({ 'site.yaml': [['Preço do pão.', 'Preço do pão francês.']] });
    const present = site.read('site.yaml');
    const undone = await undoChanges({
      siteDir: site.dir,
      publicDir: site.dir,
      journal,
      note: () => undefined,
    });
    const after = present.replace('R$12', 'R$10');
    expect(undone?.files).toEqual([{ path: 'site.yaml', before: present, after }]);
    expect(site.read('site.yaml')).toBe(after);
  });

  test('is not taken back where somebody changed the same value since', async () => {
    const site = priced();
    const journal = join(makeFolder(), 'edits.json');
    await publish(site, journal);
    site.apply({ 'site.yaml': [['R$12', 'R$13']] });
    const undone = await undoChanges({
      siteDir: site.dir,
      publicDir: site.dir,
      journal,
      note: () => undefined,
    });
    expect(undone).toBeNull();
    expect(site.read('site.yaml')).toContain('R$13');
  });
});

describe('reviews and people of blocks', () => {
  const said = '  - type: testimonials\n    items:\n';
  const review = (name: string) =>
    `      # ${name} autorizou\n      - name: ${name}\n        text: Gostei do serviço de ${name}.\n`;
  const reviewed = (...names: readonly string[]) => {
    const blocks = `\n  # Da loja.\n${said}${names.map(review).join('')}`;
    return new FixtureSite({ 'pages/index.yaml': [['blocks:\n', `blocks:\n${blocks}`]] });
  };
  const at: FieldPath = ['blocks', 'testimonials', 'pages/index.yaml', 'items'];
  const items = (...names: readonly string[]) =>
    names.map((name) => ({ name, text: `Gostei do serviço de ${name}.` }));
  const planned = (site: FixtureSite, after: unknown, where = at) => {
    const before = valueAt(businessState(snapshotFiles(site.dir), [], 'pt-BR').value, where);
    const plan = planChanges(site.dir, [{ at: where, before, after }]);
    return 'files' in plan ? plan.files[0]?.after : plan;
  };

  test('are a section of the sites that have them', () => {
    const section = ({ dir }: FixtureSite) =>
      businessState(snapshotFiles(dir), [], 'en').sections.find((one) => one.at[0] === 'blocks');
    expect(section(reviewed('Ana'))).toMatchObject({
      at: ['blocks', 'testimonials'],
      field: { title: 'Testimonials', fields: [{ name: 'pages/index.yaml' }] },
    });
    expect(section(new FixtureSite({}))).toBeUndefined();
  });

  test('ask for the photo of a person by that word', () => {
    const team =
      '  - type: team\n    heading: Equipe\n    people: [{ name: Ana, role: Padeira }]\n';
    const site = new FixtureSite({ 'pages/index.yaml': [['blocks:\n', `blocks:\n${team}`]] });
    const { sections } = businessState(snapshotFiles(site.dir), [], 'pt-BR');
    const image = { name: 'image', field: expect.objectContaining({ title: 'Foto' }) };
    expect(sections.find(({ at: [first] }) => first === 'blocks')).toHaveProperty(
      'field.fields.0.field.fields.0.field.item.fields',
      expect.arrayContaining([expect.objectContaining(image)]),
    );
  });

  test('go up with the comments above them', () => {
    const site = reviewed('Ana', 'Bia', 'Caio');
    const before = site.read('pages/index.yaml');
    const [ana, bia] = [review('Ana'), review('Bia')];
    expect(planned(site, items('Bia', 'Ana', 'Caio'))).toBe(before.replace(ana + bia, bia + ana));
  });

  test('come and go without a change around them', () => {
    const site = reviewed('Ana', 'Bia');
    const before = site.read('pages/index.yaml');
    expect(planned(site, items('Bia'))).toBe(before.replace(review('Ana'), ''));
    const fresh = '      - name: Davi\n        text: Gostei do serviço de Davi.\n';
    expect(planned(site, items('Ana', 'Bia', 'Davi'))).toBe(
      before.replace(review('Bia'), review('Bia') + fresh),
    );
  });

  test('are found where a block came before theirs, and not in another of its type', () => {
    const site = reviewed('Ana');
    site.apply({ 'pages/index.yaml': [['blocks:\n', 'blocks:\n  - type: breadcrumb\n']] });
    expect(planned(site, items('Bia'))).toContain('- name: Bia');
    const other = [...at.slice(0, 2), 'pages/index.yaml#2', 'items'];
    expect(planned(site, items('Bia'), other)).toMatchObject({ conflicts: [{ at: other }] });
  });

  test.each([
    [['blocks', 'testimonials', 'pages/index.yaml', 'heading']],
    [['blocks', 'breadcrumb', 'pages/index.yaml', 'type']],
    [['blocks', 'testimonials', '../other/pages/index.yaml', 'items']],
    [['blocks', 'testimonials', 'pages/none.yaml', 'items']],
    [['blocks', 'testimonials']],
  ])('are all that is changed of a page: not %j', (where) => {
    expect(planned(reviewed('Ana'), 'x', where)).toMatchObject({ conflicts: [{ at: where }] });
  });

  test('that are wrong are told at their field', () => {
    const site = reviewed('Ana');
    const known = rememberedSites()(site.dir);
    const after = [{ ...items('Ana')[0], rating: 9 }];
    const { answer } = checkChanges(known, [{ at, before: items('Ana'), after }], 'en');
    expect(answer).toMatchObject({ is: 'wrong', problems: [{ at: [...at, 0, 'rating'] }] });
  });
});

test('what stands in a group alone brings it and takes it away', () => {
  const site = new FixtureSite({});
  const at: FieldPath = ['head', 'verification'];
  const before = site.read('site.yaml');
  const after = { google: '4f2a9c1e7b3d5806' };
  const plan = planChanges(site.dir, [{ at, after }]);
  const written = 'files' in plan ? plan.files[0]!.after! : '';
  expect(written).toMatch(/^head:\s+verification:\s+google: 4f2a9c1e7b3d5806$/m);
  site.apply({ 'site.yaml': [[before, written]] });
  const back = planChanges(site.dir, [{ at, before: after }]);
  expect(back).toMatchObject({ files: [{ after: before }] });
});

describe('a group that lost its last field', () => {
  const at: FieldPath = ['head', 'verification'];
  const codes = { google: '4f2a9c1e7b3d5806', bing: '0A1B2C3D4E5F' };
  const removals = Object.entries(codes).map(([name, before]) => ({ at: [...at, name], before }));
  /** Does the changes, and gives what the document says then. */
  function change(site: FixtureSite, changes: readonly FieldChange[]) {
    const plan = planChanges(site.dir, changes);
    if (!('files' in plan)) throw new Error(JSON.stringify(plan));
    for (const { path, before, after } of plan.files) site.apply({ [path]: [[before!, after!]] });
    return site.read('site.yaml');
  }

  test('goes where it may not be empty, with the group around it; and comes back with the fields', () => {
    const site = new FixtureSite({});
    const bare = site.read('site.yaml');
    const full = change(site, [{ at, after: codes }]);
    expect(change(site, removals.slice(0, 1))).toBe(full.replace(/ +google: .*\n/, ''));
    expect(change(site, removals.slice(1))).toBe(bare);
    const back = removals.map((one) => ({ at: one.at, after: one.before }));
    expect(change(site, back)).toBe(full);
    expect(change(site, removals)).toBe(bare);
  });

  test('is right for the check', () => {
    const site = new FixtureSite({});
    change(site, [{ at, after: codes }]);
    const { answer } = checkChanges(rememberedSites()(site.dir), removals, 'en');
    expect(answer).toMatchObject({ is: 'right' });
  });

  test('stays where another field comes into it, and where it is an entry that somebody named', () => {
    const site = new FixtureSite({});
    change(site, [{ at, after: { google: codes.google } }]);
    const others = [...removals.slice(0, 1), { at: [...at, 'bing'], after: codes.bing }];
    expect(change(site, others)).toMatch(/^head:\s+verification:\s+bing: 0A1B2C3D4E5F$/m);
    const claim: FieldPath = ['claims', 'visitPrice'];
    change(site, [{ at: claim, after: { value: 'R$ 90' } }]);
    const emptied = change(site, [{ at: [...claim, 'value'], before: 'R$ 90' }]);
    expect(emptied).toContain('visitPrice: {}');
  });
});
