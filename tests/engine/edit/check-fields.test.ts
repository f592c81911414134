// What forms know to be wrong, on hosts where nothing else checks changes before they are sent: it is what `check` says.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FieldChange, FieldPath, FormField } from '../../../engine/client/business.ts';
import { valueAt } from '../../../engine/client/value-at.ts';
import { snapshotFiles } from '../../../engine/content/file-snapshot.ts';
import { businessState } from '../../../engine/edit/business/business-state.ts';
import { checkChanges, rememberedSites } from '../../../engine/edit/business/check-changes.ts';
import { checkFields } from '../../../engine/panel/business/sent/check-fields.ts';
import { root } from '../../structure/tree.ts';

const sites = ['site', 'examples/dentista-curitiba', 'examples/locksmith-leeds'];

/** Values that a field refuses by what its form says of it. */
function refusedBy(field: FormField): unknown[] {
  if (field.kind === 'text')
    return [
      ...(field.pattern === undefined ? [] : ['\u2603 ', '']),
      ...(field.format === undefined ? [] : ['2026-02-30', 'amanhã']),
      ...(field.most === undefined ? [] : ['a'.repeat(field.most + 1)]),
    ];
  if (field.kind === 'number')
    return [
      ...(field.from === undefined ? [] : [field.from - 1]),
      ...(field.to === undefined ? [] : [field.to + 1]),
    ];
  return field.kind === 'choice' ? ['nada'] : [];
}

/** Each field below one that has a value, with that. */
function fieldsIn(
  field: FormField,
  value: unknown,
  at: FieldPath,
): { readonly field: FormField; readonly at: FieldPath }[] {
  if (value === undefined) return [];
  if (field.kind === 'group')
    return field.fields.flatMap((one) =>
      fieldsIn(one.field, valueAt(value, [one.name]), [...at, one.name]),
    );
  if (field.kind === 'list' || field.kind === 'names')
    return [
      { field, at },
      ...Object.entries(value as object).flatMap(([key, one]) =>
        fieldsIn(field.item, one, [...at, field.kind === 'list' ? Number(key) : key]),
      ),
    ];
  return [{ field, at }];
}

describe.each(sites)('of %s', (name) => {
  const dir = join(root, name);
  const { sections, value } = businessState(snapshotFiles(dir), [], 'pt-BR');

  test('nothing that is there is wrong', async () => {
    const changes = sections.map(({ at }): FieldChange => ({ at, after: valueAt(value, at) }));
    expect(await checkFields(sections, changes, 'pt-BR')).toEqual([]);
  });

  test('a list that must not be empty is told of in the words of `check`', async () => {
    const known = rememberedSites()(dir);
    const lists = sections
      .flatMap(({ at, field }) => fieldsIn(field, valueAt(value, at), at))
      .filter(({ field }) => field.kind === 'list' && field.least !== undefined);
    expect(lists.length).toBeGreaterThan(0);
    for (const { at } of new Map(lists.map((one) => [JSON.stringify(one.field), one])).values()) {
      const changes = [{ at, before: valueAt(value, at), after: [] }];
      const { answer } = checkChanges(known, changes, 'pt-BR');
      const said = answer.is === 'wrong' ? answer.problems.map(({ message }) => message) : [];
      const told = await checkFields(sections, changes, 'pt-BR');
      expect(told).toHaveLength(1);
      expect(said).toContain(told[0]!.message);
    }
  });

  test('what a form refuses is told in the words of `check`', async () => {
    const known = rememberedSites()(dir);
    const fields = sections.flatMap(({ at, field }) => fieldsIn(field, valueAt(value, at), at));
    // One of each kind of field, the first of it.
    const kinds = new Map(fields.map((one) => [JSON.stringify(one.field), one]));
    const tries = [...kinds.values()].flatMap(({ field, at }) =>
      refusedBy(field).map((after): FieldChange => ({ at, before: valueAt(value, at), after })),
    );
    expect(tries.length).toBeGreaterThan(10);
    for (const round of [0, 1, 2]) {
      const places = new Map<string, FieldChange[]>();
      for (const one of tries) {
        const place = JSON.stringify(one.at);
        places.set(place, [...(places.get(place) ?? []), one]);
      }
      const changes = [...places.values()].flatMap((of) => of[round] ?? []);
      if (changes.length === 0) continue;
      const { answer } = checkChanges(known, changes, 'pt-BR');
      const said = answer.is === 'wrong' ? answer.problems : [];
      const told = await checkFields(sections, changes, 'pt-BR');
      const messages = (problems: typeof said) =>
        problems.map(({ at, message }) => `${at?.join('.') ?? ''}: ${message}`).sort();
      expect(messages(told)).toEqual(messages(said));
    }
  });
});
