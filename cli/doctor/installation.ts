import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPackages } from '../start/installed.mjs';
import type { Check } from './finding.ts';

/** Numbers of a version: `20.19.4` is [20, 19, 4]. */
const numbers = (version: string) => version.split('.').map(Number);

/** True if `version` is at least `oldest`; a number that is left out is 0. */
export function isAtLeast(version: string, oldest: string): boolean {
  const [have, want] = [numbers(version), numbers(oldest)];
  for (let place = 0; place < want.length; place += 1) {
    const difference = (have[place] ?? 0) - want[place]!;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** The running Node against `engines` of package.json. */
export const checkNode: Check = ({ packageDir, language }) => {
  const pt = language === 'pt';
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
      says: pt
        ? `Node ${node}; é preciso o ${oldest} ou mais novo.`
        : `Node ${node}; ${oldest} or newer is needed.`,
      fix: pt
        ? 'Instale a versão LTS de https://nodejs.org'
        : 'Install the LTS version from https://nodejs.org',
    },
  ];
};

/** What npm installed against package-lock.json; what only tests and checks need is a warning. */
export const checkDependencies: Check = ({ root, language }) => {
  const pt = language === 'pt';
  const name = pt ? 'Dependências' : 'Dependencies';
  const needed = missingPackages(root, false);
  const all = missingPackages(root, true);
  if (!needed || !all)
    return [
      {
        check: 'dependencies',
        level: 'error',
        says: pt ? `${name}: não estão instaladas.` : `${name}: not installed.`,
        fix: 'npm ci',
      },
    ];
  if (all.length === 0)
    return [
      {
        check: 'dependencies',
        level: 'ok',
        says: pt ? `${name}: como em package-lock.json` : `${name}: as in package-lock.json`,
      },
    ];
  const named = (needed.length > 0 ? needed : all).map((path) =>
    path.replace(/^.*node_modules\//, ''),
  );
  const more = named.length - 3;
  const some = `${named.slice(0, 3).join(', ')}${more > 0 ? (pt ? ` e mais ${more}` : ` and ${more} more`) : ''}`;
  if (needed.length > 0)
    return [
      {
        check: 'dependencies',
        level: 'error',
        says: pt
          ? `${name}: faltam ou são de outra versão: ${some}.`
          : `${name}: missing or of another version: ${some}.`,
        fix: 'npm ci',
      },
    ];
  return [
    {
      check: 'dependencies',
      level: 'warning',
      says: pt
        ? `${name}: faltam as de desenvolvimento, que só os testes usam: ${some}.`
        : `${name}: those for development are missing, which only tests use: ${some}.`,
      fix: 'npm ci --include=dev',
    },
  ];
};
