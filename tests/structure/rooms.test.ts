import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, importsOf, root, sources } from './tree.ts';

/** Folders of a house, sorted. */
const foldersOf = (house: string) =>
  readdirSync(join(root, house), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * The rooms of each house, floor by floor from the roof to the ground (docs/architecture.md). A room imports rooms of the
 * floors below its own and nothing else, types included; so there is no circle. Files beside the rooms stand on the roof.
 */
const houses: Readonly<Record<string, readonly (readonly string[])[]>> = {
  engine: [
    ['dev'],
    ['publish'],
    ['edit'],
    ['check', 'provenance'],
    ['resolve', 'database'],
    ['media'],
    ['content', 'panel'],
    ['blog'],
    ['server', 'render'],
    ['diagnostics', 'hosting', 'client', 'files'],
    ['words'],
  ],
  blocks: [
    ['entry'],
    foldersOf('blocks').filter((folder) => folder !== 'parts' && folder !== 'entry'),
    ['parts'],
  ],
  'engine/panel': [
    ['frame'],
    ['history', 'today'],
    [
      'account',
      'analytics',
      'business',
      'contacts',
      'editor',
      'entries',
      'generator',
      'people',
      'posts',
      'scheduler',
    ],
    ['post'],
    ['ui'],
    ['data'],
  ],
  cli: [
    ['blocks', 'blog', 'commands', 'data', 'doctor', 'edit', 'new', 'upgrade', 'user'],
    ['site', 'start'],
    ['command-line'],
    ['output'],
    ['create', 'municipalities', 'package', 'templates'],
  ],
};

describe.each(Object.entries(houses))('the rooms of %s', (house, floors) => {
  const rooms = floors.flat();
  const floorOf = (room: string) => floors.findIndex((floor) => floor.includes(room));
  /** Room of a file of the house; '' for a file beside the rooms. */
  const roomOf = (path: string) => path.slice(house.length + 1).match(/^([^/]+)\//)?.[1] ?? '';
  const inside = sources.filter((file) => file.startsWith(`${house}/`));

  test('are the folders that there are', () => {
    expect(foldersOf(house)).toEqual([...rooms].sort());
  });

  test('import downwards only', () => {
    const steps = inside
      .flatMap(importsOf)
      .filter(({ target }) => target?.startsWith(`${house}/`))
      .map(({ file, target }) => ({
        file,
        target: target!,
        from: roomOf(file),
        to: roomOf(target!),
      }))
      .filter(({ from, to }) => from !== to);
    expect(steps.length).toBeGreaterThan(rooms.length);
    const upward = steps.filter(({ from, to }) => floorOf(to) <= floorOf(from));
    expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });
});

test('no folder holds so many files that one cannot look through them', () => {
  const counts = new Map<string, number>();
  for (const file of ['engine', 'cli', 'blocks'].flatMap(filesBelow))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});
