import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { missingPackages } from '../start/installed.mjs';
import type { Check } from './finding.ts';

/** Numbers of a version: `20.19.4` is [20, 19, 4]. */
const numbers = (version: string) => version.split('.').map(Number);

/** True if `version` is at least `oldest`; a number that is left out is 0. */
export function isAtLeast(version: string, oldest: string): boolean {
  const [have, want] = [numbers(version), numbers(oldest)];
  for (let index = 0; index < want.length; index += 1) {
    const difference = (have[index] ?? 0) - want[index]!;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** The running Node against `engines` of package.json. */
export const checkNode: Check = ({ packageDir, language }) => {
  const words = commandWordsOf(language).doctor.installation;
  const { engines } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const oldest = engines.node.replace(/^>=/, '');
  const { node } = process.versions;
  if (isAtLeast(node, oldest)) return [{ check: 'node', level: 'ok', says: `Node ${node}` }];
  return [
    {
      check: 'node',
      level: 'error',
      says: words.oldNode({ node, oldest }),
      fix: words.installNode,
    },
  ];
};

/** What npm installed against package-lock.json; what only tests and checks need is a warning. */
export const checkDependencies: Check = ({ root, language }) => {
  const words = commandWordsOf(language).doctor.installation;
  const name = words.name;
  const needed = missingPackages(root, false);
  const all = missingPackages(root, true);
  if (!needed || !all)
    return [
      {
        check: 'dependencies',
        level: 'error',
        says: words.notInstalled({ name }),
        fix: 'npm ci',
      },
    ];
  if (all.length === 0)
    return [
      {
        check: 'dependencies',
        level: 'ok',
        says: words.asLocked({ name }),
      },
    ];
  const named = (needed.length > 0 ? needed : all).map((path) =>
    path.replace(/^.*node_modules\//, ''),
  );
  const more = named.length - 3;
  const some = `${named.slice(0, 3).join(', ')}${more > 0 ? words.andMore({ more }) : ''}`;
  if (needed.length > 0)
    return [
      {
        check: 'dependencies',
        level: 'error',
        says: words.missing({ name, some }),
        fix: 'npm ci',
      },
    ];
  return [
    {
      check: 'dependencies',
      level: 'warning',
      says: words.missingForTests({ name, some }),
      fix: 'npm ci --include=dev',
    },
  ];
};
