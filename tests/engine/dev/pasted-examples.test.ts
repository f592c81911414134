// Whoever copies an example of the gallery, or of the command line, pastes it into a page of the site at hand.
import { join } from 'node:path';
import { cpSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { blockExample } from '../../../cli/blocks/block-example.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { readSchemas } from '../../../engine/content/own-schemas.ts';
import { readExamples } from '../../../engine/dev/block-examples.ts';
import { readNames, withSiteNames } from '../../../engine/dev/site-names.ts';
import { localeOf } from '../../../engine/words/locale.ts';
import { root } from '../../structure/tree.ts';
import { makeFolder } from '../fixture.ts';

const page = (path: string, blocks: string) =>
  `path: ${path}\ntitle: T${path}\ndescription: D${path}\nupdated: "2026-01-01"\nregion: { kind: city, group: GROUP, name: Somewhere, coordinates: [0, 0] }\nblocks:\n${blocks}\n`;

test.each(['site', 'examples/locksmith-leeds', 'examples/dentista-curitiba'])(
  'every example is right in a page of %s',
  (name) => {
    const siteDir = join(makeFolder(), 'site');
    cpSync(join(root, name), siteDir, { recursive: true });
    const { schemas } = readSchemas(siteDir);
    const names = readNames(siteDir)!;
    const { language } = localeOf(names.settings);
    const texts = [...readExamples(siteDir, schemas, language)].flatMap(([type, examples]) => [
      ...examples.map(({ block }) => withSiteNames(stringify([block]), names)),
      blockExample({ siteDir, schemas, language }, type),
    ]);
    const group = names.settings.regionGroups[0]!.id;
    texts.forEach((text, at) => {
      const file = join(siteDir, `pages/pasted-${at}.yaml`);
      writeFileSync(file, page(`/pasted-${at}`, text).replace('GROUP', group));
    });
    const told = checkSite(siteDir, { lints: 'check' }).problems.filter(
      ({ file, level, code }) =>
        (level === 'error' ? code !== 'coordinates-far' : code === 'key-order') &&
        file.startsWith('pages/pasted-'),
    );
    expect(
      told.map(({ file, code, params, source, line }) => [
        code,
        params,
        source?.[line - 1],
        source?.[6] ?? file,
      ]),
    ).toEqual([]);
    expect(texts.length).toBeGreaterThan(90);
  },
);
