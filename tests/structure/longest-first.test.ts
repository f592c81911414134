import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../folders.ts';
import { longestFirst } from '../longest-first.ts';

test('of each project the files that start processes come first; else files and projects stay in order', () => {
  const folder = makeFolder();
  const project = { e2e: { name: 'e2e' }, unit: { name: 'unit' } };
  const file = (of: keyof typeof project, name: string, imported: string) => {
    const moduleId = join(folder, name);
    writeFileSync(moduleId, `import { x } from '${imported}';\n`);
    return { moduleId, project: project[of], name };
  };
  const ordered = longestFirst([
    file('e2e', 'page', '../browser.ts'),
    file('e2e', 'kinds', '../../posts/stands.ts'),
    file('unit', 'large', '../engine/fixture.ts'),
    file('unit', 'small', '../folders.ts'),
    file('unit', 'backup', './start-process.ts'),
    file('unit', 'start', './started-site.ts'),
  ]);
  expect(ordered.map(({ name }) => name)).toEqual([
    'kinds',
    'page',
    'backup',
    'start',
    'large',
    'small',
  ]);
});
