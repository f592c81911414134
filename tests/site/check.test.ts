// What `portao check` says of the real site: that it is not finished where it cannot be, and nothing else.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../engine/check/check-site.ts';
import { root } from '../structure/tree.ts';

test('only data that the owner is still to give is reported', () => {
  const { problems } = checkSite(join(root, 'site'), {
    lints: 'check',
    schemaDir: join(root, 'site/generated'),
    now: '2026-12-01',
  });
  expect(problems.filter(({ code }) => code !== 'placeholder' && code !== 'sample')).toEqual([]);
  expect(problems.map(({ file, code, level }) => `${level} ${code} ${file}`).sort()).toEqual([
    ...Array<string>(13).fill('warning placeholder site.yaml'),
    'warning sample pages/cidades/guarulhos.yaml',
    'warning sample partials/confianca.yaml',
    ...Array<string>(2).fill('warning sample site.yaml'),
  ]);
});
