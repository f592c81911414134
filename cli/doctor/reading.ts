import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDocument } from '../../engine/content/file-snapshot.ts';
import { readQuickly, type QuickYamlReason } from '../../engine/content/quick-yaml/quick-yaml.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Check } from './finding.ts';

/** Documents that are named for each reason; the others are counted. */
const namedFiles = 2;

/** The documents of a site, below its folder. */
const documentsOf = (siteDir: string): string[] => [
  'site.yaml',
  ...['pages', 'partials'].flatMap((folder) =>
    filesBelow(join(siteDir, folder))
      .files.filter(isDocument)
      .map((file) => `${folder}/${file}`),
  ),
];

/** How many documents the quick reader of YAML takes, and why the library reads the others, which is several times as slow. */
export const checkReading: Check = async ({ siteDir, language }, signal) => {
  const words = commandWordsOf(language).doctor.reading;
  const left = new Map<QuickYamlReason, string[]>();
  let count = 0;
  for (const file of documentsOf(siteDir)) {
    if (signal.aborted) break;
    const text = await readFile(join(siteDir, file), 'utf8').catch(() => null);
    if (text === null) continue;
    count += 1;
    const quick = readQuickly(text);
    if ('value' in quick) continue;
    const same = left.get(quick.left);
    if (same) same.push(file);
    else left.set(quick.left, [file]);
  }
  if (count === 0) return [];
  const others = [...left.values()].flat().length;
  const reasons = [...left].map(([reason, files]) => {
    const named = files.slice(0, namedFiles).map((file) => `${basename(siteDir)}/${file}`);
    const more = files.length > namedFiles ? [`+ ${files.length - namedFiles}`] : [];
    return `${words.reasons[reason]} (${[...named, ...more].join(', ')})`;
  });
  const all = words.quick({ quick: count - others, count });
  const slow = words.slow({ count: others });
  return [
    {
      check: 'reading',
      level: 'ok',
      says: others === 0 ? all : `${all}; ${slow}: ${reasons.join(', ')}`,
    },
  ];
};
